import { focusManager, QueryClient } from '@tanstack/react-query';

/** Failed calls are not repeated; each screen shows the error with a Retry button. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// The default only notices hidden tabs, not a window behind another one.
focusManager.setEventListener((onFocus) => {
  const tell = () => onFocus();
  window.addEventListener('focus', tell);
  document.addEventListener('visibilitychange', tell);
  return () => {
    window.removeEventListener('focus', tell);
    document.removeEventListener('visibilitychange', tell);
  };
});
