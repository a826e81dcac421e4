import type { Feature } from '../feature.ts';
import { seedRatings } from './demo.ts';
import { ratingThings } from './messages.ts';
import { rewardMail } from './reward-mail.ts';
import { ratingRoutes } from './routes.ts';
import { appRatings } from './table.ts';

export const ratingsFeature: Feature = {
  name: 'ratings',
  routes: ratingRoutes,
  otherTables: [appRatings],
  privateFiles: [appRatings.proofKey],
  notSearched: [appRatings.verifiedByName],
  auditWords: ratingThings,
  mail: { reward: rewardMail },
  seed: seedRatings,
  tabs: ['ratings'],
};
