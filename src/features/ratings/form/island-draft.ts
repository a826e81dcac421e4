import * as z from 'zod/mini';
import { newIdempotencyKey } from '../../../ui/fetch.ts';

/**
 * What was filled in stays as long as the tab is open, because a phone may drop the page while its
 * owner takes the screenshot. The next person on the device finds nothing.
 */
const draft = z.record(z.string(), z.string());
type Draft = z.infer<typeof draft>;
type Name = 'rating-texts' | 'rating-picture' | 'rating-sent';

/** Returns false if the browser forbids storage or has no room. */
function keep(name: Name, value: Draft): boolean {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function recall(name: Name): Draft | null {
  try {
    return z.safeParse(draft, JSON.parse(sessionStorage.getItem(name) ?? '')).data ?? null;
  } catch {
    return null;
  }
}

function forget(...names: Name[]) {
  try {
    for (const name of names) sessionStorage.removeItem(name);
  } catch {
    // Where storage is forbidden, nothing was stored.
  }
}

export const keepTexts = (texts: Draft) => keep('rating-texts', texts);
export const recallTexts = () => recall('rating-texts');

/** Replaces the last picture. Resolves to false if that failed. */
export async function keepPicture(file: File | null): Promise<boolean> {
  forget('rating-picture');
  if (!file) return false;
  const { name, type, lastModified } = file;
  const data = await dataOf(file).catch(() => '');
  return (
    data !== '' && keep('rating-picture', { name, type, data, lastModified: String(lastModified) })
  );
}

export function recallPicture(): File | null {
  const { name, type = '', data, lastModified } = recall('rating-picture') ?? {};
  if (!name || !data) return null;
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type, lastModified: Number(lastModified) });
}

/** Returns the key that this content was last sent with, even before a reload, or a new one. */
export function keyFor(body: string): string {
  const last = recall('rating-sent');
  if (last?.key && last.body === body) return last.key;
  const key = newIdempotencyKey();
  return keep('rating-sent', { body, key }) ? key : '';
}

export const forgetDraft = () => forget('rating-texts', 'rating-picture', 'rating-sent');

function dataOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.readAsDataURL(file);
  });
}
