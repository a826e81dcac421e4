import { z } from 'zod';
import {
  displayOrder,
  inTwoLanguages,
  isSafeLink,
  isWrittenDay,
  language,
  limits,
  MAX_ID,
  optionalText,
  orderSchema,
  requiredName,
  requiredText,
  translatedText,
  uploadedPicture,
  version,
  withoutUnseen,
} from '../../contract.ts';
import { packed } from '../../messages.ts';
import type { Zone } from '../../time.ts';
import { everyDay, weekSchema } from './hours/week.contract.ts';
import { outletTexts as t } from './messages.ts';

export const zones = ['WIB', 'WITA', 'WIT'] as const satisfies Zone[];
export const services = ['dine_in', 'take_away', 'drive_through', 'delivery'] as const;
export const facilities = [
  'wifi',
  'musholla',
  'car_parking',
  'motorcycle_parking',
  'outdoor_seats',
  'power_sockets',
  'wheelchair_access',
  'smoking_area',
  'meeting_room',
  'baby_changing',
] as const;
/** A field left empty in a form becomes null; a field that is absent stays as it is. */
const optional = (max: number, isRight: (text: string) => boolean, message: string) =>
  optionalText(max).refine((text) => !text || isRight(text), message);

const SLUG = /^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads the slug in an address such as `/menu?outlet=menteng`. An impossible slug becomes `-`,
 * because the page cache would keep a copy of the page for each.
 */
export const askedSlug = z.string().max(80).default('').catch('-');

