import { writeFile } from 'node:fs/promises';
import { isForOperator, OperatorError } from '../server/operator-error.ts';

type Command = (args: string[]) => Promise<void>;

/** Each is loaded only when it is called: the server's own start reads none of them. */
const COMMANDS: Record<string, () => Promise<Command>> = {
  admin: async () => (await import('./admin.ts')).admin,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  doctor: async () => (await import('./doctor.ts')).doctor,
};

/**
 * Runs one of the operator's commands. What an operator can mend is printed as a sentence; the rest keeps its
 * stack. Where memory is short, Linux shall end the command, which can be given again, and not the server
 * that runs beside it.
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
