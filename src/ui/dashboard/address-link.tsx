import type { ComponentProps } from 'react';
import { openAddress } from './address.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { href: string; onGo?: () => void };

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
