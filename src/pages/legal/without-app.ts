import type { Language } from '../../messages.ts';

/** What the built-in texts say of the app beside something that stays. */
const SAID_TOGETHER: Record<Language, [both: string, rest: string][]> = {
  id: [
    ['aplikasi keanggotaan {app}, situs ini', 'situs ini'],
    ['Situs dan aplikasi memuat', 'Situs ini memuat'],
    ['App Store, Google Play, WhatsApp', 'WhatsApp'],
    ['ketukan pada tombol toko aplikasi, promo, dan WhatsApp', 'ketukan pada promo dan WhatsApp'],
    ['aplikasi membership {app} untuk iOS dan Android, dan situs ini', 'dan situs ini'],
    ['seperti App Store, Google Play, atau WhatsApp', 'seperti WhatsApp'],
  ],
  en: [
    [', the {app} membership app for iOS and Android, and this website', ' and this website'],
    ['It covers the app, this website', 'It covers this website'],
    ['such as the App Store, Google Play or WhatsApp', 'such as WhatsApp'],
    ['App Store, Google Play, WhatsApp', 'WhatsApp'],
    ['taps on the app store, promo and WhatsApp buttons', 'taps on promos and WhatsApp'],
    ['keep the website and app secure', 'keep the website secure'],
    ['The website and the app contain', 'The website contains'],
    ['when you use the {app} membership app, this website', 'when you use this website'],
    ['a member, a customer, or a visitor', 'a customer or a visitor'],
  ],
};

const ABOUT_APP =
  /\{app\}|\b(apps?|app store|google play|memberships?|members?|member’s|aplikasi|keanggotaan|membership|anggota|saldo|top-?ups?|balance|poin|points?|one-time|otp|sekali pakai|ratings|app[- ]rating|rating aplikasi|barcode|reward|akun|screenshots?|tangkapan layar|gambar bukti|lokasi|your location|location, optional|location of)\b/i;

const textOf = (html: string) => html.replaceAll(/<[^<>]*>/g, ' ');
const isAboutApp = (html: string) => ABOUT_APP.test(textOf(html));

/** A built-in legal text for a shop without an app: what is said of one is left out. */
export function withoutApp(html: string, language: Language): string {
  let text = html.replaceAll('\u00a0', ' ');
  for (const [both, rest] of SAID_TOGETHER[language]) text = text.replaceAll(both, rest);
  text = text
    // A definition goes with its term.
    .replaceAll(/<h4>((?:(?!<\/h4>).)*)<\/h4>\s*<p>(?:(?!<\/p>).)*<\/p>/g, (part, term: string) =>
      isAboutApp(term) ? '' : part,
    )
    .replaceAll(/<(li|tr|h3|h4)(?: id="[^"]*")?>(?:(?!<\1[ >]).)*?<\/\1>/g, (part) =>
      isAboutApp(part) ? '' : part,
    )
    .replaceAll(/<p>(.*?)<\/p>/g, (part, inner: string) => {
      if (!isAboutApp(part)) return part;
      const left = inner.split(/(?<=[.!?])\s+/).filter((sentence) => !isAboutApp(sentence));
      return left.length > 0 ? `<p>${left.join(' ')}</p>` : '';
    })
    .replaceAll(/<(ul|ol|tbody|blockquote)>\s*<\/\1>/g, '')
    .replaceAll(/<table>\s*<thead>(?:(?!<\/thead>).)*<\/thead>\s*<\/table>/g, '')
    .replaceAll(/<p>[^<>]*:<\/p>(?!\s*<(?:ul|ol|table|h3|h4))/g, '');
  for (const heading of ['h4', 'h3', 'h2']) text = withoutEmpty(text, heading);
  return text;
}

/** Without headings that nothing stands under any more. */
function withoutEmpty(html: string, heading: string): string {
  const own = Number(heading.slice(1));
  const next = Array.from({ length: own - 1 }, (_, place) => `<h${place + 2}[ >]`).join('|');
  return html.replaceAll(
    new RegExp(
      `<${heading}(?: id="[^"]*")?>(?:(?!</${heading}>).)*</${heading}>\\s*(?=${next}|</blockquote>|$)`,
      'g',
    ),
    '',
  );
}
