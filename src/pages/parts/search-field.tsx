import { Search } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

type Props = {
  value: string;
  label: string;
  /** The empty field shows this word, which is also the name of the button inside it. */
  find: string;
};

export function SearchField({ value, label, find }: Props) {
  return (
    <div className="relative">
      <input
        type="search"
        name="q"
        defaultValue={value}
        maxLength={100}
        aria-label={label}
        placeholder={find}
        className="min-h-11 w-full rounded border border-line-strong bg-foam ps-3.5 pe-10 text-base placeholder:text-ink-soft"
      />
      <Button
        type="submit"
        size="icon"
        variant="quiet"
        aria-label={find}
        className="absolute end-0 top-0"
      >
        <Search aria-hidden="true" size={20} />
      </Button>
    </div>
  );
}
