import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

export type Chromium = { path: string; env: Record<string, string> };

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Without name resolution, requests to other sites fail at once. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Where shared memory is small, as in containers, Chromium's processes share files on the disk. */
const SMALL_SHARED_MEMORY = '--disable-dev-shm-usage';
const ROOM = 2 ** 30;

/** Playwright's `launch` and `launchServer` take these options. */
export async function launchOptions({ path, env }: Chromium, flags: string[] = []) {
  const room = await statfs('/dev/shm').then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return {
    executablePath: path,
    // Drawing in a process of its own costs a tenth more, and for each page Chromium would start a
    // second process that waits for a page which never comes: a quarter of what opening one costs.
    // A page that lives for seconds does not earn back that its scripts are compiled twice.
    args: [
      '--in-process-gpu',
      '--renderer-process-limit=1',
      '--js-flags=--no-opt --no-maglev',
      ...CHROMIUM_FLAGS,
      ...flags,
      ...(room < ROOM ? [SMALL_SHARED_MEMORY] : []),
    ],
    ignoreDefaultArgs: room < ROOM ? [] : [SMALL_SHARED_MEMORY],
    env: { ...process.env, ...env },
  };
}

/**
 * Takes `CHROMIUM_PATH`, or the Chromium from npm, or an installed one. The one from npm is the
 * same everywhere and has no windows, which in an installed one cost half a second for every page.
 */
export function findChromium(): Chromium {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted && !existsSync(wanted)) throw new Error(`CHROMIUM_PATH: there is no ${wanted}`);
  if (wanted) return { path: wanted, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChromium();
  const path = INSTALLED.find((candidate) => existsSync(candidate));
  if (path) return { path, env: {} };
  throw new Error('Found no Chromium. Install Chrome or Chromium, or set CHROMIUM_PATH.');
}

/**
 * The package trusts whatever it finds in the temporary folder, even a half unpacked Chromium. So
 * it unpacks into its own folder, which is renamed once it is complete.
 */
function unpackChromium(): Chromium {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const bin = resolve(dirname(entry), '..', 'bin');
  const folder = resolve('node_modules', '.cache', 'chromium');
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    const unfinished = mkdtempSync(`${folder}-`);
    const unpack = `
      import chromium, { inflate } from '@sparticuz/chromium';
      await chromium.executablePath();
      await inflate(${JSON.stringify(join(bin, 'al2023.tar.br'))});`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], {
      env: { ...process.env, TMPDIR: unfinished },
    });
    renameUnlessThere(unfinished, folder);
  }
  // Chromium crashes without fonts, and the package only lists the folders of AWS Lambda. Those of
  // the machine stand in for the site's own while they load, so that nothing moves.
  const fonts = join(folder, 'fonts.conf');
  writeFileSync(
    fonts,
    `<fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  return {
    path: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: fonts,
    },
  };
}

/** If two test runs unpack at once, both use the first one's folder. */
function renameUnlessThere(from: string, to: string) {
  try {
    renameSync(from, to);
  } catch (error) {
    rmSync(from, { recursive: true });
    if (!existsSync(to)) throw error;
  }
}
