import type { Feature } from '../feature.ts';
import { seedVisits } from './demo.ts';
import { visitorThings } from './messages.ts';
import { forgetVisits } from './retention/upkeep.ts';
import { visitorRoutes } from './routes.ts';
import {
  visitCounts,
  visitMonths,
  visitorKey,
  visitorReturns,
  visitors,
  visits,
  visitTexts,
  visitUpkeep,
} from './table.ts';

export const visitorsFeature: Feature = {
  name: 'visitors',
  routes: visitorRoutes,
  otherTables: [
    visits,
    visitTexts,
    visitCounts,
    visitMonths,
    visitors,
    visitorKey,
    visitorReturns,
    visitUpkeep,
  ],
  auditWords: visitorThings,
  jobs: [forgetVisits],
  seed: () => seedVisits,
  tabs: ['visitors'],
};
