import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useAsRead, useLangOf } from '../../ui/dashboard/forms/use-two-languages.ts';
import { EntryList } from '../../ui/dashboard/lists/entry-list.tsx';
import { EntryRow } from '../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../ui/dashboard/lists/entry-tab.tsx';
import { mockupColumns, SkeletonMockups } from '../../ui/dashboard/lists/skeleton.tsx';
import { useEntries } from '../../ui/dashboard/lists/use-entries.ts';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useSay } from '../../ui/reader.tsx';
import type { Staff } from '../accounts/contract.ts';
import { Thumbnail } from '../media/picture/admin-thumbnail.tsx';
import { MockupForm } from './admin-form.tsx';
import { PositionSketch } from './admin-position.tsx';
import { type Mockup, mockupSchema } from './contract.ts';
import { mockupTexts } from './messages.ts';

const source = {
  key: 'mockups',
  path: '/api/mockups',
  schema: mockupSchema,
  texts: mockupTexts,
  nameOf: ({ name }: Mockup) => name,
};

export default function Mockups({ staff }: { staff: Staff }) {
  const say = useSay();
  const read = useAsRead();
  const langOf = useLangOf();
  const list = usePaged({ ...source, limit: 24 });
  const entries = useEntries(source);
  const [viewed, setViewed] = useState<Mockup | null>(null);
  return (
    <EntryTab
      entries={entries}
      list={list}
      searchEnd="mockups"
      isOwner={staff.role === 'owner'}
      form={<MockupForm entries={entries} />}
    >
      <EntryList
        list={list}
        entries={entries}
        isJoined="phone"
        className={mockupColumns}
        Skeleton={SkeletonMockups}
        icon={<Smartphone />}
      >
        {(mockup) => {
          const { name, description } = read(mockup);
          return (
            <EntryRow
              entries={entries}
              entry={mockup}
              picture={
                <button
                  type="button"
                  aria-label={say(mockupTexts.view, { name: mockup.name })}
                  onClick={() => setViewed(mockup)}
                  className="relative z-1 block h-18 w-14 shrink-0 cursor-zoom-in rounded max-sm:h-16 max-sm:w-12 bg-picture @max-3xs:aspect-9/16 @max-3xs:h-auto @max-3xs:w-full"
                >
                  <Thumbnail
                    src={mockup.url}
                    className="absolute inset-0 size-full object-contain p-1 sm:p-2"
                  />
                </button>
              }
            >
              <div className="grid grid-rows-[1fr_auto] gap-1 text-xs max-sm:gap-0.5">
                {description !== name && (
                  <p
                    lang={description ? langOf(mockup, 'description') : undefined}
                    className="text-ink-soft max-sm:truncate max-sm:text-sm"
                  >
                    {description || say(mockupTexts.noDescription)}
                  </p>
                )}
                <p className="flex items-center gap-1.5">
                  <PositionSketch position={mockup.position} />
                  {say(mockupTexts[mockup.position])}
                </p>
              </div>
            </EntryRow>
          );
        }}
      </EntryList>
      <Dialog
        open={viewed !== null}
        title={viewed?.name}
        description={viewed?.description ?? undefined}
        size="lg"
        lightDismiss
        onClose={() => setViewed(null)}
      >
        <img
          src={viewed?.url}
          alt={viewed?.description ?? viewed?.name}
          className="mx-auto max-h-[70dvh] rounded"
        />
      </Dialog>
    </EntryTab>
  );
}