/** People often paste an address without `https://`. */
const withScheme = (text: string) =>
  /^([a-z\d-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(text) ? `https://${text}` : text;
const link = z
  .string()
  .trim()
  .max(2000)
  .nullable()
  .transform((text) => (text ? withScheme(withoutUnseen(text)) : null))
  .refine(
    (url) => url === null || (url.startsWith('https:') && isSafeLink(url)),
    packed(t.linkWrong),
  )
  .optional();

/** wa.me wants the number as 62 and the rest without its zero. */
const whatsapp = z
  .string()
  .nullable()
  .transform((text) => text?.replaceAll(/[\s().+-]/g, '').replace(/^0|^(?=8)/, '62') || null)
  .refine((number) => number === null || /^62\d{8,13}$/.test(number), packed(t.whatsappWrong))
  .optional();

const degrees = (most: number, message: string) =>
  z.number(message).min(-most, message).max(most, message).nullable().optional();

const DESCRIPTION_MAX = 500;
const WHY_MAX = 200;
const translation = z.object({
  description: translatedText(DESCRIPTION_MAX),
  closedWhy: translatedText(WHY_MAX),
});

const fields = {
  name: requiredName(packed(t.nameMissing)),
  /** An empty slug is made from the name. */
  slug: optional(80, (slug) => SLUG.test(slug), packed(t.slugWrong)),
  area: optionalText(limits.name),
  city: requiredText(limits.name, packed(t.cityMissing)),
  address: requiredText(500, packed(t.addressMissing)),
  postalCode: optional(10, (code) => /^\d{5}$/.test(code), packed(t.postalCodeWrong)),
  latitude: degrees(90, packed(t.latitudeWrong)),
  longitude: degrees(180, packed(t.longitudeWrong)),
  zone: z.enum(zones).optional(),
  phone: optional(40, (phone) => /^[+\d][\d\s().\-/]{4,}$|^\(\d/.test(phone), packed(t.phoneWrong)),
  whatsapp,
  photoUrl: uploadedPicture().nullable().optional(),
  description: optionalText(DESCRIPTION_MAX),
  services: z.array(z.enum(services)).max(services.length).optional(),
  facilities: z.array(z.enum(facilities)).max(facilities.length).optional(),
  mapsLink: link,
  reviewsLink: link,
  gofoodLink: link,
  grabfoodLink: link,
  shopeefoodLink: link,
  week: weekSchema.optional(),
  opensOn: optional(10, isWrittenDay, packed(t.dayWrong)),
  isTemporarilyClosed: z.boolean().optional(),
  reopensOn: optional(10, isWrittenDay, packed(t.dayWrong)),
  closedWhy: z.string().trim().max(WHY_MAX).optional(),
  ...inTwoLanguages(translation),
  displayOrder: displayOrder(1).optional(),
  isActive: z.boolean().optional(),
};

type Place = { latitude?: number | null | undefined; longitude?: number | null | undefined };

function wholePlace({ value, issues }: z.core.ParsePayload<Place>) {
  const { latitude = null, longitude = null } = value;
  if ((latitude === null) === (longitude === null)) return;
  const path = [latitude === null ? 'latitude' : 'longitude'];
  issues.push({ code: 'custom', path, message: packed(t.coordinatesHalf), input: value });
}

export const outletInput = z
  .object({
    ...fields,
    zone: fields.zone.default('WIB'),
    services: fields.services.default([]),
    facilities: fields.facilities.default([]),
    week: fields.week.default(everyDay({ opens: '07:00', closes: '22:00' })),
    isTemporarilyClosed: fields.isTemporarilyClosed.default(false),
    closedWhy: fields.closedWhy.default(''),
    isActive: fields.isActive.default(true),
  })
  .check(wholePlace);
export type OutletInput = z.output<typeof outletInput>;

export const outletUpdate = z.object({ ...fields, updatedAt: version }).check(wholePlace);

export const weekForMany = orderSchema.extend({ week: weekSchema });
export const formerWeeks = z.object({
  outlets: z
    .array(
      z.object({
        id: z.int().min(1).max(MAX_ID),
        week: weekSchema,
        updatedAt: z.iso.datetime(),
      }),
    )
    .min(1)
    .max(1000),
});
export type FormerWeeks = z.output<typeof formerWeeks>;

export const outletSchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  area: z.string().nullable(),
  city: z.string(),
  address: z.string(),
  postalCode: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  zone: z.enum(zones),
  phone: z.string().nullable(),
  whatsapp: z.string().nullable(),
  photoUrl: z.string().nullable(),
  description: z.string().nullable(),
  services: z.array(z.enum(services)),
  facilities: z.array(z.enum(facilities)),
  mapsLink: z.string().nullable(),
  reviewsLink: z.string().nullable(),
  gofoodLink: z.string().nullable(),
  grabfoodLink: z.string().nullable(),
  shopeefoodLink: z.string().nullable(),
  week: z.array(z.array(z.object({ opens: z.string(), closes: z.string() }))),
  opensOn: z.string().nullable(),
  isTemporarilyClosed: z.boolean(),
  reopensOn: z.string().nullable(),
  closedWhy: z.string(),
  language,
  translation,
  displayOrder: z.int(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type StoredOutlet = z.infer<typeof outletSchema>;

export const outletAsRead = outletSchema.omit({ language: true, translation: true });
export type Outlet = z.infer<typeof outletAsRead>;

export const ownOutlets = z.array(
  outletSchema
    .pick({ id: true, name: true, city: true, photoUrl: true })
    .extend({ shortName: z.string() }),
);
export type OwnOutlet = z.infer<typeof ownOutlets>[number];

/** Returns "Menteng" for "Kedai Seduh Menteng". */
export function nameWithout(brand: string, name: string): string {
  const rest = name.toLowerCase().startsWith(`${brand.toLowerCase()} `)
    ? name.slice(brand.length).trim()
    : '';
  return rest || name;
}

const period = z.object({ day: z.string(), opens: z.string(), closes: z.string() });

export const publicOutletSchema = outletSchema
  .pick({
    slug: true,
    name: true,
    city: true,
    area: true,
    address: true,
    latitude: true,
    longitude: true,
    zone: true,
    phone: true,
    whatsapp: true,
    description: true,
    services: true,
    facilities: true,
  })
  .extend({
    links: z.object({
      gofood: z.string().nullable(),
      grabfood: z.string().nullable(),
      shopeefood: z.string().nullable(),
      maps: z.string().nullable(),
      reviews: z.string().nullable(),
    }),
    open: z.object({
      now: z.boolean(),
      until: z.iso.datetime().nullable(),
      opens: z.iso.datetime().nullable(),
      why: z.string().nullable(),
    }),
    hours: z.array(period),
    special: z.array(
      z.object({
        name: z.string(),
        from: z.string(),
        to: z.string(),
        closed: z.boolean(),
        hours: z.array(period),
      }),
    ),
  });
export type PublicOutlet = z.infer<typeof publicOutletSchema>;
