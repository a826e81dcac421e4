import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../src/test/servers/free-port.ts';

/**
 * Starts the built server once, so that it writes its compiled code to `dist/server/compiled`. A
 * container cannot write there later.
 */
const folder = mkdtempSync(join(tmpdir(), 'warm-'));
const port = await freePort();
const child = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
  },
});
const ended = once(child, 'exit');
// A shop that is not open yet answers with 503.
let answer: Response | null = null;
for (let tries = 0; tries < 600 && !answer && child.exitCode === null; tries += 1) {
  await pause(100);
  answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
}
child.kill('SIGTERM');
const [code] = await ended;
rmSync(folder, { recursive: true });
if (code !== 0) throw new Error(`The server ended with ${code}`);
if (!answer) throw new Error('The server did not answer');
