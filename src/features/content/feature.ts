import { say } from '../../messages.ts';
import type { Feature } from '../feature.ts';
import { placeIn } from '../search/contract.ts';
import { type Content, findItem } from './contract.ts';
import { seedContents } from './demo/seed.ts';
import { contentNames, contentThings } from './messages.ts';
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
  pictures: {
    where: contentNames.many,
    columns: [contents.value, contents.draft],
    earlier: [contentVersions.value],
  },
  auditWords: contentThings,
  jobs: [publishOnTime],
  seed: () => seedContents,
  search: {
    access: 'editor',
    kind: 'text',
    find: async (db, q, limit, { reader }) => {
      const found = await searchContents(db, q, limit);
      const withNames = namesIn(await readValues(db), 'mixed');
      const labelOf = ({ page, section, key, label }: Content) => {
        const item = findItem(page, section, key);
        // Staff see why a label was found when it is shown as it is stored.
        return item && placeIn(label, q).at === -1 ? say(reader, item.label) : label;
      };
      return found.map(({ id, page, value, contentType, ...content }) => ({
        title: labelOf({ id, page, value, contentType, ...content }),
        texts: [contentType === 'image' ? '' : withNames(value, contentType)],
        open: { page, item: String(id) },
      }));
    },
  },
  tabs: ['cms'],
};
