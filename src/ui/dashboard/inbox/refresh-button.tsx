import { RotateCw } from 'lucide-react';
import { Button } from '../../button.tsx';
import { classes } from '../../classes.ts';
import { say } from '../../language.ts';

type RefreshButtonProps = { query: { isFetching: boolean; refetch: () => unknown } };

export function RefreshButton({ query: { isFetching, refetch } }: RefreshButtonProps) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={say('Refresh', 'Muat ulang')}
      title={say('Refresh', 'Muat ulang')}
      aria-disabled={isFetching || undefined}
      onClick={() => !isFetching && refetch()}
    >
      <RotateCw className={classes('size-4', isFetching && 'animate-spin')} aria-hidden="true" />
    </Button>
  );
}
