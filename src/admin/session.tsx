import { type ReactNode, useEffect, useRef } from 'react';
import type { Staff } from '../features/accounts/contract.ts';
import { checkAnswer, sessionKey } from '../features/auth/contract.ts';
import { Failure } from '../ui/dashboard/lists/list-state.tsx';
import { useGet } from '../ui/dashboard/tools/use-get.ts';
import { forgetInputOfOthers, leaveWithoutAsking } from '../ui/dashboard/unsaved-input.ts';
import { errorMessage, onUnauthorized } from '../ui/fetch.ts';
import { sayHere } from '../ui/reader.tsx';
import { toast } from '../ui/toast.tsx';
import { Checking } from './checking.tsx';
import { adminTexts } from './messages.ts';
import { queryClient } from './query-client.ts';

const REDIRECT_AFTER = 1000;

/** Only `authenticated: false` or a 401 ends the session; a failed check ends nothing. */
export function Session({ children }: { children: (staff: Staff) => ReactNode }) {
  const { data, error, isFetching, refetch } = useGet(sessionKey, '/api/auth/check', checkAnswer, {
    staleTime: 1000,
    refetchOnWindowFocus: true,
  });
  const hasEnded = data?.authenticated === false;
  const staffId = data?.staff?.id;
  const isKnown = useRef<number>(undefined);
  // Forms offer kept input, which may be somebody else's, so this runs before them.
  if (staffId !== undefined && isKnown.current !== staffId) {
    forgetInputOfOthers(staffId);
    isKnown.current = staffId;
  }

  useEffect(
    () => onUnauthorized(() => queryClient.setQueryData(sessionKey, { authenticated: false })),
    [],
  );
  useEffect(() => {
    if (!hasEnded) return;
    toast({
      title: sayHere(adminTexts.sessionExpired),
      description: sayHere(adminTexts.sessionExpiredHint),
      variant: 'destructive',
    });
    const next = encodeURIComponent(location.pathname + location.search);
    const timer = setTimeout(() => leaveWithoutAsking(`/login?next=${next}`), REDIRECT_AFTER);
    return () => clearTimeout(timer);
  }, [hasEnded]);

  if (data?.authenticated && data.staff) return children(data.staff);
  if (error && !data && !isFetching) {
    return (
      <main className="mx-auto grid min-h-dvh max-w-lg content-center p-5">
        <Failure
          title={sayHere(adminTexts.notOpened)}
          sentence={errorMessage(error)}
          onRetry={() => void refetch()}
        />
      </main>
    );
  }
  return <Checking />;
}
