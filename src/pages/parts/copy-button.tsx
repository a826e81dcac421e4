import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

type Props = {
  text: string;
  /** The title of what the text is the address of: shared where the browser can. */
  title?: string;
  done: string;
  className?: string;
  children: ReactNode;
};

/** Hidden without JavaScript, because only the script can copy. */
export function CopyButton({ text, title, done, className, children }: Props) {
  return (
    <button
      type="button"
      data-copy={text}
      data-share={title}
      className={classes('group min-h-11 noscript:hidden', className)}
    >
      <span className="group-data-done:hidden">{children}</span>
      <span role="status" className="hidden group-data-done:inline">
        {done}
      </span>
    </button>
  );
}
