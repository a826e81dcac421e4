import type { Feature } from '../feature.ts';
import { seedFaqs } from './demo.ts';
import { faqThings } from './messages.ts';
import { faqRoutes } from './routes.ts';
import { faqEntries } from './store.ts';

export const faqsFeature: Feature = {
  name: 'faqs',
  routes: faqRoutes,
  lists: [faqEntries],
  auditWords: faqThings,
  seed: () => seedFaqs,
  tabs: ['faqs'],
};
