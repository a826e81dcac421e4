import { type Message, packed, said, say } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { invalid, notFound } from '../../server/http/errors.ts';
import { columnTexts } from '../../server/lists/csv.messages.ts';
import {
  type Cells,
  type CsvImport,
  choicesIn,
  dayIn,
  languageIn,
  translationIn,
  yesOrNo,
} from '../../server/lists/csv-columns.ts';
import { menuItemSchema, readPrice } from './contract.ts';
import { menuTexts } from './messages.ts';
import type { MenuSection } from './sections/contract.ts';
import { listSections } from './sections/store.ts';
import { menuEntries } from './store.ts';
import { badgeTexts, dietTexts } from './visitor.messages.ts';

/** In which cells a file has what is one field in two languages. */
const TRANSLATED = { otherName: 'name', otherDescription: 'description' } as const;

export const menuCsv: CsvImport = {
  columns: {
    id: columnTexts.id,
    name: columnTexts.name,
    category: columnTexts.category,
    sectionId: menuTexts.sectionId,
    description: columnTexts.description,
    price: columnTexts.price,
    variants: menuTexts.variants,
    badges: menuTexts.badges,
    diet: menuTexts.diet,
    soldFrom: menuTexts.soldFrom,
    soldTo: menuTexts.soldTo,
    language: columnTexts.language,
    otherName: menuTexts.otherName,
    otherDescription: menuTexts.otherDescription,
    imageUrl: columnTexts.imageUrl,
    isActive: columnTexts.isActive,
    slug: menuTexts.slug,
    soldOut: menuTexts.soldOut,
    updatedAt: columnTexts.updatedAt,
  },
  fields: { translation: menuTexts.otherName },
  ignored: ['slug', 'soldOut', 'updatedAt'],
  write: (row, reader) => {
    const item = menuItemSchema.parse(row);
    return {
      ...item,
      sectionId: item.sectionName ?? item.sectionId,
      variants: item.variants.map(({ name, price }) => `${name} ${price}`),
      badges: item.badges.map((badge) => say(reader, badgeTexts[badge])),
      diet: item.diet.map((note) => say(reader, dietTexts[note])),
      otherName: item.translation.name,
      otherDescription: item.translation.description,
    };
  },
  resolve: withSection,
  read: ({ id: _, ...cells }) => ({
    ...Object.fromEntries(
      Object.entries(cells)
        .filter(([name]) => name in READERS)
        .map(([name, text]) => [name, (READERS[name] ?? String)(text)] as const),
    ),
    ...translationIn(cells, TRANSLATED),
  }),
  async find(db: Db, { id = '' }) {
    if (id === '') return null;
    if (!/^\d{1,9}$/.test(id)) throw notFound(menuTexts.what);
    return (await menuEntries.find(db, Number(id))).id;
  },
};

const READERS: Record<string, (text: string) => unknown> = {
  name: String,
  category: (text) => text.trim().toLowerCase(),
  sectionId: (text) => (text.trim() === '' ? null : Number(text)),
  description: String,
  price: readPrice,
  variants: variantsIn,
  badges: (text) => choicesIn(text, badgeTexts),
  diet: (text) => choicesIn(text, dietTexts),
  soldFrom: dayIn,
  soldTo: dayIn,
  language: languageIn,
  imageUrl: (text) => text.trim() || null,
  isActive: yesOrNo,
};

/** A section by its name in either language, or by its id; a row without category has that of it. */
async function withSection(db: Db, cells: Cells): Promise<Cells> {
  const wanted = cells.sectionId?.trim().toLowerCase();
  if (!wanted) return cells;
  const sections = await listSections(db);
  const isNamed = ({ name, translation }: MenuSection) =>
    [name, translation.name].some((text) => text.toLowerCase() === wanted);
  const named = sections.filter(isNamed);
  const inCategory = named.filter(({ category }) => category === cells.category?.toLowerCase());
  const [found, another] = inCategory.length > 0 ? inCategory : named;
  const section = found ?? sections.find(({ id }) => String(id) === wanted);
  if (another) throw sectionError(menuTexts.sectionTwice);
  if (!section && !/^\d{1,9}$/.test(wanted)) throw sectionError(menuTexts.noSuchSection);
  if (!section) return cells;
  return { ...cells, sectionId: String(section.id), category: cells.category || section.category };
}

const sectionError = (text: Message<never>) => invalid(said(text), { sectionId: packed(text) });

/** `Panas 30000; Es Rp 32.000`: the price is what follows the last letter of the name. */
function variantsIn(text: string) {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const words = part.split(/\s+/);
      let start = words.length - 1;
      if (/^[a-z]+$/i.test(words[start] ?? '')) start -= 1; // "22 rb"
      if (/^rp\.?$/i.test(words[start - 1] ?? '')) start -= 1;
      if (start < 1) return { name: part, price: Number.NaN };
      const price = readPrice(words.slice(start).join(' ')) ?? Number.NaN;
      return { name: words.slice(0, start).join(' '), price };
    });
}
