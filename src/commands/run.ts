import { writeFile } from 'node:fs/promises';
import { isForOperator, OperatorError } from '../server/operator-error.ts';

type Command = (args: string[]) => Promise<void>;

/** Commands must not slow down the start of the server, so they are loaded on use. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  admin: async () => (await import('./admin.ts')).admin,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  doctor: async () => (await import('./doctor.ts')).doctor,
};

/**
 * A fault that the operator can fix is printed as a sentence; others keep their stack. On Linux, a
 * machine short of memory ends the command rather than the server beside it.
 */
export async function runCommand(name: string, args: string[]): Promise<void> {
  if (process.platform === 'linux')
    await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
  try {
    const load = COMMANDS[name];
    if (!load) {
      throw new OperatorError(
        `Unknown command ${name}. Known: ${Object.keys(COMMANDS).join(', ')}`,
      );
    }
    await (await load())(args);
  } catch (error) {
    if (!isForOperator(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
