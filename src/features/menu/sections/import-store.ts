import { fieldErrors } from '../../../form.contract.ts';
import { localized, type Message, packed } from '../../../messages.ts';
import type { Db } from '../../../server/database/database.ts';
import { invalid } from '../../../server/http/errors.ts';
import { type Cells, languageIn, type Resolver } from '../../../server/lists/csv-columns.ts';
import { csvTexts } from '../../../server/lists/messages.ts';
import { menuTexts } from '../messages.ts';
import { type MenuSection, sectionInput } from './contract.ts';
import { listSections, sectionEntries } from './store.ts';

/** Adds a section whose name is missing. A row without a category gets that of its section. */
export async function sectionResolver(db: Db, now: Date): Promise<Resolver> {
  const sections = await listSections(db);
  const added: MenuSection[] = [];
  return {
    async resolve(cells) {
      const name = cells.sectionId?.trim();
      if (!name) return cells;
      const section = named(sections, name, cells.category) ?? (await add(name, cells));
      if (!section) return cells;
      const category = cells.category?.trim() || section.category;
      if (added.includes(section) && category.toLowerCase() !== section.category) {
        throw invalid(csvTexts.wrong, { category: packed(menuTexts.newSectionInTwo) });
      }
      return { ...cells, sectionId: String(section.id), category };
    },
    notes: () =>
      added.length === 0
        ? []
        : [localized(menuTexts.sectionsAdded, { names: added.map((one) => one.name).join(', ') })],
  };

  async function add(name: string, { category = '', language = '' }: Cells) {
    if (/^\d{1,9}$/.test(name)) return null;
    if (category.trim() === '') throw sectionError(menuTexts.newSectionIncomplete);
    const parsed = sectionInput.safeParse({
      name,
      category: category.trim().toLowerCase(),
      language: languageIn(language),
    });
    if (!parsed.success) throw wrongSection(fieldErrors(parsed.error.issues));
    const section = await sectionEntries.create(db, parsed.data, now);
    sections.push(section);
    added.push(section);
    return section;
  }
}

function named(sections: MenuSection[], name: string, category = ''): MenuSection | undefined {
  const wanted = name.toLowerCase();
  const found = sections.filter((section) =>
    [section.name, section.translation.name].some((text) => text.toLowerCase() === wanted),
  );
  const inCategory = found.filter((section) => section.category === category.toLowerCase());
  const [first, another] = inCategory.length > 0 ? inCategory : found;
  if (another) throw sectionError(menuTexts.sectionTwice);
  return first ?? sections.find(({ id }) => String(id) === wanted);
}

/** A row of the file has the section's name under `sectionId`. */
function wrongSection({ name, ...errors }: Record<string, string>) {
  return invalid(csvTexts.wrong, name ? { ...errors, sectionId: name } : errors);
}

const sectionError = (text: Message<never>) =>
  invalid(localized(text), { sectionId: packed(text) });
