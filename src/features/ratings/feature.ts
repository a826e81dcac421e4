import type { Feature } from '../feature.ts';
import { seedRatings } from './demo.ts';
import { ratingThings } from './messages.ts';
import { ratingData, removeWithRewards } from './person-store.ts';
import { rewardMail } from './reward-mail.ts';
import { ratingRoutes } from './routes.ts';
import { ratingInbox } from './store.ts';
import { staffTexts } from './tab/messages.ts';
import { appRatings } from './table.ts';

export const ratingsFeature: Feature = {
  name: 'ratings',
  routes: ratingRoutes,
  otherTables: [appRatings],
  privateFiles: [appRatings.proofKey],
  notSearched: [appRatings.verifiedByName],
  auditWords: ratingThings,
  auditNames: { rating: appRatings, reward: appRatings },
  mail: { reward: rewardMail },
  seed: seedRatings,
  demo: [{ table: appRatings, name: staffTexts.many, clean: removeWithRewards }],
  personalData: [ratingData],
  search: {
    access: 'editor',
    kind: 'person',
    find: async (db, q, limit, asking) => {
      const { rows } = await ratingInbox.list(db, { page: 1, limit, q }, asking);
      return rows.map(({ name, email, whatsappNumber }) => ({
        title: name,
        texts: [email, whatsappNumber],
        open: { q: email },
      }));
    },
  },
  tabs: ['ratings'],
};
