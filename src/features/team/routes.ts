import { z } from 'zod';
import { idParams, listQuery, orderSchema } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { csvRoute } from '../../server/list-csv.ts';
import { sendRows } from '../../server/lists.ts';
import { audit } from '../audit/store.ts';
import { teamMemberInput, teamMemberSchema, teamMessages } from './contract.ts';
import {
  createTeamMember,
  deleteTeamMember,
  listTeam,
  listTeamMembers,
  orderTeam,
  updateTeamMember,
} from './store.ts';

const done = z.object({ message: z.string() });

export function teamRoutes(app: App, deps: Deps) {
  const {
    database: { db },
  } = deps;

  app.get(
    '/api/team-members',
    {
      config: { access: 'public' },
      schema: { querystring: listQuery, response: { 200: z.array(teamMemberSchema) } },
    },
    async (request, reply) =>
      request.staff ? sendRows(reply, await listTeamMembers(db, request.query)) : listTeam(db),
  );

  app.post(
    '/api/team-members',
    {
      config: { access: 'editor' },
      schema: { body: teamMemberInput, response: { 201: teamMemberSchema } },
    },
    async (request, reply) => {
      const member = await db.transaction(async (tx) => {
        const created = await createTeamMember(tx, request.body);
        await audit(tx, request, 'team.create', created.id);
        return created;
      });
      return reply.code(201).send(member);
    },
  );

  app.put(
    '/api/team-members/:id',
    {
      config: { access: 'editor' },
      schema: { params: idParams, body: teamMemberInput, response: { 200: teamMemberSchema } },
    },
    (request) =>
      db.transaction(async (tx) => {
        const member = await updateTeamMember(tx, request.params.id, request.body);
        await audit(tx, request, 'team.update', member.id);
        return member;
      }),
  );

  app.delete(
    '/api/team-members/:id',
    { config: { access: 'editor' }, schema: { params: idParams, response: { 200: done } } },
    (request) =>
      db.transaction(async (tx) => {
        await deleteTeamMember(tx, request.params.id);
        await audit(tx, request, 'team.delete', request.params.id);
        return { message: teamMessages.deleted };
      }),
  );

  app.put(
    '/api/admin/team-members/order',
    { config: { access: 'editor' }, schema: { body: orderSchema, response: { 200: done } } },
    (request) =>
      db.transaction(async (tx) => {
        await orderTeam(tx, request.body.ids);
        await audit(tx, request, 'team.order', '', request.body.ids.join(' '));
        return { message: teamMessages.ordered };
      }),
  );

  csvRoute(app, deps, {
    path: '/api/admin/team-members',
    name: 'team',
    access: 'editor',
    columns: ['id', 'name', 'position', 'photoUrl', 'displayOrder'],
    read: (query) => listTeamMembers(db, query),
  });
}
