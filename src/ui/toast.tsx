import { createRoot } from 'react-dom/client';

/**
 * Notices from anywhere: `toast({ title, description, variant })`. The store lives outside React
 * because a page has several roots (one an island) and all of them share one notification area,
 * which mounts itself.
 */

export type ToastText = {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
};
export type CurrentToast = ToastText & { id: number; open: boolean };

let current: CurrentToast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function change(next: CurrentToast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a notice in place of the one before it. */
export function toast(text: ToastText): void {
  count += 1;
  change({ ...text, id: count, open: true });
  mountArea();
}

export function dismissToast(id: number): void {
  if (current?.id === id) change({ ...current, open: false });
}

export const currentToast = () => current;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let mounting: Promise<void> | undefined;

function mountArea() {
  if (mounting) return;
  mounting = import('./toaster.tsx').then(
    ({ Toaster }) => {
      const place = document.createElement('div');
      document.body.append(place);
      createRoot(place).render(<Toaster />);
    },
    () => {
      mounting = undefined;
    },
  );
}

// Ahead of need: the first notice may be that the connection is gone.
if (typeof window !== 'undefined') {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  whenIdle(mountArea);
}
