import type { App, Deps } from '../../server/deps.ts';
import { journeyQuery, journeySchema, overviewSchema, waitingCounts } from './contract.ts';
import { readJourney } from './read-journey.ts';
import { readOverview, readWaitingCounts } from './read-overview.ts';

export function overviewRoutes(app: App, deps: Deps) {
  app.get(
    '/api/admin/overview',
    { config: { access: 'editor' }, schema: { response: { 200: overviewSchema } } },
    ({ staff }) => readOverview(deps, staff?.role ?? 'editor'),
  );

  app.get(
    '/api/admin/overview/journey',
    {
      config: { access: 'editor' },
      schema: { querystring: journeyQuery, response: { 200: journeySchema } },
    },
    ({ query }) => readJourney(deps, query.days),
  );

  app.get(
    '/api/admin/counts',
    { config: { access: 'manager' }, schema: { response: { 200: waitingCounts } } },
    (request) => readWaitingCounts(deps, request),
  );
}
