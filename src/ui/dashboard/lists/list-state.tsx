import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRecord } from '../../../record.contract.ts';
import { Button } from '../../button.tsx';
import { errorMessage } from '../../fetch.ts';
import { useSay } from '../../reader.tsx';
import { dashboardTexts } from '../messages.ts';
import { SkeletonLines } from './skeleton-screens.tsx';

type QueryLike<T> = {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

type ListStateProps<T> = {
  query: QueryLike<T>;
  failure: string;
  empty: ReactNode;
  loading?: ReactNode;
  children: (data: T) => ReactNode;
};

export function ListState<T>({ query, failure, empty, loading, children }: ListStateProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return isEmpty(data) ? empty : children(data);
  if (error && !isFetching) {
    return (
      <Failure title={failure} sentence={errorMessage(error)} onRetry={() => void refetch()} />
    );
  }
  return loading ?? <SkeletonLines />;
}

const isEmpty = (data: unknown): boolean =>
  Array.isArray(data) ? data.length === 0 : isRecord(data) && isEmpty(data.rows);

type FailureProps = { title: string; sentence: string; onRetry: () => void };

export function Failure({ title, sentence, onRetry }: FailureProps) {
  const say = useSay();
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-2 rounded bg-danger-tint px-6 py-10 text-center"
    >
      <TriangleAlert className="size-6 text-danger-deep" />
      <p className="font-semibold text-danger-deep">{title}</p>
      <p className="max-w-md text-sm text-balance">{sentence}</p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        {say(dashboardTexts.retry)}
      </Button>
    </div>
  );
}
