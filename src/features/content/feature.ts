import type { Feature } from '../feature.ts';
import { seedContents } from './demo.ts';
import { contentThings } from './messages.ts';
import { contentRoutes } from './routes.ts';
import { publishOnTime } from './schedule.ts';
import { contents, contentVersions } from './table.ts';

export const contentFeature: Feature = {
  name: 'content',
  routes: contentRoutes,
  editedTables: [contents],
  otherTables: [contentVersions],
  pictures: [contents.value, contents.draft, contentVersions.value],
  auditWords: contentThings,
  jobs: [publishOnTime],
  seed: () => seedContents,
  tabs: ['cms'],
};
