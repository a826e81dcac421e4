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

// The first notice may report a lost connection, so its code is loaded in advance.
if (typeof window !== 'undefined') {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  whenIdle(mountArea);
}
