import type { Feature } from '../feature.ts';
import { seedMockups } from './demo.ts';
import { mockupTexts, mockupThings } from './messages.ts';
import { mockupRoutes } from './routes.ts';
import { mockupEntries } from './store.ts';
import { mockups } from './table.ts';

export const mockupsFeature: Feature = {
  name: 'mockups',
  routes: mockupRoutes,
  lists: [mockupEntries],
  pictures: { where: mockupTexts.many, columns: [mockups.url, mockups.englishPicture] },
  notSearched: [mockups.name],
  auditWords: mockupThings,
  seed: () => seedMockups,
  demo: [{ table: mockups, name: mockupTexts.many }],
  tabs: ['mockups'],
};
