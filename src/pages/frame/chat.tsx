import { useLang, useSay } from '../../ui/reader.tsx';
import { whatsappLink } from '../../ui/whatsapp-link.ts';
import type { Site } from '../site.ts';
import { frameTexts } from './messages.ts';

/** A WhatsApp number and the name under which taps on it are counted. */
export type Chatting = { whatsapp: string; tap: string };

/**
 * `chat.client.ts` hides it while the visitor scrolls down or types, and where it would cover text.
 */
type Props = { site: Site; chatting: Chatting | undefined };

export function Chat({ site, chatting }: Props) {
  const say = useSay();
  const enLang = useLang('en');
  const { info, links } = site.contact;
  const { whatsapp, tap } = chatting ?? { whatsapp: info.whatsapp, tap: 'whatsapp' };
  if (links.whatsapp_button !== 'on' || whatsapp === '') return null;
  return (
    <aside
      aria-label={say(frameTexts.chat)}
      lang={enLang}
      data-chat=""
      className="group pointer-events-none fixed right-3 bottom-3 z-30 size-12 sm:right-4 sm:bottom-4 print:hidden"
    >
      <a
        href={whatsappLink(whatsapp, info.whatsapp_greeting)}
        target="_blank"
        rel="noopener noreferrer"
        data-tap={tap}
        className="pointer-events-auto grid size-full place-items-center rounded-full bg-pandan-deep text-foam shadow transition hover:scale-105 focus-visible:translate-y-0! group-data-away:translate-y-20 group-data-typing:translate-y-20"
      >
        <span className="sr-only">
          {say(frameTexts.chatOnWhatsApp)} {say(frameTexts.newTab)}
        </span>
        <svg
          width="24"
          height="24"
          viewBox="0 0 24 24"
          className="size-6"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <path d="M4 20l1.3-4A8 8 0 1 1 8.4 19z" strokeLinejoin="round" />
          <path
            d="M9 9.2c0 3 2.8 5.8 5.8 5.8l1.2-1.4-2-1.2-1 .8a5 5 0 0 1-2.2-2.2l.8-1-1.2-2z"
            strokeLinejoin="round"
          />
        </svg>
      </a>
    </aside>
  );
}
