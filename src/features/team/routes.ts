import { z } from 'zod';
import { type ListQuery, languageQuery, listQuery } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { listRoutes } from '../../server/lists/list-routes.ts';
import { replyWithPage } from '../../server/lists/paging.ts';
import { inLanguage } from '../../server/lists/translation.ts';
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
        querystring: listQuery.extend(languageQuery.shape),
        response: { 200: z.array(z.union([teamMemberSchema, publicTeamMemberSchema])) },
      },
    },
    async (request, reply) => {
      if (request.staff) return listForStaff(request, reply);
      const { language = 'mixed' } = request.query;
      return (await listTeam(db)).map((member) => inLanguage(member, language));
    },
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
