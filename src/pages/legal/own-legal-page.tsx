import { slugOf } from '../../contract.ts';
import type { ArticleTexts } from '../../features/articles/contract.ts';
import { plainText } from '../../features/articles/sanitise.ts';
import { withoutLanguages } from '../../server/http/language-marks.ts';
import type { InLanguage } from '../../server/lists/translation.ts';
import { startOfDay } from '../../time.ts';
import { Sentence, useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { RichText } from '../articles/rich-text.tsx';
import type { Site } from '../site.ts';
import { brandOf, type Retention } from './brand.ts';
import { LegalPage } from './legal-page.tsx';
import type { LegalSection } from './legal-section.ts';
import { ownLegalTexts } from './messages.ts';

type Props = { site: Site; retention: Retention; texts: InLanguage<ArticleTexts> };

export function OwnLegalPage({ site, retention, texts }: Props) {
  const say = useSay();
  const formats = useFormats();
  const { title, summary, body, day } = texts;
  const { opening, sections } = sectionsOf(body);
  return (
    <LegalPage
      brand={brandOf(site, retention)}
      contents={say(ownLegalTexts.contents)}
      title={title}
      intro={summary}
      date={
        day && (
          <Sentence
            of={ownLegalTexts.holdsFrom}
            day={<time dateTime={day}>{formats.day(startOfDay(day))}</time>}
          />
        )
      }
      opening={opening && <RichText html={opening} className="mb-10" />}
      sections={sections}
    />
  );
}

const HEADING = /^<h2(?: id="([^"]*)")?>(.*?)<\/h2>(.*)$/s;
const BLOCKS = /<(\/?)(?:blockquote|ul|ol|li|table|t[hdr])>/g;

/** A heading within a list or a table begins no section. */
function isWhole(html: string): boolean {
  let depth = 0;
  for (const [, end] of html.matchAll(BLOCKS)) {
    depth += end ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** Each heading has a section, so that the list of contents leads to it. */
function sectionsOf(body: string): { opening: string; sections: LegalSection[] } {
  const parts = body.split(/(?=<h2[ >])/);
  if (!parts.every(isWhole)) return { opening: body, sections: [] };
  const used = new Set<string>();
  const sections = parts.flatMap((part): LegalSection[] => {
    const [, id = '', heading, html = ''] = HEADING.exec(part) ?? [];
    if (heading === undefined) return [];
    const title = plainText(withoutLanguages(heading));
    const wanted = id || slugOf(title) || 'section';
    const count = [...used].filter((one) => one === wanted || one.startsWith(`${wanted}-`)).length;
    const own = used.has(wanted) ? `${wanted}-${count + 1}` : wanted;
    used.add(own);
    return [{ id: own, title, Body: () => <RichText html={html} /> }];
  });
  return { opening: HEADING.test(parts[0] ?? '') ? '' : (parts[0] ?? ''), sections };
}
