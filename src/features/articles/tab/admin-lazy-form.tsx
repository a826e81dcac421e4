import { lazy, Suspense } from 'react';
import { SkeletonForm } from '../../../ui/dashboard/lists/skeleton-screens.tsx';
import { reloadOnce } from '../../../ui/dashboard/tools/reload-once.ts';
import type { FormProps } from './admin-form.tsx';

const Form = lazy(() => import('./admin-form.tsx').catch(reloadOnce));

/** The editor weighs more than the rest of the tab, so it is loaded when it is opened. */
export const ArticleForm = (props: FormProps) => (
  <Suspense fallback={<SkeletonForm />}>
    <Form {...props} />
  </Suspense>
);
