import { classes } from '../../ui/classes.ts';
import { useLang, useSay } from '../../ui/reader.tsx';
import { whatsappLink } from '../../ui/whatsapp-link.ts';
import type { Site } from '../site.ts';
import { frameTexts } from './messages.ts';

/** Taps on the WhatsApp number are counted under the name `tap`. */
export type Chatting = { whatsapp: string; tap: string };

/** Returns an outlet on its page, else the shop, or null for no button. */
export function chatOf(site: Site, outlet: Chatting | undefined): Chatting | null {
  const { info, links } = site.contact;
  const chat = outlet ?? { whatsapp: info.whatsapp, tap: 'whatsapp' };
  return links.whatsapp_button === 'on' && chat.whatsapp !== '' ? chat : null;
}

type Props = { site: Site; chat: Chatting };

/** `chat.client.ts` hides the button over text, and while one scrolls down or types. */
export function Chat(props: Props) {
  const say = useSay();
  return (
    <aside
      aria-label={say(frameTexts.chat)}
      lang={useLang('en')}
      data-chat=""
      className="group pointer-events-none fixed right-4 bottom-6 z-30 size-12 max-lg:hidden print:hidden"
    >
      <ChatLink
        {...props}
        className="pointer-events-auto size-full bg-pandan-deep text-foam shadow hover:scale-105 focus-visible:translate-y-0! group-data-away:translate-y-20 group-data-typing:translate-y-20"
      />
    </aside>
  );
}

type LinkProps = Props & { className: string };

export function ChatLink({ site, chat, className }: LinkProps) {
  const say = useSay();
  return (
    <a
      href={whatsappLink(chat.whatsapp, site.contact.info.whatsapp_greeting)}
      target="_blank"
      rel="noopener noreferrer"
      data-tap={chat.tap}
      className={classes('grid place-items-center rounded-full transition', className)}
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
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M4 20l1.3-4A8 8 0 1 1 8.4 19z" />
        <path d="M9 9.2c0 3 2.8 5.8 5.8 5.8l1.2-1.4-2-1.2-1 .8a5 5 0 0 1-2.2-2.2l.8-1-1.2-2z" />
      </svg>
    </a>
  );
}
