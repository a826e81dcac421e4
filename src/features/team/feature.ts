import type { Feature } from '../feature.ts';
import { seedTeam } from './demo.ts';
import { teamTexts, teamThings } from './messages.ts';
import { teamRoutes } from './routes.ts';
import { teamEntries } from './store.ts';
import { teamMembers } from './table.ts';

export const teamFeature: Feature = {
  name: 'team',
  routes: teamRoutes,
  lists: [teamEntries],
  pictures: { where: teamTexts.many, columns: [teamMembers.photoUrl] },
  notSearched: [teamMembers.name],
  auditWords: teamThings,
  seed: () => seedTeam,
  demo: [{ table: teamMembers, name: teamTexts.many }],
  tabs: ['team'],
};
