import type { Db } from '../../server/database/database.ts';
import { updateContent } from './publish-store.ts';
import { listContents } from './store.ts';

/** Facts that nobody may claim of a real shop, so no text comes with them. */
export async function seedContents(db: Db, now: Date): Promise<void> {
  const items = await listContents(db, 'contact');
  const rating = items.find(({ key }) => key === 'reviews_rating');
  const change = { by: '', now, pictureExists: async () => true };
  if (rating) await updateContent(db, rating.id, { value: '4,9' }, change);
}
