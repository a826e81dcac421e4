import { useState } from 'react';
import { useSay } from '../../../ui/reader.tsx';
import { menuTabTexts as t } from './messages.ts';

type SoldOutBoxProps = {
  name: string;
  isOut: boolean;
  /** It is sold out at some of the outlets that are meant. */
  isPartly?: boolean;
  disabled?: boolean;
  onChange: (soldOut: boolean) => Promise<unknown>;
};

export function SoldOutBox({
  name,
  isOut,
  isPartly = false,
  disabled = false,
  onChange,
}: SoldOutBoxProps) {
  const say = useSay();
  // The check shows the wish until the list has been read again.
  const [wanted, setWanted] = useState<boolean>();
  const isChecked = wanted ?? isOut;
  const change = async (soldOut: boolean) => {
    setWanted(soldOut);
    await onChange(soldOut);
    setWanted(undefined);
  };
  return (
    <label className="flex min-h-11 items-center gap-2 rounded px-1 text-sm whitespace-nowrap text-ink-soft @md:text-xs transition hover:text-ink has-checked:font-semibold has-checked:text-danger-deep has-indeterminate:font-semibold has-indeterminate:text-danger-deep">
      <input
        ref={(input) => {
          if (input) input.indeterminate = !isChecked && isPartly;
        }}
        type="checkbox"
        aria-label={say(t.isSoldOutNamed, { name })}
        checked={isChecked}
        disabled={disabled}
        onChange={({ target }) => void change(target.checked)}
        className="size-5 shrink-0"
      />
      {say(t.isSoldOut)}
    </label>
  );
}
