import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { useMedia } from '../../../ui/dashboard/tools/use-media.ts';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { api } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { type MarkUndo, marked } from '../contract.ts';
import { menuTexts as t } from '../messages.ts';
import { type ItemAtOutlet, menuAtOutlet } from './contract.ts';

const key = 'menu-at-outlet';
/** Only this many fit on a phone; the others are found by their name. A wide screen has all. */
const SHOWN = 6;

export function SoldOutHere({ outletId }: { outletId: number }) {
  const say = useSay();
  const path = `/api/admin/outlets/${outletId}`;
  const query = useQuery({
    queryKey: [key, outletId],
    queryFn: ({ signal }) => api.get(`${path}/menu`, menuAtOutlet, { signal }),
  });
  return (
    <section className="card grid gap-3 p-4 sm:p-5 xl:row-span-2" aria-labelledby="sold-out-here">
      <h3 id="sold-out-here" className="heading-section">
        {say(t.soldOutHere)}
      </h3>
      <ListState query={query} failure={say(t.menuHereFailed)} empty={null}>
        {(items) => <Items items={items} path={path} />}
      </ListState>
    </section>
  );
}

function Items({ items, path }: { items: ItemAtOutlet[]; path: string }) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const out = items.filter(({ soldOut }) => soldOut);
  const wanted = typed.trim().toLowerCase();
  const isWide = useMedia('(width >= 80rem)');
  const isListed = isWide || wanted !== '';
  const found = items.filter(
    ({ name, soldOut }) => !soldOut && isListed && name.toLowerCase().includes(wanted),
  );
  return (
    <>
      {out.length === 0 && <p className="text-sm text-ink-soft">{say(t.noneSoldOut)}</p>}
      <ItemList items={out} path={path} />
      <Input
        label={say(t.findItem)}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {wanted !== '' && found.length === 0 && (
        <p className="text-sm text-ink-soft">{say(t.noItemFound)}</p>
      )}
      <ItemList
        items={isWide ? found : found.slice(0, SHOWN)}
        path={path}
        onDone={() => setTyped('')}
      />
    </>
  );
}

type ItemListProps = { items: ItemAtOutlet[]; path: string; onDone?: () => void };

function ItemList({ items, path, onDone }: ItemListProps) {
  if (items.length === 0) return null;
  return (
    <ul className="divide-y divide-line xl:grid xl:grid-cols-2 xl:gap-x-8 xl:divide-y-0">
      {items.map((item) => (
        <Item key={item.id} item={item} path={path} onDone={onDone} />
      ))}
    </ul>
  );
}

type ItemProps = { item: ItemAtOutlet; path: string; onDone: (() => void) | undefined };

function Item({ item, path, onDone }: ItemProps) {
  const say = useSay();
  const { short } = useFormats();
  const { update, attempt } = useAction(key);
  const [busy, setBusy] = useState(false);
  const { id, name, soldOut, everywhere, until } = item;
  const mark = async () => {
    setBusy(true);
    let undo: MarkUndo | undefined;
    const put = async () => {
      const input = { ids: [id], soldOut: !soldOut, untilTomorrow: !soldOut };
      undo = (await api.put(`${path}/sold-out`, input, marked)).undo;
    };
    const action = {
      label: say(t.takeBack),
      onClick: () => void update(() => api.put(`${path}/sold-out/undo`, undo)),
    };
    const title = say(soldOut ? t.isBack : t.ranOut, { name });
    const done = await attempt(put, say(t.menuHereFailed), { title, action });
    setBusy(false);
    if (done) onDone?.();
  };
  const why = everywhere
    ? say(t.isOutEverywhere)
    : until
      ? say(t.isOutUntil, { when: short(until) })
      : say(t.isOutOpen);
  return (
    <li className="flex min-h-14 items-center gap-3 py-1.5">
      <p className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {soldOut && <span className="block text-sm text-ink-soft">{why}</span>}
      </p>
      {!everywhere && (
        <Button
          variant="secondary"
          size="sm"
          busy={busy}
          aria-label={say(soldOut ? t.availableAgainNamed : t.runOutNamed, { name })}
          onClick={mark}
        >
          {say(soldOut ? t.availableAgain : t.runOut)}
        </Button>
      )}
    </li>
  );
}
