import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { activeStatus, EntryFacts, EntryRow } from '../../../ui/dashboard/lists/entry-row.tsx';
import type { Entries } from '../../../ui/dashboard/lists/use-entries.ts';
import { updateFailed, useAction } from '../../../ui/dashboard/use-action.ts';
import { api } from '../../../ui/fetch.ts';
import { useFormats } from '../../../ui/formats.ts';
import { useSay } from '../../../ui/reader.tsx';
import { Thumbnail } from '../../media/picture/admin-thumbnail.tsx';
import { isSoldOut, type MenuItem } from '../contract.ts';
import { sizeName } from '../size-name.contract.ts';
import { badgeTexts } from '../visitor.messages.ts';
import { menuTabTexts as t } from './messages.ts';
import { namedPrices } from './prices.contract.ts';

type ItemRowProps = { entries: Entries<MenuItem>; item: MenuItem };

export function ItemRow({ entries, item }: ItemRowProps) {
  const say = useSay();
  const { number, short, day } = useFormats();
  const { soldFrom, soldTo, soldOutUntil } = item;
  const out = isSoldOut(item, new Date());
  return (
    <EntryRow
      entries={entries}
      entry={item}
      activeSwitch={activeStatus(item.isActive)}
      picture={
        item.imageUrl && (
          <Thumbnail
            src={item.imageUrl}
            alt=""
            className="size-12 shrink-0 rounded bg-milk object-cover"
          />
        )
      }
      buttons={<SoldOutButton entries={entries} item={item} isOut={out} />}
    >
      <EntryFacts>
        {namedPrices(item).map(({ name, price }) => (
          <span key={name}>{`${say(sizeName(name))} Rp ${number(price)}`.trim()}</span>
        ))}
        {item.badges.map((badge) => (
          <span key={badge}>{say(badgeTexts[badge])}</span>
        ))}
        {soldFrom && <span>{say(t.from, { day: day(soldFrom) })}</span>}
        {soldTo && <span>{say(t.to, { day: day(soldTo) })}</span>}
      </EntryFacts>
      {out && (
        <p>
          <Badge tone="danger">
            {soldOutUntil ? say(t.isSoldOutUntil, { when: short(soldOutUntil) }) : say(t.isSoldOut)}
          </Badge>
        </p>
      )}
    </EntryRow>
  );
}

/** One press lasts until tomorrow's opening; the notice offers to let it last. */
function SoldOutButton({ entries, item, isOut }: ItemRowProps & { isOut: boolean }) {
  const say = useSay();
  const { attempt } = useAction(entries.key);
  const { id, name } = item;
  const mark = (soldOut: boolean, untilTomorrow: boolean) =>
    api.put(`${entries.adminPath}/sold-out`, { ids: [id], soldOut, untilTomorrow });
  const forLonger = () =>
    void attempt(() => mark(true, false), updateFailed(), say(t.soldOutOpen, { name }));
  const press = () =>
    isOut
      ? attempt(() => mark(false, false), updateFailed(), say(t.soldAgain, { name }))
      : attempt(() => mark(true, true), updateFailed(), {
          title: say(t.soldOutToday, { name }),
          action: { label: say(t.untilIsay), onClick: forLonger },
        });
  return (
    <Button
      variant="secondary"
      size="sm"
      className="min-h-11"
      aria-label={say(isOut ? t.markSold : t.markSoldOut, { name })}
      onClick={() => void press()}
    >
      {say(isOut ? t.sellAgain : t.sellOut)}
    </Button>
  );
}
