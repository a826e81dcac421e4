import { readerOf, say } from '../../../messages.ts';
import { formatsOf } from '../../../ui/formats.ts';
import { whatsappLink } from '../../../ui/whatsapp-link.ts';
import type { Rating } from '../staff.contract.ts';
import { greetingTexts } from './messages.ts';

export function chatLink(
  { name, voice, whatsappNumber }: Rating,
  { link, validUntil }: NonNullable<Rating['reward']>,
): string {
  const reader = readerOf(voice, 'id');
  const day = formatsOf(reader).day(validUntil);
  return whatsappLink(whatsappNumber, say(reader, greetingTexts.greeting, { name, link, day }));
}
