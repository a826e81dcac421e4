import { focusManager, QueryClient } from '@tanstack/react-query';

/** Nothing is refetched on its own: a failed call shows an error with Retry. */
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

// By itself it notices only a tab that was hidden, not a window that stood behind another one.
focusManager.setEventListener((onFocus) => {
  const tell = () => onFocus();
  window.addEventListener('focus', tell);
  document.addEventListener('visibilitychange', tell);
  return () => {
    window.removeEventListener('focus', tell);
    document.removeEventListener('visibilitychange', tell);
  };
});
