import type { ReactNode } from 'react';
import type { Site } from '../site.ts';
import { legalLinks, quickLinks } from './links.ts';
import { Logo } from './logo.tsx';

type Link = { href: string; text: string; external?: boolean };

export function Footer({ site }: { site: Site }) {
  const { brand, info, hours, links } = site.contact;
  const app: Link[] = [
    { href: links.app_store, text: 'App Store', external: true },
    { href: links.play_store, text: 'Google Play', external: true },
    { href: links.social, text: 'Instagram', external: true },
  ];
  return (
    <footer className="on-dark kawung pb-24 print:hidden">
      <div className="container-page grid grid-cols-2 gap-10 py-16 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full lg:col-span-1">
          <Logo site={site} light />
          <p className="mt-4 max-w-xs text-paper/80">{brand.tagline}</p>
          <address className="mt-6 text-sm not-italic text-paper/80">
            <p className="whitespace-pre-line">{info.address}</p>
            <p className="mt-2">{hours.home}</p>
          </address>
        </div>
        <FooterList title={`${brand.app_name} app`.trim()} links={app} />
        <FooterList title="Quick Links" links={quickLinks} />
        <FooterList title="Legal" links={legalLinks}>
          <li className="flex min-h-11 items-center text-paper/80">Cookie Policy</li>
        </FooterList>
      </div>
      <p className="container-page text-sm text-paper/80">
        {`© ${[brand.name, brand.legal_name].filter(Boolean).join(' · ')}`}
      </p>
    </footer>
  );
}

function FooterList({
  title,
  links,
  children,
}: {
  title: string;
  links: Link[];
  children?: ReactNode;
}) {
  const shown = links.filter(({ href }) => href !== '');
  if (shown.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className="eyebrow">{title}</h2>
      <ul className="mt-3">
        {shown.map(({ href, text, external }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center hover:underline"
              {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              {text}
              {external && <span className="sr-only"> (opens in a new tab)</span>}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
