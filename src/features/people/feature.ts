import type { Feature } from '../feature.ts';
import { erasuresJob } from './erasures-file.ts';
import { peopleThings } from './messages.ts';
import { customerDataRetention } from './retention.ts';
import { peopleRoutes } from './routes.ts';
import { erasures, personKey, personRequests } from './table.ts';

export const peopleFeature: Feature = {
  name: 'people',
  routes: peopleRoutes,
  otherTables: [personRequests, personKey, erasures],
  notSearched: [erasures.byName],
  auditWords: peopleThings,
  jobs: [customerDataRetention, erasuresJob],
  tabs: ['people'],
};
