import { recordChange } from '../../server/audit/record-change.ts';
import type { Db } from '../../server/database/database.ts';
import type { App, Deps } from '../../server/deps.ts';
import { parseOrThrow } from '../../server/forms/parse-or-throw.ts';
import { listRoutes } from '../../server/lists/list-routes.ts';
import { pictureLimits } from '../media/contract.ts';
import { receivePicture } from '../media/receive.ts';
import { createUpload, expectPictures } from '../media/store.ts';
import {
  mockupInput,
  mockupSchema,
  mockupUpdate,
  mockupUpload,
  publicMockupSchema,
} from './contract.ts';
import { mockupTexts } from './messages.ts';
import { listPublicMockups, mockupEntries } from './store.ts';

const path = '/api/mockups';

export function mockupRoutes(app: App, deps: Deps) {
  const { clock } = deps;
  const { db } = deps.database;
  const upload = createUpload(deps);
  const check = expectPictures(deps, ['url', 'englishPicture']);

  app.post(
    `${path}/upload`,
    {
      config: { access: 'editor', takesUpload: true },
      schema: { response: { 201: mockupSchema } },
    },
    async (request, reply) => {
      const received = await receivePicture(request, reply, {
        field: 'image',
        maxBytes: pictureLimits.staffBytes,
        missing: mockupTexts.incomplete,
      });
      const input = parseOrThrow(mockupUpload, received.fields);
      await check(input);
      const id = await upload(request, received, async (tx, url) => {
        const create = (tx: Db) => mockupEntries.create(tx, { ...input, url }, clock());
        return (await recordChange(tx, request, 'mockup.create', create)).id;
      });
      return reply.code(201).send(await mockupEntries.find(db, id));
    },
  );

  listRoutes(app, deps, {
    path,
    action: 'mockup',
    name: 'mockups',
    texts: mockupTexts,
    schema: mockupSchema,
    input: mockupInput,
    update: mockupUpdate,
    check,
    entries: mockupEntries,
    visitors: { schema: publicMockupSchema, list: listPublicMockups },
  });
}
