import type { Feature } from '../feature.ts';
import { aspectRoutes } from './aspects/routes.ts';
import { aspectEntries } from './aspects/store.ts';
import { feedbackAspects } from './aspects/table.ts';
import { seedFeedback } from './demo.ts';
import { feedbackThings } from './messages.ts';
import { feedbackData, removeFeedback } from './person-store.ts';
import { feedbackRoutes } from './routes.ts';
import { feedbackTabTexts } from './staff.messages.ts';
import { feedbackInbox } from './store.ts';
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
  auditNames: { feedback },
  seed: () => seedFeedback,
  demo: [{ table: feedback, name: feedbackTabTexts.feedback, clean: removeFeedback }],
  personalData: [feedbackData],
  search: {
    access: 'editor',
    kind: 'person',
    find: async (db, q, limit, asking) => {
      const { rows } = await feedbackInbox.list(db, { page: 1, limit, q }, asking);
      return rows.map(({ id, name, details, menuItemName, aspects, notes }) => ({
        title: name,
        texts: [details, menuItemName ?? '', aspects.join(', '), notes ?? ''],
        open: { open: String(id) },
      }));
    },
  },
  tabs: ['feedback'],
};
