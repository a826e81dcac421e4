import { keepPreviousData } from '@tanstack/react-query';
import { type LucideIcon, Plus, Search, SearchX } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react';
import { z } from 'zod';
import type { Message } from '../../messages.ts';
import { classes } from '../../ui/classes.ts';
import { openAddress, tabHref } from '../../ui/dashboard/address.ts';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { Kbd } from '../../ui/dashboard/tools/kbd.tsx';
import { useGet } from '../../ui/dashboard/tools/use-get.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { errorMessage } from '../../ui/fetch.ts';
import { useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { foundSchema, placeIn } from './contract.ts';
import { searchTexts } from './messages.ts';

const listSchema = z.array(foundSchema);
type Choice = {
  icon: LucideIcon;
  group: string;
  title: string;
  detail: string;
  href: string;
  waiting?: number;
};

const keys: [names: string, what: Message<never>][] = [
  ['↑ ↓', searchTexts.choose],
  ['Enter', searchTexts.open],
  ['Esc', searchTexts.close],
];

type PaletteProps = {
  tabs: {
    id: string;
    label: string;
    icon: LucideIcon;
    waiting: number;
    /** What is waiting, in words. */
    toDo: string;
    act: { text: Message<never>; query: string } | undefined;
  }[];
  openId: string | undefined;
  /** Without it only the names of tabs are searched. */
  searches: boolean;
  onClose: () => void;
};

export function Palette({ tabs, openId, searches, onClose }: PaletteProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const q = useDeferredValue(typed.trim());
  const id = useId();

  const { data, error, isFetching } = useGet(
    ['search', q],
    `/api/admin/search?${new URLSearchParams({ q })}`,
    listSchema,
    { enabled: searches && q.length > 1, placeholderData: keepPreviousData, staleTime: 10_000 },
  );
  const waiting = tabs
    .filter(({ id: tab, toDo }) => toDo !== '' && tab !== openId && q === '')
    .map(({ id: tab, icon, toDo }): Choice => {
      const group = say(searchTexts.toDo);
      return { icon, group, title: toDo, detail: '', href: tabHref(tab) };
    });
  const acts = tabs.flatMap(({ id: tab, act }): Choice[] => {
    if (!act) return [];
    const href = `${tabHref(tab)}?${act.query}`;
    return [{ icon: Plus, group: say(searchTexts.acts), title: say(act.text), detail: '', href }];
  });
  const named = tabs
    .filter(({ id: tab }) => tab !== openId || q !== '')
    .map(({ id: tab, label, icon, waiting: count }): Choice => {
      // Without a word that is looked for, what waits is listed above.
      const group = say(searchTexts.tabs);
      return {
        icon,
        group,
        title: label,
        detail: '',
        href: tabHref(tab),
        waiting: q === '' ? 0 : count,
      };
    });
  const ofTabs = q === '' ? [...acts, ...named] : [...named, ...acts];
  const near = [...waiting, ...ofTabs.filter(({ title }) => placeIn(title, q).beginsWord)];
  const found = (q.length > 1 ? (data ?? []) : []).flatMap((one): Choice[] => {
    const tab = tabs.find(({ id }) => id === one.tab);
    return tab ? [{ ...one, icon: tab.icon, group: tab.label }] : [];
  });
  // What fits best comes first, and with it the others of its tab.
  const groups = [...Map.groupBy([...near, ...found], ({ group }) => group)];
  const choices = groups.flatMap(([, ofGroup]) => ofGroup);
  const marked = Math.min(at, choices.length - 1);

  useEffect(() => {
    document.getElementById(`${id}-${marked}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, marked]);

  const open = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    openAddress(choice.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((marked + step + choices.length) % choices.length);
    else if (event.key === 'Enter') open(choices[marked]);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog size="find" onClose={onClose} title={say(searchTexts.title)} lightDismiss>
      <div className="grid gap-3">
        <div className="relative me-12 grid">
          <Search className="absolute start-3.5 top-1/2 size-4 -translate-y-1/2 text-ink-soft" />
          <input
            autoFocus
            type="text"
            role="combobox"
            aria-label={say(searchTexts.hint)}
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={choices.length > 0 ? `${id}-${marked}` : undefined}
            placeholder={say(searchTexts.hint)}
            maxLength={200}
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(0);
            }}
            onKeyDown={onKeyDown}
            className="min-h-11 rounded border border-line-strong bg-foam ps-10 pe-3.5 text-base placeholder:text-ink-soft"
          />
        </div>
        <div role="status" className="empty:-mt-3">
          {error ? (
            <p className="px-3 text-sm text-ink-soft">{errorMessage(error)}</p>
          ) : (
            choices.length === 0 &&
            !isFetching && <Empty icon={<SearchX />} title={say(searchTexts.nothing)} />
          )}
        </div>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={say(searchTexts.found)}
          className="-mb-5 max-h-[60dvh] content-start not-empty:min-h-40 overflow-y-auto mask-b-from-[calc(100%-2.5rem)] pb-8 sm:pointer-fine:mb-0"
        >
          {groups.map(([group, ofGroup]) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
            <div key={group} role="group" aria-label={group} className="not-first:mt-2">
              <p aria-hidden="true" className="px-3 py-1 text-xs font-semibold text-ink-soft">
                {group}
              </p>
              {ofGroup.map((choice) => {
                const index = choices.indexOf(choice);
                return (
                  <Option
                    key={`${choice.href} ${choice.title}`}
                    id={`${id}-${index}`}
                    choice={choice}
                    letters={q}
                    isMarked={index === marked}
                    onMark={() => setAt(index)}
                    onOpen={() => open(choice)}
                  />
                );
              })}
            </div>
          ))}
        </div>
        <ul className="-mx-5 -mb-2 hidden gap-5 border-t border-line px-8 pt-3 text-xs text-ink-soft sm:pointer-fine:flex">
          {keys.map(([names, what]) => (
            <li key={names} className="flex items-center gap-1.5">
              <Kbd>{names}</Kbd>
              {say(what)}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

type OptionProps = {
  id: string;
  choice: Choice;
  letters: string;
  isMarked: boolean;
  onMark: () => void;
  onOpen: () => void;
};

function Option({ id, choice, letters, isMarked, onMark, onOpen }: OptionProps) {
  const { icon: Icon, title, detail, waiting = 0 } = choice;
  const say = useSay();
  const { number } = useFormats();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the text field has the keys and the focus
    <div
      id={id}
      role="option"
      aria-selected={isMarked}
      onClick={onOpen}
      onPointerMove={onMark}
      className={classes(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded px-3 py-1',
        isMarked && 'bg-caramel-tint',
      )}
    >
      <Icon className="size-4 shrink-0 text-caramel-deep" />
      <span className="min-w-0">
        <span className="block truncate text-sm font-semibold">
          <Marked text={title} letters={letters} />
        </span>
        {detail && (
          <span className="block truncate text-xs text-ink-soft">
            {placeIn(title, letters).at === -1 ? (
              <Marked text={detail} letters={letters} />
            ) : (
              detail
            )}
          </span>
        )}
      </span>
      {waiting > 0 && (
        <span className="ms-auto shrink-0 text-xs text-ink-soft tabular-nums">
          {say(searchTexts.waiting, { number: number(waiting) })}
        </span>
      )}
    </div>
  );
}

function Marked({ text, letters }: { text: string; letters: string }) {
  const { at } = placeIn(text, letters);
  if (at === -1 || letters === '') return text;
  const end = at + letters.length;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-xs bg-caramel-glow/55 text-inherit">{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
