import type { Feature } from '../feature.ts';
import { aspectRoutes } from './aspects/routes.ts';
import { aspectEntries } from './aspects/store.ts';
import { feedbackAspects } from './aspects/table.ts';
import { seedFeedback } from './demo.ts';
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
  notSearched: [feedbackAspects.name, feedback.menuItemName],
  auditWords: { feedback: 'the feedback', aspect: 'the feedback aspect' },
  seed: () => seedFeedback,
  tabs: ['feedback'],
};
