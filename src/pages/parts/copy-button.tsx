import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

type Props = {
  text: string;
  /** A browser that can share needs a title for the address. */
  title?: string;
  done: string;
  /** When the browser does not copy, this is said and the text before the button is selected. */
  refused?: string;
  className?: string;
  children: ReactNode;
};

/** Only the script can copy, so the button is hidden without JavaScript. */
export function CopyButton({ text, title, done, refused, className, children }: Props) {
  return (
    <button
      type="button"
      data-copy={text}
      data-share={title}
      className={classes('group min-h-11 noscript:hidden', className)}
    >
      <span className="group-data-done:hidden group-data-refused:hidden">{children}</span>
      <span role="status" className="hidden group-data-done:inline">
        {done}
      </span>
      {refused && (
        <span role="status" className="hidden group-data-refused:inline">
          {refused}
        </span>
      )}
    </button>
  );
}
