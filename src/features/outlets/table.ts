import { boolean, date, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { entryColumns, instant } from '../../server/database/columns.ts';
import { facilities, services, zones } from './contract.ts';
import { scopes, type Week } from './hours/opening.contract.ts';

export const outlets = pgTable('outlets', {
  ...entryColumns('id', { description: '', closedWhy: '' }),
  name: text().notNull(),
  slug: text().notNull(),
  area: text(),
  city: text().notNull(),
  address: text().notNull(),
  postalCode: text('postal_code'),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  zone: text({ enum: zones }).notNull(),
  phone: text(),
  whatsapp: text(),
  photoUrl: text('photo_url'),
  description: text(),
  services: text({ enum: services }).array().notNull(),
  facilities: text({ enum: facilities }).array().notNull(),
  mapsLink: text('maps_link'),
  reviewsLink: text('reviews_link'),
  gofoodLink: text('gofood_link'),
  grabfoodLink: text('grabfood_link'),
  shopeefoodLink: text('shopeefood_link'),
  week: jsonb().$type<Week>().notNull(),
  opensOn: date('opens_on', { mode: 'string' }),
  isTemporarilyClosed: boolean('is_temporarily_closed').notNull(),
  reopensOn: date('reopens_on', { mode: 'string' }),
  closedWhy: text('closed_why').notNull(),
  isActive: boolean('is_active').notNull(),
  displayOrder: integer('display_order').notNull(),
  createdAt: instant('created_at').notNull(),
});

export const outletSlugs = pgTable('outlet_slugs', {
  slug: text().primaryKey(),
  outletId: integer('outlet_id').notNull(),
});

export const specialHours = pgTable('special_hours', {
  ...entryColumns('id', { name: '' }),
  name: text().notNull(),
  from: date('from_day', { mode: 'string' }).notNull(),
  to: date('to_day', { mode: 'string' }).notNull(),
  week: jsonb().$type<Week>().notNull(),
  scope: text({ enum: scopes }).notNull(),
  city: text().notNull(),
  outletIds: integer('outlet_ids').array().notNull(),
  createdAt: instant('created_at').notNull(),
});
