import type { Site } from '../site.ts';

/** A WhatsApp chat with the shop, with its greeting already typed. */
export function whatsappLink({ contact }: Site): string {
  const { whatsapp, whatsapp_greeting } = contact.info;
  return `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}?text=${encodeURIComponent(whatsapp_greeting)}`;
}

export function Chat({ site }: { site: Site }) {
  const { info, links } = site.contact;
  if (links.whatsapp_button !== 'on' || info.whatsapp === '') return null;
  return (
    <aside aria-label="Chat">
      <a
        href={whatsappLink(site)}
        target="_blank"
        rel="noopener noreferrer"
        data-tap="whatsapp"
        className="fixed right-4 bottom-4 z-30 grid size-14 place-items-center rounded-full bg-pandan-deep text-foam shadow transition hover:scale-105 print:hidden"
      >
        <span className="sr-only">Chat on WhatsApp (opens in a new tab)</span>
        <svg
          viewBox="0 0 24 24"
          className="size-7"
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
