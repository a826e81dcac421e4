import { SlidersHorizontal, X } from 'lucide-react';
import { Button } from '../../button.tsx';
import { classes } from '../../classes.ts';
import { Options, Select } from '../../field.tsx';
import { useSay } from '../../reader.tsx';
import { listTexts } from '../lists/messages.ts';
import { usePopover } from './use-popover.tsx';

export type Filter = {
  label: string;
  value: string | undefined;
  all: string;
  choices: (readonly [value: string | number, label: string])[];
  onChoose: (value: string) => void;
};

type FiltersProps = { filters: Filter[] };

export function FilterChoice({ filters }: FiltersProps) {
  const [first, ...others] = filters;
  if (!first) return null;
  return others.length === 0 ? <OneFilter {...first} /> : <FilterButton filters={filters} />;
}

function OneFilter({ label, value = '', all, choices, onChoose }: Filter) {
  return (
    <div className="relative flex shrink-0 items-center gap-2">
      <span aria-hidden="true" className="text-xs text-ink-soft max-lg:hidden">
        {label}
      </span>
      <Select
        label={label}
        hideLabel
        className="max-sm:w-11 max-sm:[&_select]:border-transparent max-sm:[&_select]:bg-caramel-deep/14 max-sm:[&_select]:p-0! max-sm:[&_select]:indent-12 max-sm:[&_svg]:hidden sm:w-52 [&_option]:indent-0"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        <Choices all={all} choices={choices} />
      </Select>
      <SlidersHorizontal className="pointer-events-none absolute inset-0 m-auto size-4 sm:hidden" />
    </div>
  );
}

function Choices({ all, choices }: Pick<Filter, 'all' | 'choices'>) {
  return (
    <>
      <option value="">{all}</option>
      <Options of={choices} />
    </>
  );
}

function FilterButton({ filters }: FiltersProps) {
  const say = useSay();
  const active = filters.filter(({ value }) => value);
  const { buttonProps, panelProps } = usePopover('w-80 gap-4 p-4 max-sm:inset-x-4! max-sm:w-auto');
  return (
    <>
      <Button {...buttonProps} variant="secondary" className="max-sm:size-11 max-sm:p-0">
        <SlidersHorizontal className="size-4" />
        <span className="max-sm:sr-only">{say(listTexts.filter)}</span>
        {active.length > 0 && (
          // The list of filters in use says which.
          <span
            aria-hidden="true"
            className="rounded-full bg-action px-1.5 text-xs text-on-action tabular-nums max-sm:-ms-1"
          >
            {active.length}
          </span>
        )}
      </Button>
      <div {...panelProps}>
        <FilterFields filters={filters} />
        {active.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => {
              for (const { onChoose } of active) onChoose('');
            }}
          >
            {say(listTexts.clearFilters)}
          </Button>
        )}
      </div>
    </>
  );
}

export const FilterFields = ({ filters }: FiltersProps) =>
  filters.map(({ label, value = '', all, choices, onChoose }) => (
    <Select
      key={label}
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <Choices all={all} choices={choices} />
    </Select>
  ));

export function ActiveFilters({ filters }: FiltersProps) {
  const say = useSay();
  const active = filters.filter(({ value }) => value);
  if (active.length === 0) return null;
  return (
    <ul
      className={classes(
        'flex w-full flex-wrap gap-2 max-lg:in-[main:has([data-reading])]:hidden',
        // A single filter says itself what it is set to.
        filters.length === 1 && 'sm:hidden',
      )}
      aria-label={say(listTexts.activeFilters)}
    >
      {active.map(({ label, value, choices, onChoose }) => {
        const name = choices.find(([one]) => String(one) === value)?.[1] ?? label;
        return (
          <li key={label} className="min-w-0">
            <button
              type="button"
              aria-label={say(listTexts.removeFilter, { name })}
              onClick={() => onChoose('')}
              className="flex min-h-8 max-w-full items-center gap-1.5 rounded bg-caramel-tint px-3 py-1 text-start text-sm font-semibold wrap-anywhere transition hover:bg-milk pointer-coarse:min-h-11"
            >
              {name}
              <X className="size-3.5 shrink-0" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
