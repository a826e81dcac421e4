import type { App, Deps } from '../../server/deps.ts';
import { requestReader } from '../../server/http/reader.ts';
import { HOUR } from '../../time.ts';
import type { Shared } from '../feature.ts';
import { checkAddress, checkSiteUrl } from './checks/address.ts';
import { checkJobs } from './checks/jobs.ts';
import { checkLeft } from './checks/left.ts';
import { checkMachine } from './checks/machine.ts';
import { checkNames } from './checks/messages.ts';
import { inWords, type Result } from './checks/result.ts';
import { checkServices, checkStoredData } from './checks/services.ts';
import { checkUpSchema, problemsSchema } from './contract.ts';

/** The jobs that run at the start have begun by then. */
const FIRST_MS = 5_000;
const EVERY = HOUR;

export function doctorRoutes(app: App, deps: Deps, { demo }: Shared) {
  let problems: Result[] = [];

  async function checkAll(): Promise<Result[]> {
    const now = deps.clock();
    const found = [
      checkMachine(deps.env, now),
      checkStoredData(deps),
      checkServices(deps),
      checkLeft(deps, demo),
    ];
    return [...(await Promise.all(found)).flat(), checkJobs(deps.jobs.states(), now)];
  }

  async function checkUp() {
    const found = [...(await checkAll()), checkSiteUrl(deps.env.SITE_URL)];
    const known = problems.map(({ name }) => name.en);
    // The first backup of a new shop may still be running; if it fails, the job logs that.
    const isFirst = deps.jobs
      .states()
      .some(
        ({ name, lastSuccess, failures }) => name === 'backup' && !lastSuccess && failures === 0,
      );
    problems = found.filter(
      ({ name, state }) => state === 'bad' && !(isFirst && name === checkNames.backups),
    );
    for (const { name, found, advice } of problems) {
      if (known.includes(name.en)) continue;
      const line = { check: name.en, found: found.en, advice: advice?.en };
      deps.log.error(line, 'Something is wrong');
    }
  }

  let timer: NodeJS.Timeout | undefined;
  const checkUpIn = (milliseconds: number) => {
    timer = setTimeout(() => {
      checkUp().catch((err: unknown) => deps.log.error({ err }, 'The check-up failed'));
      checkUpIn(EVERY);
    }, milliseconds).unref();
  };
  app.addHook('onListen', async () => checkUpIn(FIRST_MS));
  app.addHook('onClose', async () => clearTimeout(timer));

  app.get(
    '/api/admin/doctor',
    { config: { access: 'owner' }, schema: { response: { 200: checkUpSchema } } },
    async (request) => {
      request.leaveQueue();
      const results = [...(await checkAll()), ...checkAddress(deps.env, request)];
      const reader = requestReader(request);
      return {
        at: deps.clock().toISOString(),
        findings: results.map((result) => inWords(result, reader)),
      };
    },
  );

  app.get(
    '/api/admin/doctor/problems',
    { config: { access: 'owner' }, schema: { response: { 200: problemsSchema } } },
    async (request) => problems.map((problem) => inWords(problem, requestReader(request))),
  );
}
