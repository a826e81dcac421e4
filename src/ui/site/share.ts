/** A browser without a share sheet copies the link. Resolves to whether it copied. */
export async function shareOrCopy(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return copyOrShow(title, url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    const cancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!cancelled) console.warn(error);
  }
  return false;
}

/** A browser inside another app may refuse to copy, and the press would do nothing. */
async function copyOrShow(title: string, url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    prompt(title, url);
    return false;
  }
}
