import { RotateCw } from 'lucide-react';
import { Button } from '../../button.tsx';
import { classes } from '../../classes.ts';
import { byLanguage } from '../../language.ts';

type RefreshButtonProps = { query: { isFetching: boolean; refetch: () => unknown } };

export function RefreshButton({ query: { isFetching, refetch } }: RefreshButtonProps) {
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={byLanguage('Refresh', 'Muat ulang')}
      title={byLanguage('Refresh', 'Muat ulang')}
      aria-disabled={isFetching || undefined}
      onClick={() => !isFetching && refetch()}
    >
      <RotateCw className={classes('size-4', isFetching && 'animate-spin')} aria-hidden="true" />
    </Button>
  );
}
