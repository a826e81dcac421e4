import { build, loadConfigFromFile } from 'vite';
import { expect, test } from 'vitest';

/** Builds a real browser file with the real configuration, after adding a line to it. */
async function buildWith(file: string, line: string) {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' });
  const { plugins = [], ...config } = loaded?.config ?? {};
  const write = {
    name: 'write-line',
    transform: (code: string, id: string) => (id.endsWith(file) ? `${line}\n${code}` : null),
  };
  return build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [{ ...write, enforce: 'pre' }, plugins],
    build: { write: false, rollupOptions: { input: file } },
  });
}

const island = 'src/features/mockups/showcase.island.tsx';
const dashboard = 'src/features/content/admin.tsx';

test('a visitor’s browser never gets code that reads the server’s disk', async () => {
  await expect(buildWith(island, "import '../media/picture/sources.ts';")).rejects.toThrow(
    `src/features/media/picture/sources.ts is for the server, and ${island} would take it`,
  );
  await expect(buildWith(island, "import 'node:fs';")).rejects.toThrow(
    `node:fs is for the server, and ${island} would take it`,
  );
});

test('the dashboard never gets the code that cleans HTML on the server', async () => {
  await expect(buildWith(dashboard, "import './sanitise.ts';")).rejects.toThrow(
    `src/features/content/sanitise.ts is for the server, and ${dashboard} would take it`,
  );
});

test('a contract may reach any browser', async () => {
  await expect(buildWith(island, "import '../promos/contract.ts';")).resolves.toBeDefined();
});
