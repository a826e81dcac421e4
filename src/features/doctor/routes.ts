import type { App, Deps } from '../../server/deps.ts';
import { HOUR } from '../../time.ts';
import { checkAddress, checkSiteUrl } from './checks/address.ts';
import { checkJobs } from './checks/jobs.ts';
import { checkMachine } from './checks/machine.ts';
import { checkServices, checkStoredData } from './checks/services.ts';
import { checkUpSchema, type Finding, problemsSchema } from './contract.ts';

/** Milliseconds until the first check. By then the jobs that run at the start have begun. */
const FIRST = 5_000;
const EVERY = HOUR;

export function doctorRoutes(app: App, deps: Deps) {
  /** The bad results of the last automatic check. */
  let problems: Finding[] = [];

  async function checkAll(): Promise<Finding[]> {
    const now = deps.clock();
    const found = [checkMachine(deps.env, now), checkStoredData(deps), checkServices(deps)];
    return [...(await Promise.all(found)).flat(), checkJobs(deps.jobs.states(), now)];
  }

  async function checkUp() {
    const found = [...(await checkAll()), checkSiteUrl(deps.env.SITE_URL)];
    const known = problems.map(({ name }) => name);
    // The first backup of a new shop may still be running; if it fails, the job logs that.
    const isFirst = deps.jobs
      .states()
      .some(
        ({ name, lastSuccess, failures }) => name === 'backup' && !lastSuccess && failures === 0,
      );
    problems = found.filter(
      ({ name, state }) => state === 'bad' && !(isFirst && name === 'Backups'),
    );
    for (const { name, found, advice } of problems) {
      if (!known.includes(name))
        deps.log.error({ check: name, found, advice }, 'Something is wrong');
    }
  }

  let timer: NodeJS.Timeout | undefined;
  const checkUpIn = (milliseconds: number) => {
    timer = setTimeout(() => {
      checkUp().catch((err: unknown) => deps.log.error({ err }, 'The check-up failed'));
      checkUpIn(EVERY);
    }, milliseconds).unref();
  };
  app.addHook('onListen', async () => checkUpIn(FIRST));
  app.addHook('onClose', async () => clearTimeout(timer));

  app.get(
    '/api/admin/doctor',
    { config: { access: 'owner' }, schema: { response: { 200: checkUpSchema } } },
    async (request) => ({
      at: deps.clock().toISOString(),
      findings: [...(await checkAll()), ...checkAddress(deps.env, request)],
    }),
  );

  app.get(
    '/api/admin/doctor/problems',
    { config: { access: 'owner' }, schema: { response: { 200: problemsSchema } } },
    () => problems,
  );
}
