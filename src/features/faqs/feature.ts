import type { Feature } from '../feature.ts';
import { seedFaqs } from './demo.ts';
import { faqTexts, faqThings } from './messages.ts';
import { faqRoutes } from './routes.ts';
import { faqEntries } from './store.ts';
import { faqs } from './table.ts';

export const faqsFeature: Feature = {
  name: 'faqs',
  routes: faqRoutes,
  lists: [faqEntries],
  auditWords: faqThings,
  seed: () => seedFaqs,
  demo: [{ table: faqs, name: faqTexts.many }],
  tabs: ['faqs'],
};
