import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { done, idParams, languageQuery } from '../../contract.ts';
import { say } from '../../messages.ts';
import { recordChange } from '../../server/audit/record-change.ts';
import type { Db } from '../../server/database/database.ts';
import type { App, Deps } from '../../server/deps.ts';
import { requestReader } from '../../server/http/reader.ts';
import { pictureExists } from '../media/store.ts';
import {
  type Content,
  contentInput,
  contentSchema,
  contentUpdate,
  contentVersionSchema,
  pageNames,
  publicContentSchema,
  publishInput,
  restoreInput,
} from './contract.ts';
import { contentTexts } from './messages.ts';
import {
  type Change,
  dropDraft,
  findVersion,
  listVersions,
  publishDrafts,
  restoreValue,
  saveDraft,
  updateContent,
} from './publish-store.ts';
import { namesOf } from './schedule.ts';
import { createContent, deleteContent, listContents, listPublicContents } from './store.ts';

const pageParams = z.object({ page: pageNames });
const path = '/api/cms/contents';
const editor = { access: 'editor' } as const;

export function contentRoutes(app: App, deps: Deps) {
  const { db } = deps.database;

  app.get(
    '/api/public/cms/contents/:page',
    {
      config: { access: 'public', cache: true },
      schema: {
        params: pageParams,
        querystring: languageQuery,
        response: { 200: z.array(publicContentSchema) },
      },
    },
    ({ params, query }) => listPublicContents(db, params.page, query.language ?? 'mixed'),
  );

  app.get(
    `${path}/:page`,
    { config: editor, schema: { params: pageParams, response: { 200: z.array(contentSchema) } } },
    (request) => listContents(db, request.params.page),
  );

  app.get(
    `${path}/:id/history`,
    {
      config: editor,
      schema: { params: idParams, response: { 200: z.array(contentVersionSchema) } },
    },
    (request) => listVersions(db, request.params.id),
  );

  changes(app, deps);
}

function changes(app: App, deps: Deps) {
  const { clock } = deps;
  const { db } = deps.database;
  const nameOf = ({ staff }: FastifyRequest) => staff?.name ?? '';
  type Work = (tx: Db, by: Change) => Promise<Content>;

  async function change(request: FastifyRequest, action: string, value: string, work: Work) {
    request.leaveQueue();
    // In the transaction, a slow storage would keep everybody waiting.
    const hasPicture = await pictureExists(deps, value.trim());
    const by = { by: nameOf(request), now: clock(), hasPicture };
    const targetOf = (content: Content) => ({ target: namesOf([content]) });
    return recordChange(db, request, action, (tx) => work(tx, by), targetOf);
  }

  app.post(
    path,
    { config: editor, schema: { body: contentInput, response: { 201: contentSchema } } },
    async (request, reply) => {
      const content = await change(request, 'content.create', request.body.value, (tx, by) =>
        createContent(tx, request.body, by),
      );
      return reply.code(201).send(content);
    },
  );

  app.put(
    `${path}/:id`,
    {
      config: editor,
      schema: { params: idParams, body: contentUpdate, response: { 200: contentSchema } },
    },
    (request) =>
      change(request, 'content.update', request.body.value, (tx, by) =>
        updateContent(tx, request.params.id, request.body, by),
      ),
  );

  app.put(
    `${path}/:id/draft`,
    {
      config: editor,
      schema: { params: idParams, body: contentUpdate, response: { 200: contentSchema } },
    },
    (request) =>
      change(request, 'content.draft', request.body.value, (tx, by) =>
        saveDraft(tx, request.params.id, request.body, by),
      ),
  );

  app.delete(
    `${path}/:id/draft`,
    { config: editor, schema: { params: idParams, response: { 200: contentSchema } } },
    (request) =>
      change(request, 'content.drop_draft', '', (tx, by) => dropDraft(tx, request.params.id, by)),
  );

  app.post(
    '/api/cms/publish',
    { config: editor, schema: { body: publishInput, response: { 200: z.array(contentSchema) } } },
    (request) => {
      const { at } = request.body;
      return recordChange(
        db,
        request,
        at === undefined ? 'content.publish' : 'content.schedule',
        (tx) => publishDrafts(tx, request.body, nameOf(request), clock()),
        (published) => ({ target: namesOf(published), detail: at ?? '' }),
      );
    },
  );

  app.post(
    `${path}/:id/restore`,
    {
      config: editor,
      schema: { params: idParams, body: restoreInput, response: { 200: contentSchema } },
    },
    async (request) => {
      const { id } = request.params;
      const { version, updatedAt } = request.body;
      const value = await findVersion(db, id, version);
      return change(request, 'content.restore', value, (tx, by) =>
        restoreValue(tx, id, { value, updatedAt }, by),
      );
    },
  );

  app.delete(
    `${path}/:id`,
    { config: editor, schema: { params: idParams, response: { 200: done } } },
    async (request) => {
      await change(request, 'content.delete', '', (tx) => deleteContent(tx, request.params.id));
      return { message: say(requestReader(request), contentTexts.deleted) };
    },
  );
}
