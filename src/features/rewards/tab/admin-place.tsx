import { ChevronRight, Store } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/dashboard/card.tsx';
import { errorMessage } from '../../../ui/fetch.ts';
import { Input, Select } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { Thumbnail } from '../../media/picture/admin-thumbnail.tsx';
import type { OwnOutlet } from '../../outlets/contract.ts';
import { useOwnOutlets } from '../../outlets/tab/admin-use-outlets.ts';
import { OUTLET_MAX, type RedemptionInput } from '../contract.ts';
import { rewardTexts as t } from '../messages.ts';
import { useRemembered } from './admin-remembered.ts';

export type Place = ReturnType<typeof usePlace>;

export function usePlace(isLimited: boolean) {
  const query = useOwnOutlets();
  const [typed, setTyped] = useRemembered('redeem-outlet', '');
  const [remembered, choose] = useRemembered('redeem-outlet-id', '');
  const own = query.data ?? [];
  const outlet: OwnOutlet | undefined =
    own.length === 1 ? own[0] : own.find(({ id }) => String(id) === remembered);
  const isTyped = query.data !== undefined && own.length === 0 && !isLimited;
  // Nobody must wait at the till for a list, so without the outlets the server decides.
  const isForServer = query.data === undefined || isTyped;
  const sent: RedemptionInput | null = outlet
    ? { where: '', outletId: outlet.id }
    : isForServer
      ? { where: typed }
      : null;
  return {
    query,
    own,
    outlet,
    choose,
    isTyped,
    typed,
    setTyped,
    sent,
    isLimited,
    isMissing: own.length > 1 && outlet === undefined,
    isComing: query.isPending,
    isRemembered: remembered !== '',
  };
}

const tile = 'size-12 shrink-0 rounded sm:size-16 xl:h-36 xl:w-full xl:rounded-none';

/** It is asked before anything else, once on each device. */
export function FirstStep({ place: { own, choose } }: { place: Place }) {
  const say = useSay();
  return (
    <Card
      title={say(t.firstStep)}
      hint={say(t.whereHint)}
      className="self-start sm:border-0 sm:bg-transparent sm:p-0! xl:row-span-2 xl:grid-rows-subgrid xl:gap-card"
    >
      <ul className="grid content-start sm:grid-cols-2 sm:gap-card xl:grid-cols-3 max-sm:-mx-card max-sm:-mb-card max-sm:divide-y max-sm:divide-line max-sm:border-t max-sm:border-line">
        {own.map(({ id, shortName, city, photoUrl }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => choose(String(id))}
              className="flex h-full min-h-14 w-full items-center gap-3 px-card py-2 text-start font-semibold transition hover:bg-milk sm:card sm:min-h-23 xl:flex-wrap xl:content-start xl:gap-0 xl:overflow-hidden xl:p-0"
            >
              {photoUrl ? (
                <Thumbnail src={photoUrl} className={`${tile} bg-milk object-cover`} />
              ) : (
                <span className={`${tile} grid place-items-center bg-milk text-caramel-deep`}>
                  <Store className="size-5" />
                </span>
              )}
              <span className="min-w-0 flex-1 wrap-anywhere xl:px-card xl:py-3">
                <span className="text-lg leading-snug xl:text-base">{shortName}</span>{' '}
                <span className="block text-sm font-normal text-ink-soft">{city}</span>
              </span>
              <ChevronRight className="-me-1 size-4 shrink-0 text-ink-soft xl:me-4" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function PlaceForm({ place }: { place: Place }) {
  const say = useSay();
  const { query, own, outlet, choose, isTyped, typed, setTyped, isLimited } = place;
  if (query.error && !query.data) {
    return (
      // It is low, because cashiers can go on without the list.
      <div role="alert" className="flex items-center gap-3 rounded bg-danger-tint p-3 ps-4 text-sm">
        <p className="min-w-0 flex-1">
          <span className="block font-semibold text-danger-deep">{say(t.whereFailed)}</span>
          {errorMessage(query.error)}
        </p>
        <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
          {say(t.again)}
        </Button>
      </div>
    );
  }
  if (isTyped) {
    return (
      <Input
        label={say(t.outlet)}
        hint={say(t.outletHint)}
        value={typed}
        maxLength={OUTLET_MAX}
        onChange={({ target }) => setTyped(target.value)}
      />
    );
  }
  if (own.length === 0) {
    if (!query.data || !isLimited) return null;
    return (
      <p role="alert" className="rounded bg-danger-tint p-4 text-sm">
        {say(t.noOutlet)}
      </p>
    );
  }
  if (own.length === 1) {
    return (
      <p className="flex items-center gap-2 text-sm">
        <Store className="size-4 shrink-0 text-caramel-deep" />
        <span className="wrap-anywhere">{outlet?.name}</span>
      </p>
    );
  }
  return (
    <Select label={say(t.where)} value={outlet?.id} onChange={({ target }) => choose(target.value)}>
      {own.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
