import { createRoot } from 'react-dom/client';

/**
 * Notices from anywhere: `toast({ title, description, variant })`. The store lives outside React
 * because a page has several roots (one an island) and all of them share one notification area,
 * which is only loaded when there is something to say.
 */

export type ToastText = {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive' | undefined;
};
export type CurrentToast = ToastText & { id: number; open: boolean };

let current: CurrentToast | null = null;
let count = 0;
let areas = 0;
const listeners = new Set<() => void>();

function change(next: CurrentToast | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a notice in place of the one before it. */
export function toast(text: ToastText): void {
  count += 1;
  change({ ...text, id: count, open: true });
  if (areas === 0) void mountArea();
}

export function dismissToast(id: number): void {
  if (current?.id === id) change({ ...current, open: false });
}

export const currentToast = () => current;

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  areas += 1;
  return () => {
    listeners.delete(listener);
    areas -= 1;
  };
}

let mounting: Promise<void> | undefined;

function mountArea(): Promise<void> {
  mounting ??= import('./toaster.tsx').then(({ Toaster }) => {
    const place = document.createElement('div');
    document.body.append(place);
    createRoot(place).render(<Toaster />);
  });
  return mounting;
}
