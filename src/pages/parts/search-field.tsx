import { Search, X } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { noMatchTexts } from '../../ui/messages.ts';
import { useSay } from '../../ui/reader.tsx';

type Props = {
  value: string;
  label: string;
  /** The empty field shows this word, which is also the name of the button inside it. */
  find: string;
  /** The page as it is without the search. */
  without: string;
};

export function SearchField({ value, label, find, without }: Props) {
  const say = useSay();
  return (
    <div className="@container relative">
      <input
        type="search"
        name="q"
        defaultValue={value}
        maxLength={100}
        aria-label={label}
        placeholder={find}
        className={classes(
          'min-h-11 w-full rounded border border-line-strong bg-foam ps-3.5 pe-10 text-base placeholder:text-ink-soft',
          value && '@min-[11rem]:pe-20 @min-[11rem]:[&::-webkit-search-cancel-button]:hidden',
        )}
      />
      {value && (
        <ButtonLink
          href={without}
          size="icon"
          variant="quiet"
          aria-label={say(noMatchTexts.clear)}
          rel="nofollow"
          className="absolute end-9 top-0 @max-[11rem]:hidden"
        >
          <X size={18} />
        </ButtonLink>
      )}
      <Button
        type="submit"
        size="icon"
        variant="quiet"
        aria-label={find}
        className="absolute end-0 top-0"
      >
        <Search size={20} />
      </Button>
    </div>
  );
}
