import { isAboutApp } from '../../features/content/registry/about-app.contract.ts';
import type { Language } from '../../messages.ts';
import { SAID_TOGETHER } from './without-app.messages.ts';

/** According to the built-in texts, only the app asks for these or gives them. */
const OF_THE_APP =
  /\b(memberships|member’s|one-time|otp|sekali pakai|ratings|app-rating|barcode|reward|akun|screenshots?|tangkapan layar|gambar bukti|proof pictures|(?<!data )lokasi|your location|location, optional|location of)\b/i;
/** These sentences say "it" of what the sentence before, which is left out, was about. */
const REFERS_TO_IT =
  /\b(ask for them on this website|memintanya lewat situs ini|delete it in the settings|menghapusnya melalui pengaturan)\b/i;

const textOf = (html: string) => html.replaceAll(/<[^<>]*>/g, ' ');
function isOfApp(html: string): boolean {
  const text = textOf(html);
  return isAboutApp(text) || OF_THE_APP.test(text) || REFERS_TO_IT.test(text);
}

export function withoutApp(html: string, language: Language): string {
  let text = html.replaceAll('\u00a0', ' ');
  for (const [both, rest] of SAID_TOGETHER[language]) text = text.replaceAll(both, rest);
  text = text
    // What the app collects goes with its heading.
    .replaceAll(/<h3(?: id="[^"]*")?>((?:(?!<\/h3>).)*)<\/h3>\s*<ul>.*?<\/ul>/g, (part, heading) =>
      isOfApp(heading) ? '' : part,
    )
    // A definition goes with its term.
    .replaceAll(/<h4>((?:(?!<\/h4>).)*)<\/h4>\s*<p>(?:(?!<\/p>).)*<\/p>/g, (part, term: string) =>
      isOfApp(term) ? '' : part,
    )
    .replaceAll(/<(li|tr|h3|h4)(?: id="[^"]*")?>(?:(?!<\1[ >]).)*?<\/\1>/g, (part) =>
      isOfApp(part) ? '' : part,
    )
    .replaceAll(/<p>(.*?)<\/p>/g, (part, inner: string) => {
      if (!isOfApp(part)) return part;
      const left = inner.split(/(?<=[.!?])\s+/).filter((sentence) => !isOfApp(sentence));
      return left.length > 0 ? `<p>${left.join(' ')}</p>` : '';
    })
    .replaceAll(/<(ul|ol|tbody|blockquote)>\s*<\/\1>/g, '')
    .replaceAll(/<table>\s*<thead>(?:(?!<\/thead>).)*<\/thead>\s*<\/table>/g, '')
    .replaceAll(/<p>[^<>]*:<\/p>(?!\s*<(?:ul|ol|table|h3|h4))/g, '');
  for (const heading of ['h4', 'h3', 'h2']) text = withoutEmpty(text, heading);
  return text;
}

/** A heading goes when nothing is under it any more. */
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
