import type { Message } from '../../../messages.ts';
import { type Content, findItem, type PageName, registry } from '../contract.ts';
import type { PageContent } from '../registry/item.contract.ts';
import type { Pair } from './admin-pairs.ts';
import { editorTexts } from './messages.ts';

export type Section = { key: string; title: string; note: string | undefined; items: Content[] };

const isKnown = ({ page, section, key }: Content) => findItem(page, section, key) !== undefined;

const sectionKey = (content: Content): string =>
  isKnown(content) ? `${content.page}.${content.section}` : `${content.page}+`;

/** A search finds sections of all pages. */
export function sectionsOf(
  say: (message: Message<never>) => string,
  contents: Content[],
  pairs: Map<number, Pair>,
  page: PageName,
  searched: string,
): Section[] {
  const q = searched.toLowerCase();
  const matches = ({ id, label, key, value, draft, ...address }: Content): boolean => {
    const known = findItem(address.page, address.section, key)?.label;
    const labels = known ? `${known.id} ${known.en}` : label;
    const pair = pairs.get(id);
    const texts = pair
      ? [pair.original, pair.translation].map((one) => `${one.value} ${one.draft ?? ''}`).join(' ')
      : `${value} ${draft ?? ''}`;
    return `${labels} ${key} ${texts}`.toLowerCase().includes(q);
  };
  const wanted = contents.filter(
    (content) => content.language === '' && (q ? matches(content) : content.page === page),
  );
  const found = Map.groupBy(wanted, sectionKey);

  return Object.entries<PageContent>(registry).flatMap(([name, { label, sections }]) => {
    const prefix = q ? `${say(label)} › ` : '';
    const known = Object.entries(sections).map(([section, { label: title, items }]) => {
      const order = Object.keys(items);
      const members = found.get(`${name}.${section}`) ?? [];
      return {
        key: `${name}.${section}`,
        title: prefix + say(title),
        note: undefined,
        items: members.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key)),
      };
    });
    const added = {
      key: `${name}+`,
      title: prefix + say(editorTexts.added),
      note: say(editorTexts.notShown),
      items: found.get(`${name}+`) ?? [],
    };
    return [...known, added].filter(({ items }) => items.length > 0);
  });
}
