import * as z from 'zod/mini';
import { type FieldErrors, limits, requiredName } from '../../form.contract.ts';
import { localized, type Message, packed, unpackLocalized } from '../../messages.ts';
import { ratingTexts } from './messages.ts';

export const devices = ['android', 'ios'] as const;
export type Device = (typeof devices)[number];
export const deviceLabels: Record<Device, string> = { android: 'Android', ios: 'iOS' };

/** The page promises 5MB. */
export const PROOF_BYTES = 5 * 1024 * 1024;
/** Browsers only offer these types; the server looks at the file itself. */
export const PROOF_TYPES = 'image/png,image/jpeg,image/webp';

const texts = {
  required: packed(ratingTexts.required),
  nameLong: packed(ratingTexts.nameLong),
  email: packed(ratingTexts.emailFormat),
  whatsapp: packed(ratingTexts.whatsappDetail),
  device: packed(ratingTexts.deviceMissing),
  proof: packed(ratingTexts.proofMissing),
};

/** People write numbers with spaces, dots, dashes and brackets. */
const DECORATION = /[\s.()[\]\p{Pd}]/gu;
const WHATSAPP = /^(08|628|\+628)\d{8,12}$/;

/** WhatsApp wants the number as 62 and the rest without its zero. */
const international = (number: string) => number.replace(/^\+/, '').replace(/^0/, '62');

/** An address that the outbox would refuse must be refused here, or the reward is never sent. */
const SENDABLE = /^[^@]{1,64}@.{1,190}$/;

export const ratingInput = z.object({
  name: requiredName(texts.required, texts.nameLong),
  email: z.pipe(
    z
      .string(texts.required)
      .check(z.trim(), z.minLength(1, texts.required), z.maxLength(limits.email, texts.email)),
    z.email(texts.email).check(z.regex(SENDABLE, texts.email)),
  ),
  whatsappNumber: z.string(texts.required).check(
    z.trim(),
    z.minLength(1, texts.required),
    z.maxLength(60, texts.whatsapp),
    z.overwrite((number) => number.replaceAll(DECORATION, '')),
    z.regex(WHATSAPP, texts.whatsapp),
    z.overwrite(international),
  ),
  deviceType: z.enum(devices, texts.device),
});
export type RatingInput = z.output<typeof ratingInput>;

/** The picture is a text here, which differs for each picture. */
export const ratingForm = z.extend(ratingInput, {
  proofImage: z.string(texts.proof).check(z.minLength(1, texts.proof)),
});

export type RatingValues = Record<keyof RatingInput, string>;
export const blankRating: RatingValues = {
  name: '',
  email: '',
  whatsappNumber: '',
  deviceType: '',
};

type Notice = { title: Message<never>; description: Message<never> };

const isOneOf = (error: string | undefined, texts: Message<never>[]) =>
  texts.some(({ id, en }) => [id, en].includes(unpackLocalized(error ?? '').id));

/** Puts all errors into one title and sentence. Returns null when the field says it alone. */
export function noticeOf(errors: FieldErrors): Notice | null {
  const { required, deviceMissing, proofMissing, whatsappDetail, ...texts } = ratingTexts;
  const found = Object.values(errors);
  if (found.some((error) => isOneOf(error, [required, deviceMissing, proofMissing]))) {
    return { title: texts.incomplete, description: texts.incompleteDetail };
  }
  const wrong = found.filter((error) => !isOneOf(error, [texts.proofAgain]));
  if (wrong.length > 1) {
    const title = localized(texts.severalWrong, { count: found.length });
    return { title, description: texts.severalWrongDetail };
  }
  if (wrong.some((error) => isOneOf(error, [whatsappDetail]))) {
    return { title: texts.whatsapp, description: whatsappDetail };
  }
  return null;
}
