import type { Db } from '../../server/database/database.ts';
import { updateContent } from './publish-store.ts';
import { listContents } from './store.ts';

/** Facts of an invented shop. */
export async function seedContents(db: Db, now: Date): Promise<void> {
  const items = await listContents(db, 'contact');
  const rating = items.find(({ key }) => key === 'reviews_rating');
  const change = { by: '', now, pictureExists: async () => true };
  if (rating) await updateContent(db, rating.id, { value: '4,9' }, change);
}
