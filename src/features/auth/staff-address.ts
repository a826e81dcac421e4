/**
 * Recognises `/api/admin` in any spelling (encoded, doubled slashes, `;`, capitals), so that
 * strangers cannot find out which addresses exist there.
 */
export function isStaffAddress(url: string): boolean {
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

function decoded(path: string, times = 3): string {
  if (times === 0 || !path.includes('%')) return path;
  return decoded(
    path.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    times - 1,
  );
}
