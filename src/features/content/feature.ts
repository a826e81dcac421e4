import type { Feature } from '../feature.ts';
import { seedContents } from './demo/seed.ts';
import { contentThings } from './messages.ts';
import { contentRoutes } from './routes.ts';
import { publishOnTime } from './schedule.ts';
import { readValues, searchContents } from './store.ts';
import { contents, contentVersions } from './table.ts';
import { namesIn } from './values-store.ts';

export const contentFeature: Feature = {
  name: 'content',
  routes: contentRoutes,
  editedTables: [contents],
  otherTables: [contentVersions],
  pictures: [contents.value, contents.draft, contentVersions.value],
  auditWords: contentThings,
  jobs: [publishOnTime],
  seed: () => seedContents,
  search: {
    access: 'editor',
    kind: 'text',
    find: async (db, q, limit) => {
      const found = await searchContents(db, q, limit);
      const withNames = namesIn(await readValues(db), 'mixed');
      return found.map(({ id, page, label, value, contentType }) => ({
        title: label,
        detail: contentType === 'image' ? '' : withNames(value, contentType),
        open: { page, item: String(id) },
      }));
    },
  },
  tabs: ['cms'],
};
