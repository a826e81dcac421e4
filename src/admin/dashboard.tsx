import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';
import { queryClient } from './query-client.ts';
import { Session } from './session.tsx';
import { StaffReader } from './staff-reader.tsx';

const FirstPassword = lazy(() => import('./first-password.tsx'));
const RequiredSecondFactor = lazy(() => import('../features/auth/account/admin-required.tsx'));

export function Dashboard() {
  return (
    <QueryClientProvider client={queryClient}>
      <Session>
        {(staff) => {
          if (!staff.mustChangePassword && !staff.mustSetUpSecondFactor) {
            return <Frame staff={staff} />;
          }
          const First = staff.mustChangePassword ? FirstPassword : RequiredSecondFactor;
          return (
            <StaffReader voice={staff.voice} lang="en">
              <ErrorBoundary>
                <Suspense>
                  <First staff={staff} />
                </Suspense>
              </ErrorBoundary>
            </StaffReader>
          );
        }}
      </Session>
    </QueryClientProvider>
  );
}
