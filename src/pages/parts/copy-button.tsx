import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

type Props = {
  text: string;
  /** The title of what the text is the address of: shared where the browser can. */
  title?: string;
  done: string;
  /** When the browser does not copy; what stands before the button is then selected. */
  refused?: string;
  className?: string;
  children: ReactNode;
};

/** Hidden without JavaScript, because only the script can copy. */
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
