import type { Feature } from '../feature.ts';
import { rewardThings } from './messages.ts';
import { rewardRoutes } from './routes.ts';
import { rewards } from './table.ts';

export const rewardsFeature: Feature = {
  name: 'rewards',
  routes: rewardRoutes,
  otherTables: [rewards],
  notSearched: [rewards.name, rewards.usedByName],
  auditWords: rewardThings,
  tabs: ['redeem'],
};
