/** By the browser's own sheet. Without one it copies the link, and answers that it did. */
export async function shareOrCopy(title: string, url: string): Promise<boolean> {
  try {
    if (typeof navigator.share !== 'function') {
      await navigator.clipboard.writeText(url);
      return true;
    }
    await navigator.share({ title, url });
  } catch (error) {
    const cancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!cancelled) console.warn(error);
  }
  return false;
}
