import { classes } from '../classes.ts';
import { AddressLink } from './address-link.tsx';

type ViewsProps = {
  label: string;
  views: { label: string; href: string }[];
  /** The address of the one that is open. */
  open: string;
};

/** The parts of a tab, each at an address of its own. */
export function Views({ label, views, open }: ViewsProps) {
  return (
    <nav aria-label={label} className="flex w-fit flex-wrap rounded border border-line bg-milk p-1">
      {views.map((view) => (
        <AddressLink
          key={view.href}
          href={view.href}
          aria-current={view.href === open ? 'page' : undefined}
          className={classes(
            'inline-flex min-h-10 max-sm:min-h-11 items-center rounded px-4 text-sm font-semibold transition pointer-coarse:min-h-11',
            view.href === open ? 'bg-foam text-caramel-deep' : 'text-ink-soft hover:text-ink',
          )}
        >
          {view.label}
        </AddressLink>
      ))}
    </nav>
  );
}
