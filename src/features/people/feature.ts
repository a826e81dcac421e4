import type { Feature } from '../feature.ts';
import { erasuresJob } from './erasures-file.ts';
import { customerDataRetention } from './retention.ts';
import { peopleRoutes } from './routes.ts';
import { erasures, personKey, personRequests } from './table.ts';

export const peopleFeature: Feature = {
  name: 'people',
  routes: peopleRoutes,
  otherTables: [personRequests, personKey, erasures],
  notSearched: [erasures.byName],
  auditWords: { person: 'a person', erasure: 'the list of erasures' },
  jobs: [customerDataRetention, erasuresJob],
  tabs: ['people'],
};
