import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readAppearance, showAppearance } from '../ui/dashboard/appearance.ts';
import { Dashboard } from './dashboard.tsx';
import { beginInLastVoice } from './staff-reader.tsx';

showAppearance(readAppearance());
beginInLastVoice();

const container = document.getElementById('admin');
if (!container) throw new Error('The page has no place for the dashboard');

// With a component in this file, the development server would run it twice on one page.
createRoot(container).render(
  <StrictMode>
    <Dashboard />
  </StrictMode>,
);
