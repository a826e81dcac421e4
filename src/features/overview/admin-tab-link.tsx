import type { ComponentProps, MouseEvent } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  tab: string;
  onOpen: (id: string) => void;
};

/** A real link, so that it can be opened in a tab of its own. */
export function TabLink({ tab, onOpen, ...rest }: Props) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(tab);
  };
  return <a {...rest} href={`/admin/${tab}`} onClick={open} />;
}
