import { to } from '../../pages.contract.ts';
import { pageTitles } from '../../pages.messages.ts';
import type { Assets } from '../../server/http/assets.ts';
import { Button } from '../../ui/button.tsx';
import { useReader, useSay } from '../../ui/reader.tsx';
import { pageTexts } from '../messages.ts';

export function AdminDocument({ assets }: { assets: Assets['admin'] }) {
  const say = useSay();
  const { voice, lang } = useReader();
  return (
    <html lang={lang} data-voice={voice}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* Otherwise the first paint is white by night. */}
        <meta name="color-scheme" content="light dark" />
        <title>Dashboard</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* Without the scripts nobody knows whether it is dark, and there is nothing to show. */}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} blocking="render" />
        ))}
      </head>
      <body>
        <div id="admin" />
        <noscript>
          <div className="grid justify-items-center gap-4 px-6 py-16 text-center">
            <img src="/mark.svg" alt="" className="size-12 night:hidden" />
            <img src="/mark-light.svg" alt="" className="hidden size-12 night:block" />
            <h1 className="heading-display text-2xl">{say(pageTexts.needsScript)}</h1>
            <a className="link link-row" href={to('/')}>
              {say(pageTitles.back)}
            </a>
            <form method="post" action="/api/auth/logout">
              <Button type="submit" variant="secondary">
                {say(pageTexts.signOut)}
              </Button>
            </form>
          </div>
        </noscript>
      </body>
    </html>
  );
}
