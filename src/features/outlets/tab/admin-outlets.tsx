import { Copy, MapPin, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useAsRead } from '../../../ui/dashboard/forms/use-two-languages.ts';
import { EntryList } from '../../../ui/dashboard/lists/entry-list.tsx';
import { activeStatus, EntryRow } from '../../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../../ui/dashboard/lists/entry-tab.tsx';
import { SkeletonOutlets } from '../../../ui/dashboard/lists/skeleton.tsx';
import { useEntries } from '../../../ui/dashboard/lists/use-entries.ts';
import { usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { MenuItem } from '../../../ui/dashboard/menu.tsx';
import { useMedia } from '../../../ui/dashboard/tools/use-media.ts';
import { useReader, useSay } from '../../../ui/reader.tsx';
import type { Staff } from '../../accounts/contract.ts';
import { Thumbnail } from '../../media/picture/admin-thumbnail.tsx';
import { outletSchema, type StoredOutlet } from '../contract.ts';
import { openingAt } from '../hours/opening.contract.ts';
import { openingInWords, unbroken, weekInBrief } from '../hours/words.contract.ts';
import { outletTexts } from '../messages.ts';
import { Closing } from './admin-closing.tsx';
import { OutletForm } from './admin-form.tsx';
import { OpeningLine, OpeningState } from './admin-opening-state.tsx';
import { Posters } from './admin-poster.tsx';
import { outletsKey, useOutlets, useSpecialHours } from './admin-use-outlets.ts';
import { tabTexts as t } from './messages.ts';

const source = {
  key: outletsKey,
  path: '/api/outlets',
  schema: outletSchema,
  texts: outletTexts,
  nameOf: ({ name }: StoredOutlet) => name,
};

export function OutletList({ staff }: { staff: Staff }) {
  const say = useSay();
  const reader = useReader();
  const list = usePaged(source);
  const entries = useEntries(source);
  const read = useAsRead();
  const special = useSpecialHours().map(read);
  const cities = [...new Set(useOutlets().map(({ city }) => city))].toSorted();
  const [postersOf, setPostersOf] = useState<StoredOutlet | null>(null);
  const now = new Date();
  const Opening = useMedia('(width < 40rem)') ? OpeningLine : OpeningState;
  return (
    <EntryTab
      entries={entries}
      list={list}
      canBeHidden
      canImport
      isOwner={staff.role === 'owner'}
      form={<OutletForm entries={entries} cities={cities} />}
    >
      <EntryList
        list={list}
        entries={entries}
        isJoined="phone"
        className="md:auto-rows-fr md:grid-cols-2"
        Skeleton={SkeletonOutlets}
        icon={<MapPin />}
      >
        {(outlet) => (
          <EntryRow
            entries={entries}
            entry={outlet}
            activeSwitch={activeStatus(outlet.isActive)}
            buttons={outlet.isActive && <Closing outlet={outlet} special={special} now={now} />}
            more={
              <>
                <MenuItem
                  icon={QrCode}
                  text={say(t.posters)}
                  label={say(t.postersNamed, { name: outlet.name })}
                  onClick={() => setPostersOf(outlet)}
                />
                <MenuItem
                  icon={Copy}
                  text={say(t.copy)}
                  label={say(t.copyNamed, { name: outlet.name })}
                  onClick={() => entries.editing.copy(outlet)}
                />
              </>
            }
            picture={
              outlet.photoUrl && (
                <div className="relative size-12 sm:size-16 @sm:h-full @sm:min-h-36 @sm:w-36">
                  <Thumbnail
                    src={outlet.photoUrl}
                    className="absolute inset-0 size-full rounded bg-milk object-cover"
                  />
                </div>
              )
            }
          >
            {outlet.isActive && (
              <Opening
                words={openingInWords(
                  openingAt(read(outlet), special, now),
                  { zone: outlet.zone, now },
                  reader,
                )}
              />
            )}
            <p className="text-sm @max-sm:hidden">
              {/* A line ends between two rules, not between a day and its hours. */}
              {weekInBrief(outlet.week, reader).map((rule, index, { length }) => (
                <span key={rule} className="inline-block whitespace-pre-wrap">
                  {unbroken(rule)}
                  {index < length - 1 ? ', ' : `\u00a0${outlet.zone}`}
                </span>
              ))}
            </p>
            <p className="text-sm text-pretty wrap-anywhere text-ink-soft max-sm:hidden">
              {addressOf(outlet)}
            </p>
          </EntryRow>
        )}
      </EntryList>
      {postersOf && <Posters outlet={postersOf} onClose={() => setPostersOf(null)} />}
    </EntryTab>
  );
}

/** The city is left out when the street's line already has it. */
const addressOf = ({ address, city }: StoredOutlet) =>
  (address.includes(city) ? address : `${address}, ${city}`).replaceAll('No. ', 'No.\u00a0');
