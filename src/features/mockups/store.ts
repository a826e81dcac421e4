import { getTableColumns } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { entryStore, inOrder, isLive } from '../../server/lists/entry-store.ts';
import type { Mockup, PublicMockup } from './contract.ts';
import { mockupTexts } from './messages.ts';
import { mockups } from './table.ts';

const { deletedAt, ...columns } = getTableColumns(mockups);
const { updatedAt, displayOrder, ...publicColumns } = columns;

export const mockupEntries = entryStore({
  table: mockups,
  select: (db) => db.select(columns).from(mockups).$dynamic(),
  search: [mockups.name, mockups.position, mockups.description],
  translation: { column: mockups.translation, of: [mockups.description] },
  name: mockups.name,
  line: mockups.description,
  what: mockupTexts.what,
});

type ShownMockup = PublicMockup & Pick<Mockup, 'language' | 'translation' | 'englishPicture'>;

export function listPublicMockups(db: Db): Promise<ShownMockup[]> {
  return db
    .select(publicColumns)
    .from(mockups)
    .where(isLive(mockups))
    .orderBy(...inOrder(mockups))
    .limit(100);
}
