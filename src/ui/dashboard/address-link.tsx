import type { ComponentProps } from 'react';
import { openAddress } from './address.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  href: string;
  /** Instead of going there. */
  onGo?: () => void;
};

/** A link within the dashboard, which can be opened in a tab of its own like any other. */
export function AddressLink({ href, onGo, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        if (onGo) onGo();
        else void openAddress(href);
      }}
    />
  );
}
