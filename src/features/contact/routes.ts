import { formAnswer } from '../../contract.ts';
import { say } from '../../messages.ts';
import type { App, Deps } from '../../server/deps.ts';
import { requestReader } from '../../server/http/reader.ts';
import { handledInboxRoutes } from '../../server/lists/inbox-routes.ts';
import {
  handling,
  handlingOfMany,
  type ReplyInput,
  replyInput,
  someHandling,
} from '../replies/contract.ts';
import { addReply, assertColleague, REPLY_PATIENCE } from '../replies/store.ts';
import { contactInput } from './contract.ts';
import { contactTexts } from './messages.ts';
import { removeMessages } from './person-store.ts';
import { contactCsv, contactMessageSchema, contactQuery } from './staff.contract.ts';
import { messageHeadings, messageTexts } from './staff.messages.ts';
import { messageInbox, toMessage, withReplies } from './store.ts';
import { submitContactMessage } from './submit.ts';
import { topicRoutes } from './topics/routes.ts';

export function contactRoutes(app: App, deps: Deps) {
  app.post(
    '/api/contact',
    { config: { access: 'public' }, schema: { body: contactInput, response: { 201: formAnswer } } },
    async (request, reply) => {
      const id = await submitContactMessage(deps, request, request.body);
      return reply
        .code(201)
        .send({ success: true, message: say(requestReader(request), contactTexts.sent), id });
    },
  );

  topicRoutes(app, deps);

  handledInboxRoutes(app, deps, {
    path: '/api/admin/contact-messages',
    action: 'contact',
    schema: contactMessageSchema,
    query: contactQuery,
    store: messageInbox,
    present: (tx, _deps, rows, reader) => withReplies(tx, rows, reader),
    csv: {
      name: 'contact-messages',
      schema: contactCsv,
      headings: messageHeadings,
      present: (_deps, rows) => rows.map(toMessage),
    },
    remove: removeMessages,
    deletedBy: 'editor',
    deleted: messageTexts.deleted,
    patch: someHandling(handling),
    patchMany: handlingOfMany,
    expectAssignee: (db, id) => assertColleague(db, id, 'message'),
    answer: {
      schema: replyInput,
      add: (tx, { id, message, voice }, input: ReplyInput, by) =>
        addReply(tx, { to: { messageId: id }, input, quote: message, voice, by, now: by.now }),
      patience: REPLY_PATIENCE,
    },
  });
}
