import * as z from 'zod/mini';
import { packed, type Reader, unpacked } from './messages.ts';
import { fieldTexts } from './shared.messages.ts';

/**
 * Visitors' browsers load this file, so it and the contracts of public forms use zod/mini and must
 * not import zod, which is several times larger.
 */

export const limits = { name: 100, email: 254, message: 5000, title: 200 } as const;

const tooLong = (max: number) => packed(fieldTexts.atMostCharacters, { max });

/** Spaces without width, and other marks that nobody sees, are no text. */
export const VISIBLE = /[^\p{C}\p{Z}]/u;

/** `message` is the error for missing text, `long` for too much of it. */
export const requiredText = (max: number, message: string, long = tooLong(max)) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.regex(VISIBLE, message), z.maxLength(max, long));

/** A line break would break lists and mails; a mark of direction turns round what stands behind. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

export const requiredName = (message: string, long?: string) =>
  requiredText(limits.name, message, long).check(z.overwrite(oneLine));

export type FieldErrors = Partial<Record<string, string>>;

export function fieldErrors(issues: z.core.$ZodIssue[]): Record<string, string> {
  const entries = issues.map(({ path, message }) => [String(path[0] ?? ''), message] as const);
  return Object.fromEntries(entries.toReversed());
}

export function validate(schema: z.core.$ZodType, value: unknown, reader: Reader): FieldErrors {
  const errors = fieldErrors(z.safeParse(schema, value).error?.issues ?? []);
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [name, unpacked(text, reader)]),
  );
}

/** A form without script sends JSON as text; what is no JSON is left for the schema to refuse. */
export function jsonOr(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
