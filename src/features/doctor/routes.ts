import type { App, Deps } from '../../server/deps.ts';
import { checkAddress } from './address.ts';
import { checkUpSchema } from './contract.ts';
import { checkJobs } from './jobs.ts';
import { checkMachine } from './machine.ts';
import { checkServices } from './services.ts';

export function doctorRoutes(app: App, deps: Deps) {
  app.get(
    '/api/admin/doctor',
    { config: { access: 'owner' }, schema: { response: { 200: checkUpSchema } } },
    async (request) => {
      const now = deps.clock();
      const [machine, services] = await Promise.all([
        checkMachine(deps.env, now),
        checkServices(deps),
      ]);
      const jobs = checkJobs(deps.jobs.states(), now);
      const findings = [...machine, ...services, jobs, ...checkAddress(deps.env, request)];
      return { at: now.toISOString(), findings };
    },
  );
}
