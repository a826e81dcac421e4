import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplePhoto } from '../src/test/pictures.ts';
import { OWNER, startServer } from '../src/test/servers/built-server.ts';

/**
 * `node scripts/golden.ts` runs once per release, after a build. It saves a backup of a small shop
 * in `src/test/golden/VERSION.tar`, and a test (`e2e/upgrade.test.ts`) opens it with every later
 * version. A backup, because the files of an embedded database do not outlive a new major version
 * of PostgreSQL.
 */
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const path = `src/test/golden/${version}.tar`;
if (existsSync(path)) throw new Error(`${path} is there already: released data never changes.`);

const dataDir = mkdtempSync(join(tmpdir(), 'golden-'));
const server = await startServer({ dataDir, env: { FORM_LIMIT: '0', LOG_LEVEL: 'error' } });
let cookie = '';

async function send(method: string, address: string, body: object | FormData) {
  const form = body instanceof FormData;
  const answer = await fetch(server.url + address, {
    method,
    headers: {
      origin: server.url,
      ...(cookie && { cookie }),
      ...(!form && { 'content-type': 'application/json' }),
    },
    body: form ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

await send('POST', '/api/auth/login', OWNER);
await send('POST', '/api/faqs', { question: 'Golden: ada Wi-Fi? “ya” 😀', answer: 'Ada.' });
await send('POST', '/api/contact', {
  name: 'Sari',
  email: 'sari@kopi.example',
  message: 'Golden: es kopi\nsusunya enak.',
});
const promo = new FormData();
promo.set('title', 'Golden promo');
promo.set('description', 'Gratis');
promo.set('displayOrder', '1');
const photo = new Uint8Array(await samplePhoto({ width: 48, height: 36 }));
promo.set('file', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
await send('POST', '/api/admin/promo-images/upload', promo);
await server.stop();

const env = { ...process.env, DATA_DIR: dataDir };
execFileSync(process.execPath, ['src/main.ts', 'backup', path], { env, stdio: 'inherit' });
rmSync(dataDir, { recursive: true });
console.log(`${path}: ${Math.round(statSync(path).size / 1024)} kB`);
