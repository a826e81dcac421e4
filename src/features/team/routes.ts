import { z } from 'zod';
import { type ListQuery, listQuery } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { listRoutes } from '../../server/lists/list-routes.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import {
  publicTeamMemberSchema,
  teamMemberInput,
  teamMemberSchema,
  teamMemberUpdate,
} from './contract.ts';
import { teamTexts } from './messages.ts';
import { listTeam, teamEntries } from './store.ts';

const path = '/api/team-members';

export function teamRoutes(app: App, deps: Deps) {
  const { db } = deps.database;
  const listForStaff = replyWithPage((query: ListQuery) => teamEntries.list(db, query));

  app.get(
    path,
    {
      config: { access: 'public', cache: true },
      schema: {
        querystring: listQuery,
        response: { 200: z.array(z.union([teamMemberSchema, publicTeamMemberSchema])) },
      },
    },
    async (request, reply) => (request.staff ? listForStaff(request, reply) : listTeam(db)),
  );

  listRoutes(app, deps, {
    path,
    action: 'team',
    name: 'team',
    texts: teamTexts,
    schema: teamMemberSchema,
    input: teamMemberInput,
    update: teamMemberUpdate,
    entries: teamEntries,
    canBeHidden: false,
  });
}
