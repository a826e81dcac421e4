import { safeParse } from 'zod/mini';
import { idParams } from '../../contract.ts';
import { type Message, packed, say, sayLocalized } from '../../messages.ts';
import { clearPages, recordChange, recordEvent } from '../../server/audit/record-change.ts';
import type { App, Deps } from '../../server/deps.ts';
import { HttpError, invalid } from '../../server/http/errors.ts';
import { requestReader } from '../../server/http/reader.ts';
import { deleteLeftovers } from '../../server/privacy/delete-leftovers.ts';
import { factsFor } from '../../server/privacy/facts.ts';
import { type Person, parsePerson } from '../../server/privacy/person.ts';
import type { PersonalData } from '../../server/privacy/personal-data.ts';
import { dayOf } from '../../time.ts';
import {
  correctedSchema,
  correctionInput,
  erasedSchema,
  personQuery,
  personSchema,
  registerSchema,
  requestInput,
  requestPatch,
  requestSchema,
} from './contract.ts';
import { saveErasures } from './erasures-file.ts';
import { exportPerson } from './export.ts';
import { peopleTexts } from './messages.ts';
import { correctableOf, erasePerson, findPerson, otherIdentifiers } from './personal-data.ts';
import { readRetention } from './retention.ts';
import { createRequest, finishRequest, listDigests, listErasures, listRequests } from './store.ts';

const path = '/api/admin/people';
const config = { access: 'owner' } as const;

export function peopleRoutes(app: App, deps: Deps, personalData: PersonalData[]) {
  const { clock, env } = deps;
  const { db } = deps.database;

  app.get(
    path,
    { config, schema: { querystring: personQuery, response: { 200: personSchema } } },
    async (request) => {
      const person = personOf('q', request.query.q);
      const reader = requestReader(request);
      const groups = await findPerson(db, personalData, person);
      return {
        q: person.value,
        kind: person.kind,
        groups: groups.map(({ title, tab, rows, correctable }) => ({
          title: sayLocalized(reader, title),
          tab,
          rows: rows.map(({ file, facts, ...row }) => ({
            ...row,
            facts: factsFor(reader, facts),
            hasFile: file !== undefined,
            correctable: row.own ? correctable : [],
          })),
        })),
        others: otherIdentifiers(groups, person),
      };
    },
  );

  app.get(
    `${path}/export`,
    { config, schema: { querystring: personQuery } },
    async (request, reply) => {
      const person = personOf('q', request.query.q);
      const data = await exportPerson(deps, personalData, person, requestReader(request));
      await recordEvent(db, request, 'person.export');
      return reply
        .header('content-disposition', `attachment; filename="data-pribadi-${dayOf(clock())}.json"`)
        .header('cache-control', 'private, no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(data, null, 2));
    },
  );

  app.patch(
    path,
    { config, schema: { body: correctionInput, response: { 200: correctedSchema } } },
    async (request) => {
      const { tab, id, field, was, value: typed } = request.body;
      const place = correctableOf(personalData, tab, field);
      const problem = (message: Message<never>) => invalid(message, { value: packed(message) });
      if (!place) throw problem(peopleTexts.notCorrectable);
      const parsed = safeParse(place.schema, typed);
      if (!parsed.success) throw problem(peopleTexts.wrongValue);
      // The audit log gets neither value, because the wrong one would remain there.
      await db.transaction(async (tx) => {
        await request.confirmRights(tx);
        await place.replace(tx, id, was, parsed.data);
        await recordEvent(tx, request, 'person.correct', {
          target: id,
          detail: `${tab}: ${field}`,
        });
        await clearPages(tx, request);
      });
      return { message: say(requestReader(request), peopleTexts.corrected), value: parsed.data };
    },
  );

  app.delete(
    path,
    {
      config: { ...config, changesAccounts: true },
      schema: { querystring: personQuery, response: { 200: erasedSchema } },
    },
    async (request) => {
      const person = personOf('q', request.query.q);
      const by = request.staff;
      const context = { env, now: clock(), by: by?.id ?? null };
      // `recordChange` could write the erased data to the audit log.
      const erased = await db.transaction(async (tx) => {
        await request.confirmRights(tx);
        const result = await erasePerson(tx, personalData, person, by?.name ?? '', context);
        if (result.rows === 0) throw new HttpError(404, 'not_found', peopleTexts.nobody);
        const detail = `rows: ${result.rows}, files: ${result.files.length}`;
        await recordEvent(tx, request, 'person.erase', { target: result.id, detail });
        await clearPages(tx, request);
        return result;
      });
      await deleteLeftovers(deps, erased);
      await saveErasures(deps).catch((err: unknown) => {
        request.log.error({ err }, 'An erasure could not be kept beside the backups yet');
      });
      const message = say(requestReader(request), peopleTexts.erased);
      return { message, rows: erased.rows, files: erased.files.length };
    },
  );

  app.get(
    `${path}/register`,
    { config, schema: { response: { 200: registerSchema } } },
    async (request) => ({
      requests: await listRequests(db),
      erasures: await listErasures(db),
      keeping: await readRetention(db, personalData, env, requestReader(request)),
    }),
  );

  app.get(`${path}/erasures`, { config }, async (request, reply) => {
    const erasures = await listDigests(db);
    await recordEvent(db, request, 'erasure.export');
    return reply
      .header('content-disposition', 'attachment; filename="erasures.json"')
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ erasures }, null, 2));
  });

  app.post(
    `${path}/requests`,
    { config, schema: { body: requestInput, response: { 201: requestSchema } } },
    async (request, reply) => {
      const { kind, person: text, receivedAt } = request.body;
      const person = personOf('person', text);
      const now = clock();
      const received = receivedAt === undefined ? now : new Date(receivedAt);
      if (received > now)
        throw invalid(peopleTexts.notInFuture, { receivedAt: packed(peopleTexts.notInFuture) });
      const created = await recordChange(db, request, 'person.request', (tx) =>
        createRequest(tx, kind, person, received),
      );
      return reply.code(201).send(created);
    },
  );

  app.patch(
    `${path}/requests/:id`,
    { config, schema: { params: idParams, body: requestPatch, response: { 200: requestSchema } } },
    (request) => {
      const { isDone } = request.body;
      const doneAt = isDone ? clock().toISOString() : null;
      return recordChange(db, request, isDone ? 'person.answer' : 'person.reopen', (tx) =>
        finishRequest(tx, request.params.id, doneAt),
      );
    },
  );
}

function personOf(field: string, text: string): Person {
  const person = parsePerson(text);
  if (!person) throw invalid(peopleTexts.who, { [field]: packed(peopleTexts.who) });
  return person;
}
