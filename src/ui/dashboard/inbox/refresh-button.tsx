import { RotateCw } from 'lucide-react';
import { Button } from '../../button.tsx';
import { classes } from '../../classes.ts';
import { useSay } from '../../reader.tsx';

import { inboxTexts } from './messages.ts';

type RefreshButtonProps = { query: { isFetching: boolean; refetch: () => unknown } };

export function RefreshButton({ query: { isFetching, refetch } }: RefreshButtonProps) {
  const say = useSay();
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={say(inboxTexts.refresh)}
      title={say(inboxTexts.refresh)}
      aria-disabled={isFetching || undefined}
      onClick={() => !isFetching && refetch()}
    >
      <RotateCw className={classes('size-4', isFetching && 'animate-spin')} aria-hidden="true" />
    </Button>
  );
}
