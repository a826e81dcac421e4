import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { readAppearance, showAppearance } from '../ui/dashboard/appearance.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './frame.tsx';
import { queryClient } from './query-client.ts';
import { Session } from './session.tsx';
import { beginInLastVoice, StaffReader } from './staff-reader.tsx';

const FirstPassword = lazy(() => import('./first-password.tsx'));
const RequiredSecondFactor = lazy(() => import('../features/auth/account/admin-required.tsx'));

showAppearance(readAppearance());
beginInLastVoice();

const container = document.getElementById('admin');
if (!container) throw new Error('The page has no place for the dashboard');

createRoot(container).render(
  <StrictMode>
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
  </StrictMode>,
);
