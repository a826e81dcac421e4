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
  dropDraft,
  listVersions,
  publishDrafts,
  restoreVersion,
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
  const changeBy = ({ staff }: FastifyRequest) => ({
    by: staff?.name ?? '',
    now: clock(),
    pictureExists: (url: string) => pictureExists(deps, url),
  });
  const change = (request: FastifyRequest, action: string, work: (tx: Db) => Promise<Content>) => {
    request.leaveQueue();
    return recordChange(db, request, action, work, (content) => ({ target: namesOf([content]) }));
  };

  app.post(
    path,
    { config: editor, schema: { body: contentInput, response: { 201: contentSchema } } },
    async (request, reply) => {
      const content = await change(request, 'content.create', (tx) =>
        createContent(tx, request.body, changeBy(request)),
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
      change(request, 'content.update', (tx) =>
        updateContent(tx, request.params.id, request.body, changeBy(request)),
      ),
  );

  app.put(
    `${path}/:id/draft`,
    {
      config: editor,
      schema: { params: idParams, body: contentUpdate, response: { 200: contentSchema } },
    },
    (request) =>
      change(request, 'content.draft', (tx) =>
        saveDraft(tx, request.params.id, request.body, changeBy(request)),
      ),
  );

  app.delete(
    `${path}/:id/draft`,
    { config: editor, schema: { params: idParams, response: { 200: contentSchema } } },
    (request) =>
      change(request, 'content.drop_draft', (tx) =>
        dropDraft(tx, request.params.id, changeBy(request).by, clock()),
      ),
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
        (tx) => publishDrafts(tx, request.body, changeBy(request).by, clock()),
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
    (request) =>
      change(request, 'content.restore', (tx) =>
        restoreVersion(tx, request.params.id, request.body, changeBy(request)),
      ),
  );

  app.delete(
    `${path}/:id`,
    { config: editor, schema: { params: idParams, response: { 200: done } } },
    async (request) => {
      await change(request, 'content.delete', (tx) => deleteContent(tx, request.params.id));
      return { message: say(requestReader(request), contentTexts.deleted) };
    },
  );
}
