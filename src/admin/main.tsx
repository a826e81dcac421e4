import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { inIndonesian } from '../ui/dashboard/in-indonesian.ts';
import { translateWith } from '../ui/language.ts';
import { Frame } from './frame.tsx';
import { FirstPassword } from './password.tsx';
import { queryClient } from './query-client.ts';
import { Session } from './session.tsx';

const place = document.getElementById('admin');
if (!place) throw new Error('The page has no place for the dashboard');

translateWith(inIndonesian);

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Session>
        {(staff) =>
          staff.mustChangePassword ? <FirstPassword staff={staff} /> : <Frame staff={staff} />
        }
      </Session>
    </QueryClientProvider>
  </StrictMode>,
);
