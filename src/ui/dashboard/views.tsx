import { classes } from '../classes.ts';
import { AddressLink } from './address-link.tsx';
import { Toolbar } from './toolbar.tsx';

type ViewsProps = {
  label: string;
  views: { label: string; href: string }[];
  /** The address of the one that is open. */
  open: string;
};

/** The parts of a tab, each at an address of its own, beside the tab's name. */
export function Views({ label, views, open }: ViewsProps) {
  return (
    <Toolbar>
      <nav
        aria-label={label}
        className="-order-1 me-auto flex w-fit flex-wrap max-sm:w-full max-sm:*:flex-auto rounded border border-line bg-milk p-0.5"
      >
        {views.map((view) => (
          <AddressLink
            key={view.href}
            href={view.href}
            aria-current={view.href === open ? 'page' : undefined}
            className={classes(
              'inline-flex min-h-9 justify-center max-sm:min-h-11 items-center rounded px-4 text-sm font-semibold transition pointer-coarse:min-h-11',
              view.href === open ? 'bg-foam text-caramel-deep' : 'text-ink-soft hover:text-ink',
            )}
          >
            {view.label}
          </AddressLink>
        ))}
      </nav>
    </Toolbar>
  );
}
