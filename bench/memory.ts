// How much memory does the server need at rest, and while staff upload six photographs of 12
// megapixels at once, three times? Target: 250 MB and 450 MB, so that a machine with 512 MB is
// enough (Linux).
import { readFile } from 'node:fs/promises';
import { samplePhoto } from '../src/test/pictures.ts';
import { signIn, startServer } from '../src/test/servers/built-server.ts';
import { atMost, type Figure, residentMegabytes } from './tools.ts';

export async function measureMemory(): Promise<Figure[]> {
  const server = await startServer();
  const headers = { origin: server.url, cookie: await signIn(server) };
  const atRest = residentMegabytes(server.child.pid);
  const photo = new Uint8Array(await samplePhoto({ width: 4000, height: 3000 }));
  const upload = async () => {
    const body = new FormData();
    body.set('image', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
    const answer = await fetch(`${server.url}/api/cms/upload`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    return answer.status;
  };
  for (let times = 0; times < 3; times += 1) {
    const statuses = await Promise.all(Array.from({ length: 6 }, upload));
    const wrong = statuses.filter((status) => status >= 300 && status !== 503);
    if (wrong.length > 0) throw new Error(`An upload was answered with ${wrong[0]}`);
  }
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8');
  const most = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
  await server.stop();
  return [atMost('MB at rest', atRest, 250), atMost('MB at most, with uploads', most, 450)];
}
