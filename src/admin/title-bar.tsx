import { classes } from '../ui/classes.ts';
import { useLang } from '../ui/reader.tsx';

type TitleBarProps = {
  label: string;
  toolbar: (place: HTMLElement | null) => void;
  /** Nobody should jump to a tab that is not there, so it is no heading yet. */
  isWaiting: boolean;
};

/** The header needs the end of its line, so a toolbar that needs more has a line of its own. */
export function TitleBar({ label, toolbar, isWaiting }: TitleBarProps) {
  const lang = useLang('en');
  const Title = isWaiting ? 'p' : 'h2';
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-5 max-sm:contents">
      <Title
        lang={lang}
        className="-order-2 max-sm:sr-only print:not-sr-only heading-display text-3xl leading-11"
      >
        {label}
      </Title>
      <div
        ref={toolbar}
        className={classes(
          'toolbar min-w-0 flex-auto flex-wrap items-center justify-end gap-2 empty:hidden max-sm:gap-y-3 beside-buttons print:hidden',
          'sm:pe-52 lg:pe-48 xl:pe-72',
          // On a phone the open item has the whole screen.
          'max-lg:in-[main:has([data-reading])]:hidden',
          'sm:max-lg:has-[p]:basis-full sm:max-lg:has-[p]:pe-0',
          'max-xl:has-[:is(search,fieldset)]:basis-full max-xl:has-[:is(search,fieldset)]:pe-0',
        )}
      />
    </div>
  );
}
