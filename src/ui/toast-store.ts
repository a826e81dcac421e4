/** Each island is a React root of its own, so this is outside React. */

export type Toast = {
  title: string;
  description?: string | undefined;
  /** Pressing it, as Undo, also closes the notice. */
  action?: { label: string; onClick: () => unknown } | undefined;
  variant?: 'default' | 'destructive' | undefined;
};
export type CurrentToast = Toast & { id: number };

let current: CurrentToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function change(next: CurrentToast | null) {
  current = next;
  for (const listener of listeners) listener();
}

export function showToast(toast: Toast): void {
  count += 1;
  change({ ...toast, id: count });
}

/** Another notice may have replaced it. */
export function removeToast(toast: CurrentToast): void {
  if (current === toast) change(null);
}

export const clearToast = () => change(null);

export const currentToast = () => current;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
