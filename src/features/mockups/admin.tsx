import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Badge } from '../../ui/dashboard/badge.tsx';
import { useAsRead } from '../../ui/dashboard/forms/use-two-languages.ts';
import { EntryList } from '../../ui/dashboard/lists/entry-list.tsx';
import { EntryRow } from '../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../ui/dashboard/lists/entry-tab.tsx';
import { useEntries } from '../../ui/dashboard/lists/use-entries.ts';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useSay } from '../../ui/reader.tsx';
import type { Staff } from '../accounts/contract.ts';
import { Thumbnail } from '../media/picture/admin-thumbnail.tsx';
import { MockupForm } from './admin-form.tsx';
import { type Mockup, mockupSchema } from './contract.ts';
import { mockupTexts } from './messages.ts';

const source = {
  key: 'mockups',
  path: '/api/mockups',
  adminPath: '/api/admin/mockups',
  texts: mockupTexts,
  nameOf: ({ name }: Mockup) => name,
};
const listSchema = z.array(mockupSchema);

export default function Mockups({ staff }: { staff: Staff }) {
  const say = useSay();
  const read = useAsRead();
  const list = usePaged({ ...source, schema: listSchema, limit: 24 });
  const entries = useEntries(source);
  const [viewed, setViewed] = useState<Mockup | null>(null);
  return (
    <EntryTab
      entries={entries}
      list={list}
      isOwner={staff.role === 'owner'}
      form={<MockupForm entries={entries} />}
    >
      <EntryList list={list} entries={entries} className="lg:grid-cols-2" icon={<Smartphone />}>
        {(mockup) => (
          <EntryRow
            entries={entries}
            entry={mockup}
            picture={
              <button
                type="button"
                aria-label={say(mockupTexts.view, { name: mockup.name })}
                onClick={() => setViewed(mockup)}
                className="shrink-0 cursor-zoom-in rounded bg-milk"
              >
                <Thumbnail src={mockup.url} alt="" className="h-24 w-16 object-contain" />
              </button>
            }
          >
            <p>
              <Badge tone="warm">{say(mockupTexts[mockup.position])}</Badge>
            </p>
            {mockup.description && (
              <p className="text-sm text-ink-soft">{read(mockup).description}</p>
            )}
          </EntryRow>
        )}
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
