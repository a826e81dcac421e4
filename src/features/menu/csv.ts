import { say } from '../../messages.ts';
import { columnTexts } from '../../server/lists/csv.messages.ts';
import { minuteIn } from '../../server/lists/csv.ts';
import {
  type CsvImport,
  choicesIn,
  dayIn,
  languageIn,
  translationIn,
  yesOrNo,
} from '../../server/lists/csv-columns.ts';
import { type MenuItem, menuItemSchema, readPrice } from './contract.ts';
import { menuTexts } from './messages.ts';
import { sectionResolver } from './sections/import-store.ts';
import { menuEntries } from './store.ts';
import { badgeTexts, dietTexts } from './visitor.messages.ts';

/** A file has two cells for what is one field in two languages. */
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
  labels: { name: menuTexts.name },
  ignored: ['slug', 'soldOut', 'updatedAt'],
  write: (row, reader) => {
    const item = menuItemSchema.parse(row);
    return {
      ...item,
      sectionId: item.sectionName ?? item.sectionId,
      variants: item.variants.map(writtenVariant),
      badges: item.badges.map((badge) => say(reader, badgeTexts[badge])),
      diet: item.diet.map((note) => say(reader, dietTexts[note])),
      otherName: item.translation.name,
      otherDescription: item.translation.description,
      updatedAt: minuteIn(item.updatedAt),
    };
  },
  resolver: sectionResolver,
  createMany: menuEntries.createMany,
  read: ({ id: _, ...cells }) => ({
    ...Object.fromEntries(
      Object.entries(cells)
        .filter(([name]) => name in READERS)
        .map(([name, text]) => [name, (READERS[name] ?? String)(text)] as const),
    ),
    // Files of earlier versions have both, which would be shown as a change.
    ...(cells.variants?.trim() && { price: null }),
    ...translationIn(cells, TRANSLATED),
  }),
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

/** A name that ends in "Rp" needs a second one, because reading takes the last for the price's. */
function writtenVariant({ name, price }: MenuItem['variants'][number]) {
  const currency = /\brp\.?$/i.test(name) ? 'Rp ' : '';
  return `${name.replaceAll(';', '\\;')} ${currency}${price}`;
}

/** Reads `Panas 30000; Es Rp 32.000`. A semicolon in a name is written `\;`. */
function variantsIn(text: string) {
  return text
    .split(/(?<!\\);/)
    .map((part) => part.replaceAll('\\;', ';').trim())
    .filter((part) => part !== '')
    .map((part) => {
      const words = part.split(/(?<=\s)(?=\S)/);
      const word = (at: number) => (words[at] ?? '').trim();
      let start = words.length - 1;
      // The unit of "22 rb" is part of the price, not of the name.
      if (/^[a-z]+$/i.test(word(start))) start -= 1;
      if (/^rp\.?$/i.test(word(start - 1))) start -= 1;
      if (start < 1) return { name: part, price: Number.NaN };
      const price = readPrice(words.slice(start).join('')) ?? Number.NaN;
      return { name: words.slice(0, start).join('').trim(), price };
    });
}
