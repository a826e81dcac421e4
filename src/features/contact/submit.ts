import type { FastifyReply, FastifyRequest } from 'fastify';
import { localized } from '../../messages.ts';
import type { Deps } from '../../server/deps.ts';
import { parseOrThrow } from '../../server/forms/parse-or-throw.ts';
import { type FormState, formValues, handlePlainForm } from '../../server/forms/plain-form.ts';
import { type FormRequest, voiceOfForm } from '../content/store.ts';
import { notify } from '../email/store.ts';
import { outletSaid } from '../outlets/slug-store.ts';
import { blankContact, type ContactInput, contactInput } from './contract.ts';
import { noticeTexts } from './staff.messages.ts';
import { createContactMessage } from './store.ts';
import { topicSaid } from './topics/store.ts';

export async function submitContactMessage(
  deps: Deps,
  sender: FormRequest,
  input: ContactInput,
): Promise<number> {
  await deps.limitForm('contact', sender);
  const voice = await voiceOfForm(deps.database.db, sender);
  let notified = false;
  const id = await deps.saveOnce('contact', sender, input, async (tx) => {
    const now = deps.clock();
    const { outlet, topic, ...sent } = input;
    const from = { ...(await outletSaid(tx, outlet)), ...(await topicSaid(tx, topic)) };
    const createdAt = now.toISOString();
    const id = await createContactMessage(tx, { ...sent, ...from, voice, createdAt });
    notified = await notify(tx, { what: 'message', ...noticeOf(id, input), now });
    return id;
  });
  if (notified) deps.outbox.wake();
  return id;
}

const noticeOf = (id: number, { name, message }: ContactInput) => ({
  id,
  title: localized(noticeTexts.title, { name }),
  lines: [message.slice(0, 500)],
  link: '/admin/messages',
});

export function submitPlainContact(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FormState<ContactInput>> {
  const { text } = formValues(request.body);
  const values = {
    name: text('name'),
    email: text('email'),
    message: text('message'),
    outlet: text('outlet'),
    topic: text('topic'),
  };
  return handlePlainForm(reply, { values, blank: blankContact }, async () =>
    submitContactMessage(deps, request, parseOrThrow(contactInput, values)),
  );
}
