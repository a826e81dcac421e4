import type { Feature } from '../feature.ts';
import { seedMockups } from './demo.ts';
import { mockupThings } from './messages.ts';
import { mockupRoutes } from './routes.ts';
import { mockupEntries } from './store.ts';
import { mockups } from './table.ts';

export const mockupsFeature: Feature = {
  name: 'mockups',
  routes: mockupRoutes,
  lists: [mockupEntries],
  pictures: [mockups.url, mockups.englishPicture],
  notSearched: [mockups.name],
  auditWords: mockupThings,
  seed: () => seedMockups,
  tabs: ['mockups'],
};
