import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { classes } from '../../classes.ts';

type SearchBoxProps = {
  label: string;
  onSearch: (text: string) => void;
  value?: string;
  className?: string;
};

const PAUSE = 300;

export function SearchBox({ label, onSearch, value = '', className }: SearchBoxProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);

  const search = (text: string, pause: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), pause);
  };

  return (
    <search className={classes('relative', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search className="pointer-events-none absolute start-3.5 top-1/2 size-4 -translate-y-1/2 text-ink-soft" />
      <input
        ref={input}
        id={id}
        type="search"
        defaultValue={value}
        placeholder={label}
        maxLength={200}
        enterKeyHint="search"
        onChange={(event) => search(event.target.value, PAUSE)}
        onKeyDown={(event) => event.key === 'Enter' && search(event.currentTarget.value, 0)}
        className="min-h-11 w-full rounded border border-line-strong bg-foam ps-10 pe-3.5 text-base text-ellipsis md:text-sm transition placeholder:text-ink-soft hover:border-ink"
      />
    </search>
  );
}
