// Development only: the code Vite adds to its own HTML pages for React's hot reload.
// @ts-expect-error served by the development server
import { injectIntoGlobalHook } from '/@react-refresh';

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
