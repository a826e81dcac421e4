import { Login } from '../features/auth/login/login.island.tsx';
import { Picture } from '../features/media/picture/picture.tsx';
import { to } from '../pages.contract.ts';
import { pageTitles } from '../pages.messages.ts';
import { useLang, useSay } from '../ui/reader.tsx';
import { Logo } from './frame/logo.tsx';
import { pageTexts } from './messages.ts';
import type { Site } from './site.ts';

type Props = {
  site: Site;
  next: string;
  refusal: string | undefined;
  asksForCode: boolean;
};

export function LoginPage({ site, next, refusal, asksForCode }: Props) {
  const say = useSay();
  return (
    <main
      id="login"
      className="follows-night grid min-h-svh bg-milk dark:bg-paper max-lg:grid-rows-[auto_1fr] lg:grid-cols-2"
    >
      <div className="isolate flex justify-between gap-10 overflow-x-clip bg-pandan-tint px-8 pt-4 md:pt-10 lg:flex-col lg:pt-24 xl:px-16">
        <p className="heading-display max-w-[11em] text-4xl max-lg:hidden" lang={useLang('id')}>
          {site.contact.brand.tagline || site.contact.brand.name}
        </p>
        <Picture
          src="/pictures/bar.svg"
          alt=""
          className="on-counter mx-auto aspect-[8/5] w-full max-w-3xl self-end xl:-mx-8 xl:w-[calc(100%+4rem)] max-md:max-w-52 md:max-lg:max-w-sm"
        />
      </div>
      <div className="w-full max-w-[calc(28rem+2*var(--spacing-gutter))] place-self-center px-gutter py-4 md:py-12">
        <div className="card p-5 shadow sm:p-10">
          <a className="inline-flex min-h-11 items-center no-underline" href={to('/')}>
            <Logo site={site} followsNight />
          </a>
          <Login next={next} refusal={refusal} asksForCode={asksForCode} />
        </div>
        <ul className="mt-1 grid justify-items-center md:mt-4 text-center text-sm">
          {site.hasApp && site.contact.links.member_site && (
            <li>
              <a className="link link-row" href={site.contact.links.member_site}>
                {say(pageTexts.membersSignIn)}
              </a>
            </li>
          )}
          <li>
            <a className="link link-row" href={to('/')}>
              {say(pageTitles.back)}
            </a>
          </li>
        </ul>
      </div>
    </main>
  );
}
