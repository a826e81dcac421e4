import { useState } from 'react';
import type { Zone } from '../../../time.ts';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { dashboardTexts } from '../../../ui/dashboard/messages.ts';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { api } from '../../../ui/fetch.ts';
import { Input } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import type { Outlet } from '../../outlets/contract.ts';
import { type MarkUndo, marked } from '../contract.ts';
import { menuTexts as t } from '../messages.ts';
import { SoldOutBox } from '../tab/admin-sold-out-box.tsx';
import { type ItemAtOutlet, menuAtOutlet } from './contract.ts';

const key = 'menu-at-outlet';
/** Only this many fit on a phone, where the others are found by their name. */
const SHOWN = 6;

type SoldOutHereProps = {
  outlet: Outlet;
  /** It lists the whole menu, otherwise what is sold out or searched for. */
  isWide: boolean;
};

export function SoldOutHere({ outlet, isWide }: SoldOutHereProps) {
  const say = useSay();
  const path = `/api/admin/outlets/${outlet.id}`;
  const query = useGet([key, outlet.id], `${path}/menu`, menuAtOutlet);
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const shownOf = (items: ItemAtOutlet[]) => {
    if (wanted === '') return isWide ? items : items.filter(({ soldOut }) => soldOut);
    const found = items.filter(({ name }) => name.toLowerCase().includes(wanted));
    return isWide ? found : found.slice(0, SHOWN);
  };
  return (
    <section
      className="card grid content-start gap-3 p-card xl:col-span-full"
      aria-labelledby="sold-out-here"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <div className="grid gap-1">
          <h3 id="sold-out-here" className="heading-section">
            {say(t.soldOutHere)}
          </h3>
          <p className="text-sm text-ink-soft">{say(t.untilTomorrow)}</p>
        </div>
        <Input
          className="w-full xl:w-80"
          label={say(t.findItem)}
          hideLabel
          placeholder={say(t.findItem)}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <ListState query={query} failure={say(t.menuHereFailed)} empty={null}>
        {(items) => {
          const shown = shownOf(items);
          const isNoneOut = !items.some(({ soldOut }) => soldOut);
          return (
            <>
              {wanted === '' && isNoneOut && (
                <p className="text-sm text-ink-soft">{say(t.noneSoldOut)}</p>
              )}
              {wanted !== '' && shown.length === 0 && (
                <p className="text-sm text-ink-soft">{say(t.noItemFound)}</p>
              )}
              {shown.length > 0 && (
                <ul className="divide-y divide-line xl:grid xl:grid-cols-3 xl:gap-x-10 xl:divide-y-0">
                  {shown.map((item) => (
                    <Item
                      key={item.id}
                      item={item}
                      path={path}
                      zone={outlet.zone}
                      onDone={() => setTyped('')}
                    />
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </ListState>
    </section>
  );
}

type ItemProps = { item: ItemAtOutlet; path: string; zone: Zone; onDone: () => void };

function Item({ item, path, zone, onDone }: ItemProps) {
  const say = useSay();
  const { shortDate } = useFormats();
  const { update, attempt } = useAction(key);
  const { id, name, soldOut, everywhere, until } = item;
  const mark = async (isOut: boolean) => {
    let undo: MarkUndo | undefined;
    const put = async () => {
      const input = { ids: [id], soldOut: isOut, untilTomorrow: isOut };
      undo = (await api.put(`${path}/sold-out`, input, marked)).undo;
    };
    const action = {
      label: say(t.takeBack),
      onClick: () => void update(() => api.put(`${path}/sold-out/undo`, undo)),
    };
    const title = say(isOut ? t.ranOut : t.isBack, { name });
    const failure = {
      title: say(t.notMarked, { name }),
      action: { label: say(dashboardTexts.retry), onClick: () => void mark(isOut) },
    };
    if (await attempt(put, failure, { title, action })) onDone();
  };
  const why = everywhere
    ? say(t.isOutEverywhere)
    : until
      ? say(t.isOutUntil, { when: shortDate(until, zone) })
      : say(t.isOutOpen);
  return (
    <li className="flex items-center gap-3">
      <p className="min-w-0 flex-1 py-1.5 text-sm wrap-anywhere">
        <span className="font-semibold">{name}</span>
        {soldOut && <span className="block text-ink-soft">{why}</span>}
      </p>
      <SoldOutBox name={name} isOut={soldOut} disabled={everywhere} onChange={mark} />
    </li>
  );
}
