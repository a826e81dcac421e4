import { classes } from '../../ui/classes.ts';
import type { Site } from '../site.ts';
import { ON_TABLET, pageLinks } from './links.ts';
import { Logo } from './logo.tsx';

const linkClasses =
  'flex min-h-11 items-center rounded px-3.5 font-semibold transition hover:bg-ink/8 aria-[current]:text-caramel-deep';

/** The navigation bar in its three layouts; the menu is a `<details>`, so it needs no script. */
export function Bar({ site, path }: { site: Site; path: string }) {
  const login = { href: site.contact.links.member_site, text: 'Login' };
  return (
    <header className="fixed inset-x-0 top-0 z-40 p-2 sm:p-3 print:hidden">
      <div
        data-bar
        className="mx-auto flex max-w-page items-center gap-2 rounded bg-paper/80 py-1.5 ps-4 pe-1.5 text-sm backdrop-blur-md transition data-scrolled:bg-paper/97 data-scrolled:shadow"
      >
        <a
          href="/"
          className="me-auto flex min-h-11 items-center"
          aria-label={site.contact.brand.name}
        >
          <Logo site={site} />
        </a>
        <nav aria-label="Main" className="hidden md:block">
          <ul className="flex">
            {pageLinks.map((link, index) => (
              <li key={link.href} className={index < ON_TABLET ? '' : 'hidden lg:block'}>
                <BarLink {...link} path={path} />
              </li>
            ))}
            {login.href && (
              <li className="hidden lg:block">
                <LoginLink {...login} />
              </li>
            )}
          </ul>
        </nav>
        <details className="group lg:hidden">
          <summary className="flex size-11 cursor-pointer list-none items-center justify-center rounded hover:bg-ink/8 [&::-webkit-details-marker]:hidden">
            <span className="sr-only">Menu</span>
            <svg
              viewBox="0 0 24 24"
              className="size-6"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path className="group-open:hidden" d="M4 7h16M4 12h16M4 17h16" />
              <path className="hidden group-open:inline" d="m6 6 12 12M18 6 6 18" />
            </svg>
          </summary>
          <nav
            aria-label="Menu"
            className="absolute inset-x-2 top-full rounded bg-foam p-3 text-base shadow sm:inset-x-3 md:left-auto md:w-64"
          >
            <ul>
              {pageLinks.map((link, index) => (
                <li key={link.href} className={classes(index < ON_TABLET && 'md:hidden')}>
                  <BarLink {...link} path={path} />
                </li>
              ))}
              {login.href && (
                <li>
                  <LoginLink {...login} />
                </li>
              )}
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}

function BarLink({ href, text, path }: { href: string; text: string; path: string }) {
  return (
    <a href={href} className={linkClasses} aria-current={href === path ? 'page' : undefined}>
      {text}
    </a>
  );
}

/** The membership site is another site; staff sign in at `/login`. */
function LoginLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} className={linkClasses} target="_blank" rel="noopener noreferrer">
      {text}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
