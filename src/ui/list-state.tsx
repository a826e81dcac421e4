import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { sentenceOf } from './fetch.ts';
import { SkeletonRows } from './skeleton.tsx';

/** What it needs to know of a TanStack query. */
export type QueryLike<T> = {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

type ListStateProps<T> = {
  query: QueryLike<T>;
  /** The heading of a failure: 'Failed to fetch FAQs'. */
  failure: string;
  /** Shown in place of an empty list, or of a page without rows. */
  empty: ReactNode;
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
};

/** A list in each of its states: on its way, failed with a way to retry, empty, there. */
export function ListState<T>({ query, failure, empty, skeleton, children }: ListStateProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return isEmpty(data) ? empty : children(data);
  if (error && !isFetching) {
    return <Failure title={failure} sentence={sentenceOf(error)} onRetry={() => void refetch()} />;
  }
  return skeleton ?? <SkeletonRows />;
}

function isEmpty(data: unknown): boolean {
  if (Array.isArray(data)) return data.length === 0;
  return typeof data === 'object' && data !== null && 'rows' in data && isEmpty(data.rows);
}

type FailureProps = { title: string; sentence: string; onRetry: () => void };

/** Something could not be loaded; nothing else on the screen is lost. */
export function Failure({ title, sentence, onRetry }: FailureProps) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-2 rounded bg-danger-tint px-6 py-10 text-center"
    >
      <p className="font-semibold text-danger-deep">{title}</p>
      <p className="max-w-md text-sm">{sentence}</p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
