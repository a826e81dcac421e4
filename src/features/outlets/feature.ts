import type { Feature } from '../feature.ts';
import { seedOutlets } from './demo.ts';
import { outletTexts, outletThings } from './messages.ts';
import { outletRoutes } from './routes.ts';
import { specialHoursEntries } from './special/store.ts';
import { outletEntries } from './store.ts';
import { outletSlugs, outlets, specialHours } from './table.ts';

export const outletsFeature: Feature = {
  name: 'outlets',
  routes: outletRoutes,
  lists: [outletEntries, specialHoursEntries],
  otherTables: [outletSlugs],
  pictures: { where: outletTexts.many, columns: [outlets.photoUrl] },
  notSearched: [outlets.name, outlets.address, outlets.phone, outlets.whatsapp, specialHours.name],
  auditWords: outletThings,
  seed: () => seedOutlets,
  demo: [
    { table: specialHours, name: outletTexts.manySpecial },
    { table: outlets, name: outletTexts.many },
  ],
  tabs: ['outlets', 'today'],
};
