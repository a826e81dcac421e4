import type { App, Deps } from '../../server/deps.ts';
import { listRoutes } from '../../server/lists/list-routes.ts';
import { expectPictures } from '../media/store.ts';
import {
  publicTeamMemberSchema,
  teamMemberInput,
  teamMemberSchema,
  teamMemberUpdate,
} from './contract.ts';
import { teamTexts } from './messages.ts';
import { listTeam, teamEntries } from './store.ts';

export const teamRoutes = (app: App, deps: Deps) =>
  listRoutes(app, deps, {
    path: '/api/team-members',
    action: 'team',
    name: 'team',
    texts: teamTexts,
    schema: teamMemberSchema,
    input: teamMemberInput,
    update: teamMemberUpdate,
    check: expectPictures(deps, ['photoUrl']),
    entries: teamEntries,
    visitors: { schema: publicTeamMemberSchema, list: listTeam },
  });
