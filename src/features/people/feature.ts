import type { Feature } from '../feature.ts';
import { erasuresJob } from './erasures-file.ts';
import { peopleThings } from './messages.ts';
import { peopleRoutes } from './routes.ts';
import { personRequestData } from './store.ts';
import { erasures, personKey, personRequests } from './table.ts';

export const peopleFeature: Feature = {
  name: 'people',
  routes: (app, deps, { personalData }) => peopleRoutes(app, deps, personalData),
  otherTables: [personRequests, personKey, erasures],
  notSearched: [erasures.byName],
  auditWords: peopleThings,
  jobs: [erasuresJob],
  personalData: [personRequestData],
  tabs: ['people'],
};
