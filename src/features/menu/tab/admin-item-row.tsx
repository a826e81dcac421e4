import { CupSoda, Utensils } from 'lucide-react';
import { classes } from '../../../ui/classes.ts';
import { Badge } from '../../../ui/dashboard/badge.tsx';
import { activeStatus, EntryFacts, EntryRow } from '../../../ui/dashboard/lists/entry-row.tsx';
import type { Entries } from '../../../ui/dashboard/lists/use-entries.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { Thumbnail } from '../../media/picture/admin-thumbnail.tsx';
import type { MenuItem } from '../contract.ts';
import { sizeName } from '../size-name.contract.ts';
import { badgeTexts } from '../visitor.messages.ts';
import {
  isSoldOut,
  SoldOutBelow,
  SoldOutCheck,
  SoldOutFact,
  StaysOutItem,
  type Where,
} from './admin-sold-out.tsx';
import { menuTabTexts as t } from './messages.ts';
import { namedPrices } from './prices.contract.ts';

const tile = 'size-12 shrink-0 rounded bg-milk';

type ItemRowProps = { entries: Entries<MenuItem>; item: MenuItem; where: Where };

export function ItemRow({ entries, item, where }: ItemRowProps) {
  const say = useSay();
  const { number, rupiah, day } = useFormats();
  const { soldFrom, soldTo } = item;
  const prices = namedPrices(item);
  const sold = { entries, item, where };
  const isRange = prices.length > 1;
  return (
    <EntryRow
      entries={entries}
      entry={item}
      activeSwitch={activeStatus(item.isActive)}
      picture={
        item.imageUrl ? (
          <Thumbnail src={item.imageUrl} className={`${tile} object-cover`} />
        ) : (
          <span className={`${tile} grid place-items-center text-line-strong`}>
            {item.category === 'minuman' ? <CupSoda /> : <Utensils />}
          </span>
        )
      }
      isLow
      buttons={
        <>
          <SoldOutCheck {...sold} />
          <SoldOutBelow item={item} where={where} />
        </>
      }
      still={isSoldOut(item, where) && <Badge tone="danger">{say(t.isSoldOut)}</Badge>}
      more={<StaysOutItem {...sold} />}
    >
      <EntryFacts>
        {isRange && (
          <span className="tabular-nums @xl:hidden">
            {say(t.rupiah, { amount: range(prices).map(number).join('–') })}
          </span>
        )}
        {prices.map(({ name, price }) => (
          <span
            key={name}
            // One price takes the room of two, so that prices and badges stand below each other.
            className={classes(
              'flex gap-x-1.5 text-ink tabular-nums',
              isRange ? '@max-xl:hidden @3xl:min-w-32' : '@3xl:min-w-68',
              !name && '@3xl:ps-14.5',
            )}
          >
            {name && <span className="text-ink-soft @3xl:w-13">{say(sizeName(name))}</span>}{' '}
            {rupiah(price)}
          </span>
        ))}
        <SoldOutFact item={item} where={where} />
        {item.badges.map((badge) => (
          <span key={badge} className="max-sm:hidden">
            <Badge tone="warm">{say(badgeTexts[badge])}</Badge>
          </span>
        ))}
        {soldFrom && <span>{say(t.from, { day: day(soldFrom) })}</span>}
        {soldTo && <span>{say(t.to, { day: day(soldTo) })}</span>}
      </EntryFacts>
    </EntryRow>
  );
}

function range(prices: { price: number }[]): number[] {
  const all = prices.map(({ price }) => price);
  return [...new Set([Math.min(...all), Math.max(...all)])];
}
