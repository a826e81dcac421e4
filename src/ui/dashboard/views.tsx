import { classes } from '../classes.ts';
import { AddressLink } from './address-link.tsx';
import { Toolbar } from './toolbar.tsx';
import { segments } from './tools/segments.tsx';

type ViewsProps = {
  label: string;
  views: { label: string; href: string }[];
  open: string;
};

export function Views({ label, views, open }: ViewsProps) {
  return (
    <Toolbar>
      <nav
        aria-label={label}
        className={classes(
          segments,
          '-order-1 w-fit flex-wrap max-sm:w-full max-sm:*:flex-1',
          // The header needs the end of its line.
          'sm:me-52 lg:me-48 xl:me-72',
        )}
      >
        {views.map((view) => (
          <AddressLink
            key={view.href}
            href={view.href}
            aria-current={view.href === open ? 'page' : undefined}
            className="segment px-4"
          >
            {view.label}
          </AddressLink>
        ))}
      </nav>
    </Toolbar>
  );
}
