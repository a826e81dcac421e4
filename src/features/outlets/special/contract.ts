import { z } from 'zod';
import {
  inTwoLanguages,
  language,
  limits,
  onlyForStaff,
  requiredText,
  translatedText,
  version,
  writtenDay,
} from '../../../contract.ts';
import { packed } from '../../../messages.ts';
import { daysFrom } from '../../../time.ts';
import { outletAsRead } from '../contract.ts';
import { scopes } from '../hours/opening.contract.ts';
import { weekSchema } from '../hours/week.contract.ts';
import { outletTexts, specialTexts as t } from '../messages.ts';

const translation = z.object({ name: translatedText(limits.name) });

const fields = {
  name: requiredText(limits.name, packed(t.nameMissing)),
  from: writtenDay(packed(outletTexts.dayWrong)),
  to: writtenDay(packed(outletTexts.dayWrong)),
  /** Seven days without hours mean closed. */
  week: weekSchema,
  scope: z.enum(scopes),
  city: z.string().trim().max(limits.name).default(''),
  outletIds: z.array(z.int().min(1)).max(1000).default([]),
  ...inTwoLanguages(translation),
};

type Checked = Record<'from' | 'to' | 'scope' | 'city', string> & { outletIds: number[] };

function check({ value, issues }: z.core.ParsePayload<Checked>) {
  const wrong = (path: keyof Checked, message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: value[path] });
  const days = daysFrom(value.from, value.to);
  if (days < 0) wrong('to', packed(t.endsBeforeStart));
  if (days > 731) wrong('to', packed(t.tooLong));
  if (value.scope === 'city' && value.city === '') wrong('city', packed(t.cityMissing));
  if (value.scope === 'outlets' && value.outletIds.length === 0) {
    wrong('outletIds', packed(t.outletsMissing));
  }
}

export const specialHoursInput = z.object(fields).check(check);

/** An update always sends all fields, because they only make sense together. */
export const specialHoursUpdate = z.object({ ...fields, updatedAt: version }).check(check);

export const specialHoursSchema = z.object({
  id: z.int(),
  name: z.string(),
  from: z.string(),
  to: z.string(),
  week: outletAsRead.shape.week,
  scope: z.enum(scopes),
  city: z.string(),
  outletIds: z.array(z.int()),
  language,
  translation,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type StoredSpecialHours = z.infer<typeof specialHoursSchema>;

const asRead = specialHoursSchema.omit({ ...onlyForStaff, createdAt: true });

export const ownHours = z.object({ outlets: z.array(outletAsRead), special: z.array(asRead) });

/** Closes the outlet from now on, unless `from` is later. */
export const closingInput = z.object({
  from: z.iso.datetime({ offset: true, error: packed(t.untilWrong) }).optional(),
  until: z.iso.datetime({ offset: true, error: packed(t.untilWrong) }),
  name: fields.name,
  language: fields.language,
  translation: fields.translation,
});
export type ClosingInput = z.output<typeof closingInput>;
