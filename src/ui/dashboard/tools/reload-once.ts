import { isAnythingUnsaved } from '../unsaved-input.ts';

/** Another build has another address, so each may reload once, and none forever. */
const mark = `reloaded:${import.meta.url}`;

/** An open dashboard asks for files that an upgrade removed; a new page names present ones. */
export async function reloadOnce(error: unknown): Promise<never> {
  if (isAnythingUnsaved() || sessionStorage.getItem(mark) || !(await isServerThere())) throw error;
  sessionStorage.setItem(mark, 'yes');
  location.reload();
  // The screen goes on loading until then.
  return new Promise(() => {});
}

/** Offline, a reload would lose the dashboard, too. */
const isServerThere = () =>
  fetch(location.href, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
