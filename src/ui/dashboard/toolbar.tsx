import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Where the open tab's toolbar stands. */
export const ToolbarPlace = createContext<HTMLElement | null>(null);

/** What acts on a whole tab stands beside its title. */
export function Toolbar({ children }: { children: ReactNode }) {
  const place = useContext(ToolbarPlace);
  return place && createPortal(children, place);
}
