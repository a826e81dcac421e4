import { useLang } from '../ui/reader.tsx';

type TitleBarProps = {
  /** Of the open tab. */
  label: string;
  toolbar: (place: HTMLElement | null) => void;
};

/** One line on a desktop, whose end it leaves to the header. */
export function TitleBar({ label, toolbar }: TitleBarProps) {
  const lang = useLang('en');
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-3 max-sm:contents sm:pe-48 xl:pe-72">
      <h2 lang={lang} className="max-sm:sr-only heading-display text-2xl">
        {label}
      </h2>
      <div
        ref={toolbar}
        className="flex min-w-0 flex-auto flex-wrap items-center justify-end gap-2 empty:hidden max-sm:gap-3"
      />
    </div>
  );
}
