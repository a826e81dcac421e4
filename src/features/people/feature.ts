import type { Feature } from '../feature.ts';
import { keepErasuresHourly } from './kept-erasures.ts';
import { forgetPeople } from './retention.ts';
import { peopleRoutes } from './routes.ts';
import { erasures, personKey, personRequests } from './table.ts';

export const peopleFeature: Feature = {
  name: 'people',
  routes: peopleRoutes,
  otherTables: [personRequests, personKey, erasures],
  notSearched: [erasures.byName],
  auditWords: { person: 'a person', erasure: 'the list of erasures' },
  jobs: [forgetPeople, keepErasuresHourly],
  tabs: ['people'],
};
