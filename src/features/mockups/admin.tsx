import { Eye, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Badge } from '../../ui/dashboard/badge.tsx';
import { IconButton } from '../../ui/dashboard/icon-button.tsx';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { EntryList } from '../../ui/dashboard/lists/entry-list.tsx';
import { EntryRow } from '../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../ui/dashboard/lists/entry-tab.tsx';
import { useEntries } from '../../ui/dashboard/lists/use-entries.ts';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Staff } from '../accounts/contract.ts';
import { Thumbnail } from '../media/picture/admin-thumbnail.tsx';
import { MockupForm } from './admin-form.tsx';
import { type Mockup, mockupMessages, mockupSchema } from './contract.ts';

const source = {
  key: 'mockups',
  path: '/api/mockups',
  adminPath: '/api/admin/mockups',
  messages: mockupMessages,
  confirmDelete: () => mockupMessages.confirmDelete,
  nameOf: ({ name }: Mockup) => name,
};
const listSchema = z.array(mockupSchema);
const words = {
  search: 'Search mockups',
  add: 'Upload Mockup Image',
  edit: 'Edit Mockup Image',
};

export default function Mockups({ staff }: { staff: Staff }) {
  const list = usePaged({ ...source, schema: listSchema, limit: 24 });
  const entries = useEntries(source);
  const [viewed, setViewed] = useState<Mockup | null>(null);
  return (
    <EntryTab
      entries={entries}
      list={list}
      words={words}
      isOwner={staff.role === 'owner'}
      form={<MockupForm entries={entries} />}
    >
      <EntryList
        list={list}
        entries={entries}
        className="lg:grid-cols-2"
        failure="Failed to fetch mockups"
        none={
          <Empty
            icon={<Smartphone />}
            title="No images yet"
            hint="Until there is one, the home page shows a placeholder."
          />
        }
        noMatch={<Empty title="No image matches" hint="Try another name or position." />}
      >
        {(mockup) => (
          <EntryRow
            entries={entries}
            entry={mockup}
            picture={
              <Thumbnail
                src={mockup.url}
                alt=""
                className="h-24 w-16 shrink-0 rounded bg-milk object-contain"
              />
            }
            buttons={
              <IconButton
                icon={Eye}
                label={`View ${mockup.name}`}
                onClick={() => setViewed(mockup)}
              />
            }
          >
            <p>
              <Badge tone="warm">{mockup.position}</Badge>
            </p>
            {mockup.description && <p className="text-sm text-ink-soft">{mockup.description}</p>}
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
