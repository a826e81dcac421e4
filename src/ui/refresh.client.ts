// Development only: what Vite would put into an HTML page of its own, so that components hot-reload.
// @ts-expect-error served by the development server
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
Object.assign(window, {
  $RefreshReg$: () => {},
  $RefreshSig$: () => (type: unknown) => type,
});
