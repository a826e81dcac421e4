import { useKeptSwitch } from '../use-kept-switch.ts';

export function useOpensNext() {
  const [opensNext, setOpensNext] = useKeptSwitch('inbox:opens-next', true);
  return { opensNext, setOpensNext };
}
