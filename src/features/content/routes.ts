import { z } from 'zod';
import { idParams } from '../../contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { audit } from '../audit/store.ts';
import {
  contentInput,
  contentMessages,
  contentSchema,
  contentUpdate,
  pageNames,
  publicContentSchema,
} from './contract.ts';
import { createContent, deleteContent, listContents, updateContent } from './store.ts';

const pageParams = z.object({ page: pageNames });

export function contentRoutes(app: App, { database: { db }, clock }: Deps) {
  app.get(
    '/api/public/cms/contents/:page',
    {
      config: { access: 'public' },
      schema: { params: pageParams, response: { 200: z.array(publicContentSchema) } },
    },
    (request) => listContents(db, request.params.page),
  );

  app.get(
    '/api/cms/contents/:page',
    {
      config: { access: 'editor' },
      schema: { params: pageParams, response: { 200: z.array(contentSchema) } },
    },
    (request) => listContents(db, request.params.page),
  );

  app.post(
    '/api/cms/contents',
    {
      config: { access: 'editor' },
      schema: { body: contentInput, response: { 201: contentSchema } },
    },
    async (request, reply) => {
      const content = await db.transaction(async (tx) => {
        const created = await createContent(tx, request.body, clock());
        await audit(
          tx,
          request,
          'content.create',
          `${created.page}.${created.section}.${created.key}`,
        );
        return created;
      });
      return reply.code(201).send(content);
    },
  );

  app.put(
    '/api/cms/contents/:id',
    {
      config: { access: 'editor' },
      schema: { params: idParams, body: contentUpdate, response: { 200: contentSchema } },
    },
    (request) =>
      db.transaction(async (tx) => {
        const content = await updateContent(tx, request.params.id, request.body.value, clock());
        await audit(
          tx,
          request,
          'content.update',
          `${content.page}.${content.section}.${content.key}`,
        );
        return content;
      }),
  );

  app.delete(
    '/api/cms/contents/:id',
    {
      config: { access: 'editor' },
      schema: { params: idParams, response: { 200: z.object({ message: z.string() }) } },
    },
    (request) =>
      db.transaction(async (tx) => {
        await deleteContent(tx, request.params.id);
        await audit(tx, request, 'content.delete', request.params.id);
        return { message: contentMessages.deleted };
      }),
  );
}
