import { useEffect, useRef, useState } from 'react';
import { type Key, KeyHelp, useKeys } from '../../../ui/dashboard/inbox/use-keys.tsx';
import type { Paged } from '../../../ui/dashboard/lists/use-paged.ts';
import type { Rating } from '../staff.contract.ts';
import type { RatingActions } from './admin-call.ts';
import { RatingDetail } from './admin-detail.tsx';
import { Reject } from './admin-reject.tsx';
import { RatingRow } from './admin-row.tsx';
import { maySend, mayVerify } from './admin-steps.tsx';

type PileProps = {
  rows: Rating[];
  list: Paged<Rating>;
  actions: RatingActions;
  mayDelete: boolean;
  onSearch: () => void;
};

/** Where staff are in the list; by its place once the rating itself has left it. */
type Place = { id: number; index: number; byKey: boolean };

/** The list, and beside it the rating that is open; on a phone, in place of it. */
export function Pile({ rows, list, actions, mayDelete, onSearch }: PileProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  const pane = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<'reject' | 'help' | null>(null);
  const chosen =
    place &&
    (rows.find(({ id }) => id === place.id) ?? rows[Math.min(place.index, rows.length - 1)]);
  const open = chosen ?? rows[0];

  // On a phone the list has gone, and with it the place and the focus in it.
  const openId = chosen?.id;
  useEffect(() => {
    if (openId === undefined || !matchMedia('(max-width: 63.99rem)').matches) return;
    pane.current?.focus({ preventScroll: true });
    pane.current?.scrollIntoView();
  }, [openId]);

  const show = (index: number, byKey: boolean) => {
    const rating = rows[index];
    if (rating) setPlace({ id: rating.id, index, byKey });
  };
  const move = (by: number) => {
    if (!place) return show(0, true);
    const at = open ? rows.indexOf(open) : 0;
    show(at + by, true);
  };

  const keys: Key[] = [
    { key: 'j', what: 'Next rating', act: () => move(1) },
    { key: 'k', what: 'Previous rating', act: () => move(-1) },
    { key: 'v', what: 'Verify', act: () => open && mayVerify(open) && actions.verify(open, true) },
    { key: 'r', what: 'Reject', act: () => open && mayVerify(open) && setAsking('reject') },
    { key: 's', what: 'Send the barcode', act: () => open && maySend(open) && actions.send(open) },
    { key: '/', what: 'Search', act: onSearch },
    { key: '?', what: 'These keys', act: () => setAsking('help') },
  ];
  useKeys(keys);

  if (!open) return null;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
      <ul className={`card divide-y divide-line overflow-hidden ${chosen ? 'max-lg:hidden' : ''}`}>
        {rows.map((rating, index) => (
          <RatingRow
            key={rating.id}
            rating={rating}
            open={rating === open}
            focused={place ? rating === open && place.byKey : rating.id === left}
            onOpen={() => show(index, false)}
          />
        ))}
      </ul>
      <div
        ref={pane}
        tabIndex={-1}
        className={`scroll-mt-4 outline-none lg:sticky lg:top-4 ${chosen ? '' : 'max-lg:hidden'}`}
      >
        <RatingDetail
          rating={open}
          actions={actions}
          mayDelete={mayDelete}
          onReject={() => setAsking('reject')}
          onBack={() => {
            setLeft(open.id);
            setPlace(null);
          }}
          onSimilar={() => {
            setPlace(null);
            list.onFilter({ similar: String(open.id), state: '', sort: '' });
          }}
        />
      </div>
      {asking === 'reject' && (
        <Reject
          rating={open}
          onClose={() => setAsking(null)}
          onReject={(reason) => {
            setAsking(null);
            void actions.reject(open, reason);
          }}
        />
      )}
      {asking === 'help' && <KeyHelp keys={keys} onClose={() => setAsking(null)} />}
    </div>
  );
}
