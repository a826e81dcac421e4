import { z } from 'zod';
import { formAnswer } from '../../contract.ts';
import { say } from '../../messages.ts';
import type { App, Deps } from '../../server/deps.ts';
import { requestReader } from '../../server/http/reader.ts';
import { handledInboxRoutes } from '../../server/lists/inbox-routes.ts';
import { conflict } from '../../server/lists/version.ts';
import { handlingOfMany, type ReplyInput, replyInput } from '../replies/contract.ts';
import { addReply, assertColleague, REPLY_PATIENCE } from '../replies/store.ts';
import { feedbackInput } from './contract.ts';
import { feedbackTexts } from './messages.ts';
import { removeFeedback } from './person-store.ts';
import {
  aspectCountSchema,
  feedbackCsv,
  feedbackPatch,
  feedbackQuery,
  feedbackSchema,
} from './staff.contract.ts';
import { feedbackHeadings, feedbackTabTexts } from './staff.messages.ts';
import { countAspects, feedbackInbox, toFeedback, withReplies } from './store.ts';
import { submitFeedback } from './submit.ts';

const path = '/api/admin/feedback';

export function feedbackRoutes(app: App, deps: Deps) {
  app.post(
    '/api/feedback',
    {
      config: { access: 'public' },
      schema: { body: feedbackInput, response: { 201: formAnswer } },
    },
    async (request, reply) => {
      const id = await submitFeedback(deps, request, request.body);
      return reply
        .code(201)
        .send({ success: true, message: say(requestReader(request), feedbackTexts.sent), id });
    },
  );

  handledInboxRoutes(app, deps, {
    path,
    action: 'feedback',
    schema: feedbackSchema,
    query: feedbackQuery,
    store: feedbackInbox,
    present: (tx, _deps, rows, reader) => withReplies(tx, rows, reader),
    csv: {
      name: 'feedback',
      schema: feedbackCsv,
      headings: feedbackHeadings,
      present: (_deps, rows) => rows.map(toFeedback),
    },
    remove: removeFeedback,
    readBy: 'manager',
    deletedBy: 'editor',
    deleted: feedbackTabTexts.deleted,
    patch: feedbackPatch,
    patchMany: handlingOfMany,
    expectAssignee: (db, id, row) => assertColleague(db, id, row ?? null),
    expectNotes({ notes }, was) {
      if (was !== undefined && was !== notes)
        throw conflict(feedbackTabTexts.theseNotes, { notes });
    },
    answer: {
      schema: replyInput,
      add: (tx, { id, details, voice }, input: ReplyInput, by) =>
        addReply(tx, { to: { feedbackId: id }, input, quote: details, voice, by, now: by.now }),
      patience: REPLY_PATIENCE,
    },
  });

  app.get(
    `${path}/aspects`,
    { config: { access: 'editor' }, schema: { response: { 200: z.array(aspectCountSchema) } } },
    () => countAspects(deps.database.db),
  );
}
