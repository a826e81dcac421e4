import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Keyboard } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../button.tsx';
import { classes } from '../../classes.ts';
import { api, type Parser } from '../../fetch.ts';
import { say } from '../../language.ts';
import { changeQuery, useQueryText } from '../address.ts';
import { type Key, KeyHelp, useKeys } from './use-keys.tsx';

type Row = { id: number };

type ReadingListProps<T extends Row> = {
  rows: T[];
  /** Start of the list's query key, and where one row is: `{path}/{id}`. */
  source: { key: string; path: string; schema: Parser<T> };
  /** What a row of the list says, on two lines. */
  row: (item: T) => ReactNode;
  /** Still waits for somebody: its row is bold. */
  isOpen: (item: T) => boolean;
  detail: (item: T) => ReactNode;
  /** What the keys do with the row that is read; j, k, / and ? are there anyway. */
  keys: { key: string; what: string; act: (item: T) => void }[];
  /** Name of the way back to the list, on a phone. */
  all: string;
  onSearch: () => void;
};

const isPhone = () => matchMedia('(max-width: 63.99rem)').matches;

/** A list, and beside it what is read; on a phone, in place of it. What is read is in the address. */
export function ReadingList<T extends Row>(props: ReadingListProps<T>) {
  const { rows, source, row, isOpen, detail, keys, all, onSearch } = props;
  const id = Number(new URLSearchParams(useQueryText()).get('open')) || null;
  const pane = useRef<HTMLDivElement>(null);
  /** Where in the list it stood: what leaves the list makes room for the next. */
  const place = useRef({ id: 0, index: 0, byKey: false });
  const [left, setLeft] = useState<number | null>(null);
  const [helping, setHelping] = useState(false);
  const isNew = useNewRows(rows);

  const index = rows.findIndex((one) => one.id === id);
  const gone = index < 0 && place.current.id === id;
  // A link may lead to one that is not on this page of the list.
  const { data: elsewhere } = useQuery({
    queryKey: [source.key, 'one', id],
    queryFn: ({ signal }) => api.get(`${source.path}/${id}`, source.schema, { signal }),
    enabled: id !== null && index < 0 && !gone,
  });
  if (id !== null && index >= 0) place.current = { ...place.current, id, index };
  const next = rows[Math.min(place.current.index, rows.length - 1)];
  const chosen = id === null ? undefined : (rows[index] ?? (gone ? next : elsewhere));
  const read = chosen ?? rows[0];

  // On a phone the list has gone, and with it the place and the focus in it.
  const chosenId = chosen?.id;
  useEffect(() => {
    if (chosenId === undefined || !isPhone()) return;
    pane.current?.focus({ preventScroll: true });
    pane.current?.scrollIntoView();
  }, [chosenId]);

  const show = (item: T | undefined, byKey: boolean) => {
    if (!item) return;
    place.current = { id: item.id, index: rows.indexOf(item), byKey };
    changeQuery({ open: String(item.id) }, id === null && isPhone());
  };
  const back = () => {
    setLeft(read?.id ?? null);
    place.current = { id: 0, index: 0, byKey: false };
    if (history.state?.within) history.back();
    else changeQuery({ open: '' });
  };
  const move = (by: number) => {
    const at = chosen ? rows.indexOf(chosen) : by > 0 ? -1 : 1;
    show(rows[at + by], true);
  };

  const all_keys: Key[] = [
    { key: 'j', what: say('Next', 'Berikutnya'), act: () => move(1) },
    { key: 'k', what: say('Previous', 'Sebelumnya'), act: () => move(-1) },
    ...keys.map(({ key, what, act }) => ({ key, what, act: () => read && act(read) })),
    { key: '/', what: say('Search', 'Cari'), act: onSearch },
    { key: '?', what: say('These keys', 'Daftar tombol ini'), act: () => setHelping(true) },
  ];
  useKeys(all_keys);

  if (!read) return null;
  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <ul
          className={classes(
            'card divide-y divide-line overflow-hidden',
            chosen && 'max-lg:hidden',
          )}
        >
          {rows.map((item) => (
            <li key={item.id}>
              <RowButton
                current={item.id === read.id}
                waiting={isOpen(item)}
                isNew={isNew(item)}
                focused={chosen ? item.id === read.id && place.current.byKey : item.id === left}
                onOpen={() => show(item, false)}
              >
                {row(item)}
              </RowButton>
            </li>
          ))}
        </ul>
        <div
          ref={pane}
          tabIndex={-1}
          className={classes(
            'min-w-0 scroll-mt-4 outline-none lg:sticky lg:top-4',
            !chosen && 'max-lg:hidden',
          )}
        >
          <Button variant="quiet" size="sm" className="-ms-3 mb-2 lg:hidden" onClick={back}>
            <ArrowLeft className="size-4" aria-hidden="true" />
            {all}
          </Button>
          {detail(read)}
        </div>
      </div>
      <p className="hidden items-center gap-2 text-xs text-ink-soft pointer-fine:lg:flex">
        <Keyboard className="size-4" aria-hidden="true" />
        {say('j and k go through the list, ', 'j dan k menelusuri daftar, ')}
        {keys.map(({ key, what }) => `${key} ${what.toLowerCase()}`).join(', ')};{' '}
        {say('? shows all keys.', '? menampilkan semua tombol.')}
      </p>
      {helping && <KeyHelp keys={all_keys} onClose={() => setHelping(false)} />}
    </>
  );
}

/** Marks what has come since the tab was opened, until the page is left. */
function useNewRows<T extends Row>(rows: T[]) {
  const newest = useRef<number>(undefined);
  newest.current ??= Math.max(0, ...rows.map(({ id }) => id));
  return ({ id }: T) => id > (newest.current ?? id);
}

type RowButtonProps = {
  current: boolean;
  waiting: boolean;
  isNew: boolean;
  /** The keyboard is here. */
  focused: boolean;
  onOpen: () => void;
  children: ReactNode;
};

function RowButton({ current, waiting, isNew, focused, onOpen, children }: RowButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <button
      ref={button}
      type="button"
      aria-current={current ? 'true' : undefined}
      onClick={onOpen}
      className={classes(
        'relative grid h-14 w-full scroll-my-4 grid-cols-[minmax(0,1fr)] content-center gap-0.5 px-4 text-start text-sm transition hover:bg-milk',
        waiting ? 'font-semibold' : 'text-ink-soft',
        current && 'lg:bg-caramel-tint lg:shadow-[inset_0.3rem_0_0_var(--color-caramel-deep)]',
      )}
    >
      {isNew && (
        <span className="absolute start-1 top-1/2 size-2 -translate-y-1/2 rounded-full bg-caramel-deep">
          <span className="sr-only">{say('Just arrived', 'Baru masuk')}</span>
        </span>
      )}
      {children}
    </button>
  );
}

type RowTextProps = { title: string; at: ReactNode; text: ReactNode; mark?: ReactNode };

/** The two lines of a row. */
export function RowText({ title, at, text, mark }: RowTextProps) {
  return (
    <>
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate text-ink">{title}</span>
        <span className="shrink-0 text-xs font-normal text-ink-soft">{at}</span>
      </span>
      <span className="flex items-center gap-2 text-xs font-normal text-ink-soft">
        <span className="min-w-0 flex-1 truncate">{text}</span>
        {mark}
      </span>
    </>
  );
}
