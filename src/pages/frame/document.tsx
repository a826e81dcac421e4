import type { ReactNode } from 'react';
import type { Language } from '../../messages.ts';
import { inVoice } from '../../pages.contract.ts';
import type { Assets } from '../../server/http/assets.ts';
import { PREFETCH_RULES } from '../../server/http/security-headers.ts';
import type { PageShare } from '../brand/share.ts';
import { type Site, siteReader } from '../site.ts';
import { alternatesOf } from './alternates.ts';

export type Head = {
  title: string;
  description: string;
  path: string;
  lang: Language;
  image?: string;
  /** It replaces `image` on a page whose picture is drawn for it alone. */
  shared?: PageShare;
  noindex?: boolean;
  /** A page that is dark by night would be white until its style sheet is there. */
  nightGround?: string;
  jsonLd?: object[];
  photoLink?: ReactNode;
};

type Props = {
  head: Head;
  site: Site;
  assets: Assets['site'];
  /** Data scripts such as JSON-LD are left out, too. */
  withoutScripts?: boolean | undefined;
  children: ReactNode;
};

export function Document({ head, site, assets, withoutScripts = false, children }: Props) {
  const { voice, lang, prefix } = siteReader(site, head.lang);
  const url = site.url + inVoice(prefix, head.path);
  const { name } = site.contact.brand;
  const title = head.title === name ? name : `${head.title} · ${name}`;
  const description = head.description || site.contact.brand.tagline || title;
  const image = site.url + site.share(lang, head.shared?.file ?? head.image, head.shared?.shared);
  return (
    <html lang={lang} data-voice={voice} data-prefix={prefix || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {head.noindex && <meta name="robots" content="noindex" />}
        <link rel="canonical" href={url} />
        {/* A page painted in parts would shift what is already read. */}
        <link rel="expect" href="#end" blocking="render" />
        {!head.noindex &&
          alternatesOf(site, head.path).map(({ hrefLang, href }) => (
            <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
          ))}
        {[...assets.styles, ...site.look.styles].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* Without the preload, fonts arrive after the first paint and text reflows. */}
        {(site.look.fonts ?? assets.fonts)?.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            href={href}
            crossOrigin="anonymous"
          />
        ))}
        {head.photoLink}
        {!withoutScripts &&
          assets.scripts.map((src) => <script key={src} type="module" src={src} />)}
        {head.nightGround && (
          <>
            <meta name="color-scheme" content="light dark" />
            <meta
              name="theme-color"
              media="(prefers-color-scheme: dark)"
              content={head.nightGround}
            />
          </>
        )}
        <meta name="theme-color" content={site.look.palette.paper} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={inVoice(prefix, '/manifest.webmanifest')} />
        <meta property="og:type" content="website" />
        {site.isNamed && <meta property="og:site_name" content={name} />}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        <meta property="og:image" content={image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:locale" content={lang === 'id' ? 'id_ID' : 'en_GB'} />
        <meta name="twitter:card" content="summary_large_image" />
        {!withoutScripts && <DataScripts jsonLd={head.jsonLd} />}
      </head>
      <body>
        {children}
        <i id="end" />
      </body>
    </html>
  );
}

/** Browsers and search engines read these data; none of it runs. */
function DataScripts({ jsonLd = [] }: Pick<Head, 'jsonLd'>) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the constant that the policy names */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: PREFETCH_RULES }} />
      {jsonLd.map((data) => (
        <script
          key={JSON.stringify(data).length}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data with every < escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}
