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
    <label className="group/out relative flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold whitespace-nowrap has-disabled:cursor-default">
      <span className="flex min-h-8 items-center gap-2 rounded border border-line-strong bg-foam px-2.5 transition group-has-focus-visible/out:max-sm:outline-3 group-has-focus-visible/out:max-sm:outline-offset-2 group-has-focus-visible/out:max-sm:outline-caramel-deep max-sm:min-h-9 max-sm:px-3 group-hover/out:bg-milk group-has-checked/out:border-danger group-has-checked/out:bg-danger-tint group-has-checked/out:text-danger-deep group-has-indeterminate/out:border-danger group-has-indeterminate/out:text-danger-deep group-has-disabled/out:opacity-65 forced-colors:group-has-checked/out:bg-[Highlight] forced-colors:group-has-checked/out:text-[HighlightText] forced-colors:group-has-checked/out:forced-color-adjust-none">
        <input
          ref={(input) => {
            if (input) input.indeterminate = !isChecked && isPartly;
          }}
          type="checkbox"
          aria-label={say(t.isSoldOutNamed, { name })}
          checked={isChecked}
          disabled={disabled}
          onChange={({ target }) => void change(target.checked)}
          className="size-4 shrink-0 accent-danger max-sm:absolute max-sm:inset-0 max-sm:size-full max-sm:opacity-0"
        />
        {say(t.isSoldOut)}
      </span>
    </label>
  );
}
