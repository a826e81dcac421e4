import type { FastifyRequest } from 'fastify';
import { createReceiver } from '../../server/idempotency.ts';
import { createFormLimit } from '../../server/limits.ts';
import { type Outcome, onePerApp, plainTexts, receivePlain } from '../../server/plain-form.ts';
import { valid } from '../../server/valid.ts';
import { type ContactInput, contactInput } from './contract.ts';
import { blankContact, type ContactValues } from './form.contract.ts';
import { createContactMessage } from './store.ts';

type Sender = Pick<FastifyRequest, 'ip' | 'headers'>;
export type ReceiveContact = (sender: Sender, input: ContactInput) => Promise<number>;

/** The one way in for contact messages, whether a script or a plain form sent them. */
export const contactReceiver = onePerApp((deps): ReceiveContact => {
  const limit = createFormLimit(deps, 'contact');
  const receive = createReceiver(deps);
  return async (sender, input) => {
    await limit(sender);
    return receive('contact', sender, input, (tx) => createContactMessage(tx, input, deps.clock()));
  };
});

/** What `POST /contact` answers to a form that was sent without a script. */
export function receivePlainContact(
  receive: ReceiveContact,
  request: Sender & Pick<FastifyRequest, 'body'>,
): Promise<Outcome<ContactValues>> {
  const texts = plainTexts(request.body);
  const text = (name: string) => texts(name)[0] ?? '';
  const values = { name: text('name'), email: text('email'), message: text('message') };
  return receivePlain(values, blankContact, async () =>
    receive(request, valid(contactInput, values)),
  );
}
