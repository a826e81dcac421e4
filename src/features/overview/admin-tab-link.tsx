import type { ComponentProps, MouseEvent } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  tab: string;
  onOpen: (id: string) => void;
};

/** A real link, which opens a tab of its own when somebody asks for one. */
export function TabLink({ tab, onOpen, ...rest }: Props) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(tab);
  };
  return <a {...rest} href={`/admin/${tab}`} onClick={open} />;
}
