import { useEffect, useEffectEvent } from 'react';
import { Dialog } from '../../dialog.tsx';
import { useSay } from '../../reader.tsx';
import { Kbd } from '../tools/kbd.tsx';
import { inboxTexts } from './messages.ts';

export type Key = { key: string; what: string; act: () => unknown };

/** They are ignored while staff type or a dialog is open. */
export function useKeys(keys: Key[]) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const { target } = event;
    if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
    if (document.querySelector('dialog[open]')) return;
    const found = keys.find(({ key }) => key === event.key);
    if (!found) return;
    event.preventDefault();
    found.act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

type KeyHelpProps = { keys: Pick<Key, 'key' | 'what'>[]; onClose: () => void };

export function KeyHelp({ keys, onClose }: KeyHelpProps) {
  const say = useSay();
  return (
    <Dialog onClose={onClose} title={say(inboxTexts.keyboard)}>
      <dl className="grid gap-2">
        {keys.map(({ key, what }) => (
          <div key={key} className="grid grid-cols-[3rem_1fr] items-center">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
