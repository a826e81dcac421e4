/** From top to bottom; a layer may only import from those below it. */
const LAYERS = ['app', 'feature', 'ground'];

type Place = { layer: string; feature: string };

function placeOf(path: string): Place {
  const [first = '', second = ''] = path.split('/');
  // `features/index.ts` imports every feature; `features/feature.ts` belongs to none.
  if (path === 'features/index.ts') return { layer: 'app', feature: '' };
  if (path === 'features/feature.ts') return { layer: 'feature', feature: '' };
  if (first === 'features') return { layer: 'feature', feature: second };
  const ground =
    first === 'server' ||
    first === 'ui' ||
    /^(([\w-]+\.)?(contract|messages)|time)\.ts$/.test(path);
  return { layer: ground ? 'ground' : 'app', feature: '' };
}

/** Files that other features may import. */
const OPEN =
  /(^|\/)([\w-]*\.?contract|messages|([\w-]+-)?store|password|picture|picture-view|admin-thumbnail|admin-picture-field|admin-use-picture|admin-video-field|admin-upload|admin-conversations|admin-health|reward-mail|admin-reauthenticate|receive|mail-kind|admin-use-outlets|admin-use-posters)\.tsx?$/;

const DASHBOARD = /^(admin|ui\/dashboard)\/|^features\/.+\/admin[\w-]*\.tsx?$/;
const PUBLIC = /^(pages|client|ui\/site)\/|\.island\.tsx$|\/(island|section)[\w-]*\.tsx?$/;

export function importError(from: string, to: string): string | null {
  if (/\.test\.tsx?$|^test\//.test(from)) return null;
  if (to.startsWith('test/')) return 'tests are for tests';
  if (to.startsWith('../')) return 'the program runs without its tools';
  const [a, b] = [placeOf(from), placeOf(to)];
  if (LAYERS.indexOf(b.layer) < LAYERS.indexOf(a.layer)) return 'arrows point down';
  if (a.feature && b.feature && a.feature !== b.feature && !OPEN.test(to)) {
    return 'a feature is reached through its store or contract';
  }
  if (DASHBOARD.test(to) && !DASHBOARD.test(from)) return 'dashboard code stays in the dashboard';
  if (PUBLIC.test(to) && DASHBOARD.test(from)) return 'public pages stay out of the dashboard';
  return null;
}

export function featureGraph(imports: ReadonlyMap<string, string[]>): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const { feature } = placeOf(file);
    if (!feature || file.includes('.test.')) continue;
    const others = targets.map((target) => placeOf(target).feature);
    const reached = others.filter((other) => other && other !== feature);
    graph.set(feature, (graph.get(feature) ?? new Set()).union(new Set(reached)));
  }
  return graph;
}
