import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

export const ToolbarPlace = createContext<HTMLElement | null>(null);

export function Toolbar({ children }: { children: ReactNode }) {
  const place = useContext(ToolbarPlace);
  return place && createPortal(children, place);
}
