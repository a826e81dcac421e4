import { dayOf } from '../../time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/dashboard/card.tsx';
import { DayInput } from '../../ui/dashboard/forms/day-input.tsx';
import { listTexts } from '../../ui/dashboard/lists/messages.ts';
import { type Filter, FilterFields } from '../../ui/dashboard/tools/filters.tsx';
import { useSay } from '../../ui/reader.tsx';
import { isDay } from './contract.ts';
import { auditTexts } from './messages.ts';

type AsideProps = {
  filters: Filter[];
  filter: Record<string, string>;
  onFilter: (change: Record<string, string>) => void;
  isNarrowed: boolean;
};

/** On narrower screens the filters are behind a button. */
export function Aside({ filters, filter, onFilter, isNarrowed }: AsideProps) {
  const say = useSay();
  const dayIn = (name: string) => (filter[name] && isDay(filter[name]) ? filter[name] : '');
  const [from, to] = [dayIn('from'), dayIn('to')];
  const today = dayOf(Date.now());
  return (
    <Card title={say(listTexts.filter)} hint={say(auditTexts.appears)}>
      <FilterFields filters={filters} />
      <DayInput
        label={say(auditTexts.from)}
        day={from}
        value={from}
        max={to || today}
        onChange={({ target }) => onFilter({ from: target.value, upTo: '' })}
      />
      <DayInput
        label={say(auditTexts.to)}
        day={to}
        value={to}
        min={from}
        max={today}
        onChange={({ target }) => onFilter({ to: target.value, upTo: '' })}
      />
      {isNarrowed && (
        <Button
          variant="secondary"
          onClick={() =>
            onFilter(Object.fromEntries(Object.keys(filter).map((name) => [name, ''])))
          }
        >
          {say(listTexts.clearFilters)}
        </Button>
      )}
    </Card>
  );
}
