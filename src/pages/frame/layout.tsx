import type { ReactNode } from 'react';
import { useLang, useSay } from '../../ui/reader.tsx';
import type { Site } from '../site.ts';
import { Bar } from './bar.tsx';
import { Chat, type Chatting, chatOf } from './chat.tsx';
import { Footer } from './footer.tsx';
import { frameTexts } from './messages.ts';

type Props = {
  site: Site;
  path: string;
  chatting: Chatting | undefined;
  children: ReactNode;
};

export function Layout({ site, path, chatting, children }: Props) {
  const say = useSay();
  const chat = chatOf(site, chatting);
  return (
    <>
      <a
        href="#main"
        lang={useLang('en')}
        className="sr-only z-50 rounded bg-ink font-semibold text-paper focus:not-sr-only focus:px-5 focus:py-3 focus:fixed focus:top-3 focus:left-3"
      >
        {say(frameTexts.skip)}
      </a>
      <Bar site={site} path={path} chat={chat} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <div
        aria-hidden="true"
        className="kawung h-10 bg-caramel-deep text-caramel-glow [--kawung-opacity:0.5] sm:h-14 print:hidden"
      />
      <Footer site={site} path={path} />
      {chat && <Chat site={site} chat={chat} />}
    </>
  );
}
