import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../../ui/button.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import type { Entries } from '../../../ui/dashboard/lists/use-entries.ts';
import { updateFailed, useAction } from '../../../ui/dashboard/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ApiError, api, getPage } from '../../../ui/fetch.ts';
import { Input, Select } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { type MenuItem, menuItemSchema } from '../contract.ts';
import { menuTexts } from '../messages.ts';
import { sizeName } from '../size-name.contract.ts';
import { menuTabTexts as t } from './messages.ts';
import { hasPricesOf, namedPrices, newPrices, type PriceChange } from './prices.contract.ts';

const listSchema = z.array(menuItemSchema);
const LIMIT = 200;

type PricesProps = { entries: Entries<MenuItem> };
type DialogProps = PricesProps & { open: boolean; onClose: () => void };

export function PricesDialog({ entries, open, onClose }: DialogProps) {
  const say = useSay();
  const count = entries.selected.size;
  return (
    <Dialog
      open={open}
      size="lg"
      title={say(t.prices)}
      description={count > 0 ? say(t.pricesOfChosen, { count }) : say(t.pricesOfAll)}
      onClose={onClose}
    >
      {open && <PricesForm entries={entries} onDone={onClose} />}
    </Dialog>
  );
}

async function allItems(path: string, signal: AbortSignal): Promise<MenuItem[]> {
  const items: MenuItem[] = [];
  for (let page = 1; ; page += 1) {
    const url = `${path}?limit=${LIMIT}&page=${page}`;
    const { rows, total } = await getPage(url, listSchema, { signal });
    items.push(...rows);
    if (rows.length === 0 || items.length >= total) return items;
  }
}

function PricesForm({ entries, onDone }: PricesProps & { onDone: () => void }) {
  const say = useSay();
  const query = useQuery({
    queryKey: [entries.key, 'prices'],
    queryFn: ({ signal }) => allItems(entries.path, signal),
    // A save whose answer was lost reloads the lists. From the new prices, the next would go further.
    staleTime: 'static',
    gcTime: 0,
  });
  const reload = async () => (await query.refetch()).data ?? [];
  const [by, setBy] = useState<PriceChange['by']>('amount');
  const [typed, setTyped] = useState('');
  const value = Number(typed.trim().replace(',', '.'));
  const change = Number.isFinite(value) && value !== 0 ? { by, value } : null;
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={say(t.by)}
          value={by}
          onChange={({ target }) => setBy(target.value === 'percent' ? 'percent' : 'amount')}
        >
          <option value="amount">{say(t.byAmount)}</option>
          <option value="percent">{say(t.byPercent)}</option>
        </Select>
        <Input
          label={say(t.howMuch)}
          hint={say(t.howMuchHint)}
          inputMode="text"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {change && (
        <ListState
          query={query}
          failure={say(menuTexts.failed)}
          empty={<p>{say(t.nothingChanges)}</p>}
        >
          {(items) => <Preview {...{ entries, items, reload, change, onDone }} />}
        </ListState>
      )}
    </div>
  );
}

type PreviewProps = PricesProps & {
  items: MenuItem[];
  reload: () => Promise<MenuItem[]>;
  change: PriceChange;
  onDone: () => void;
};

function Preview({ entries, items, reload, change, onDone }: PreviewProps) {
  const say = useSay();
  const { number } = useFormats();
  const { attempt } = useAction(entries.key);
  const [busy, setBusy] = useState(false);
  const { selected } = entries;
  const changed = items
    .filter(({ id }) => selected.size === 0 || selected.has(id))
    .map((item) => ({ item, after: newPrices(item, change) }))
    .filter(({ item, after }) => !hasPricesOf(item, after));
  if (changed.length === 0) return <p>{say(t.nothingChanges)}</p>;
  const count = changed.length;

  const put = (rows: Pick<MenuItem, 'id' | 'price' | 'variants' | 'updatedAt'>[]) =>
    api.put(`${entries.adminPath}/prices`, { items: rows }, listSchema);
  const savedBefore = async (error: unknown): Promise<MenuItem[]> => {
    if (!(error instanceof ApiError && (error.status === 409 || error.status === 404))) throw error;
    const now = await reload();
    const saved = changed.flatMap(({ item: { id }, after }) =>
      now.filter((item) => item.id === id && hasPricesOf(item, after)),
    );
    if (saved.length < count) throw error;
    return saved;
  };
  const save = async () => {
    setBusy(true);
    const work = async () => {
      const saved = await put(
        changed.map(({ item: { id, updatedAt }, after }) => ({ id, updatedAt, ...after })),
      ).catch(savedBefore);
      const before = saved.flatMap(({ id, updatedAt }) => {
        const old = items.find((item) => item.id === id);
        return old ? [{ id, updatedAt, price: old.price, variants: old.variants }] : [];
      });
      undo.current = () => void attempt(() => put(before), updateFailed(), say(t.pricesBack));
    };
    const undo = { current: () => {} };
    const done = {
      title: say(t.pricesSaved, { count }),
      action: { label: say(t.undo), onClick: () => undo.current() },
    };
    const isSaved = await attempt(work, updateFailed(), done);
    setBusy(false);
    if (isSaved) onDone();
  };

  return (
    <>
      <ul aria-label={say(t.preview)} className="grid max-h-80 overflow-y-auto text-sm">
        {changed.map(({ item, after }) => {
          const old = namedPrices(item);
          return (
            <li key={item.id} className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-2">
              <span className="font-semibold">{item.name}</span>
              <span>
                {namedPrices(after).map(({ name, price }, index) => (
                  <span key={name} className="block tabular-nums">
                    {say(sizeName(name))}{' '}
                    <s className="text-ink-soft">{number(old[index]?.price ?? 0)}</s>{' '}
                    <strong>{number(price)}</strong>
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      <Button className="justify-self-start" busy={busy} onClick={() => void save()}>
        {say(t.savePrices, { count })}
      </Button>
    </>
  );
}
