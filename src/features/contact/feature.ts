import type { Feature } from '../feature.ts';
import { seedMessages } from './demo.ts';
import { contactThings } from './messages.ts';
import { contactRoutes } from './routes.ts';
import { contactMessages } from './table.ts';

export const contactFeature: Feature = {
  name: 'contact',
  routes: contactRoutes,
  otherTables: [contactMessages],
  auditWords: contactThings,
  seed: () => seedMessages,
  tabs: ['messages'],
};
