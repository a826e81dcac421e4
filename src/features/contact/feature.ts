import type { Feature } from '../feature.ts';
import { seedMessages } from './demo.ts';
import { contactThings } from './messages.ts';
import { messageData, removeMessages } from './person-store.ts';
import { contactRoutes } from './routes.ts';
import { messageTexts } from './staff.messages.ts';
import { messageInbox } from './store.ts';
import { contactMessages } from './table.ts';
import { topicEntries } from './topics/store.ts';
import { contactTopics } from './topics/table.ts';

export const contactFeature: Feature = {
  name: 'contact',
  routes: contactRoutes,
  lists: [topicEntries],
  otherTables: [contactMessages],
  notSearched: [contactMessages.outletName, contactMessages.topicName, contactTopics.name],
  auditWords: contactThings,
  auditNames: { contact: contactMessages },
  seed: () => seedMessages,
  demo: [{ table: contactMessages, name: messageTexts.many, clean: removeMessages }],
  personalData: [messageData],
  search: {
    access: 'editor',
    kind: 'person',
    find: async (db, q, limit, asking) => {
      const { rows } = await messageInbox.list(db, { page: 1, limit, q }, asking);
      return rows.map(({ id, name, message, email }) => ({
        title: name,
        texts: [message, email],
        open: { open: String(id) },
      }));
    },
  },
  tabs: ['messages'],
};
