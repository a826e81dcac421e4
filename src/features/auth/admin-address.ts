/**
 * Whether an address that no route answers was meant for the back office. Strangers are not told
 * which addresses exist there, however they spell them: encoded, doubled slashes, `;`, capitals.
 */
export function isAdminAddress(url: string): boolean {
  const path = decoded(url.split(/[?#]/)[0] ?? '')
    .replaceAll('\\', '/')
    .replaceAll(/;[^/]*/g, '')
    .toLowerCase();
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps[0] === 'api' && steps[1] === 'admin';
}

/** Decoded until nothing is left to decode, and a few times at most. */
function decoded(path: string, times = 3): string {
  if (times === 0 || !path.includes('%')) return path;
  return decoded(
    path.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    times - 1,
  );
}
