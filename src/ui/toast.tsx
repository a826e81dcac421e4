import { showToast, type Toast } from './toast-store.ts';

export function toast(notice: Toast): void {
  showToast(notice);
  mountArea();
}

let mounting: Promise<void> | undefined;

function mountArea() {
  if (mounting) return;
  mounting = import('./toaster.tsx').then(
    ({ mountToaster }) => mountToaster(),
    () => {
      mounting = undefined;
    },
  );
}

// Loaded in advance, because the first notice may report a lost connection.
if (typeof window !== 'undefined') {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  whenIdle(mountArea);
}
