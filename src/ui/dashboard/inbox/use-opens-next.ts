import { useKeptSwitch } from '../use-kept-switch.ts';

/** Whether the next item opens by itself after one is done. */
export function useOpensNext() {
  const [opensNext, setOpensNext] = useKeptSwitch('inbox:opens-next', true);
  return { opensNext, setOpensNext };
}
