import type { Feature } from '../feature.ts';
import { aspectRoutes } from './aspects/routes.ts';
import { aspectEntries } from './aspects/store.ts';
import { feedbackAspects } from './aspects/table.ts';
import { seedFeedback } from './demo.ts';
import { feedbackThings } from './messages.ts';
import { feedbackRoutes } from './routes.ts';
import { feedback } from './table.ts';

export const feedbackFeature: Feature = {
  name: 'feedback',
  routes: (app, deps) => {
    feedbackRoutes(app, deps);
    aspectRoutes(app, deps);
  },
  lists: [aspectEntries],
  otherTables: [feedback],
  notSearched: [feedbackAspects.name, feedback.menuItemName, feedback.outletName],
  auditWords: feedbackThings,
  seed: () => seedFeedback,
  tabs: ['feedback'],
};
