import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';

// A test runner may have set another value.
process.env.NODE_ENV = 'production';

/** Neither build needs what these scripts make, so they run at the same time. */
mkdirSync('dist', { recursive: true });
const others = ['pictures', 'passwords', 'database'].map(async (name) => {
  const [code] = await once(
    spawn(process.execPath, [`scripts/${name}.ts`], { stdio: 'inherit' }),
    'exit',
  );
  if (code !== 0) throw new Error(`scripts/${name}.ts failed`);
});
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', mode: 'dashboard' });
await build({ logLevel: 'warn', build: { ssr: true } });
compress('dist/client');
await Promise.all(others);

function compress(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|webmanifest)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
