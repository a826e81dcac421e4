import type { ComponentProps } from 'react';
import { openAddress } from './address.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  href: string;
  onGo?: () => void;
};

/** It can be opened in a browser tab of its own like any other link. */
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
