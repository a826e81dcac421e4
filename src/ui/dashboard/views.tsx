import type { Message } from '../../messages.ts';
import { classes } from '../classes.ts';
import { useSay } from '../reader.tsx';
import { AddressLink } from './address-link.tsx';
import { dashboardTexts } from './messages.ts';
import { Toolbar } from './toolbar.tsx';
import { segments } from './tools/segments.tsx';

type ViewsProps = {
  views: readonly { label: Message<never>; href: string }[];
  open: string;
};

export function Views({ views, open }: ViewsProps) {
  const say = useSay();
  return (
    <Toolbar>
      <nav
        aria-label={say(dashboardTexts.parts)}
        className={classes(
          segments,
          '-order-1 w-fit flex-wrap max-sm:w-full max-sm:*:flex-1',
          // The header needs the end of its line.
          'sm:me-52 lg:me-48 xl:me-72',
        )}
      >
        {views.map(({ label, href }) => (
          <AddressLink
            key={href}
            href={href}
            aria-current={href === open ? 'page' : undefined}
            className="segment px-4"
          >
            {say(label)}
          </AddressLink>
        ))}
      </nav>
    </Toolbar>
  );
}
