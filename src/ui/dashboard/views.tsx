import { classes } from '../classes.ts';
import { openAddress } from './address.ts';

type ViewsProps = {
  label: string;
  views: { label: string; href: string }[];
  /** The address of the one that is open. */
  open: string;
};

/** The parts of a tab, each at an address of its own. */
export function Views({ label, views, open }: ViewsProps) {
  return (
    <nav aria-label={label} className="flex w-fit rounded border border-line bg-milk p-1">
      {views.map((view) => (
        <a
          key={view.href}
          href={view.href}
          aria-current={view.href === open ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            openAddress(view.href);
          }}
          className={classes(
            'inline-flex min-h-10 items-center rounded px-4 text-sm font-semibold transition pointer-coarse:min-h-11',
            view.href === open ? 'bg-foam text-caramel-deep' : 'text-ink-soft hover:text-ink',
          )}
        >
          {view.label}
        </a>
      ))}
    </nav>
  );
}
