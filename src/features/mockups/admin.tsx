import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Dialog } from '../../ui/dialog.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useListActions } from '../../ui/list-actions.ts';
import { ListState } from '../../ui/list-state.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { usePaged } from '../../ui/paged.ts';
import { Pager } from '../../ui/pager.tsx';
import { Sortable } from '../../ui/sortable.tsx';
import { MockupRow } from './admin-row.tsx';
import { UploadForm } from './admin-upload.tsx';
import { type Mockup, mockupMessages, mockupSchema } from './contract.ts';

const path = '/api/mockups';
const listSchema = z.array(mockupSchema);

/** The Mockups tab: the pictures of the app that the home page goes through. */
export default function Mockups() {
  const list = usePaged({ key: 'mockups', path, schema: listSchema, limit: 24 });
  const [viewed, setViewed] = useState<Mockup | null>(null);
  const actions = useListActions('mockups', '/api/admin/mockups/order');

  const remove = ({ id }: Mockup) => {
    const question = { sentence: mockupMessages.confirmDelete, action: 'Delete' };
    return actions.remove(`${path}/${id}`, question, mockupMessages.deleted);
  };

  return (
    <div className="grid gap-6">
      <UploadForm onSaved={actions.refresh} />
      <ListTools label="Search mockups" list={list} csv="/api/admin/mockups.csv" />
      <ListState
        query={list.query}
        failure="Failed to fetch mockups"
        empty={
          list.q ? (
            <Empty title="No image matches" hint="Try another name or position." />
          ) : (
            <Empty
              icon={<Smartphone />}
              title="No images yet"
              hint="Until there is one, the home page shows a placeholder."
            />
          )
        }
      >
        {({ rows }) => (
          <Sortable
            items={rows}
            nameOf={({ name }) => name}
            onReorder={actions.reorder}
            disabled={list.q !== ''}
            className="lg:grid-cols-2"
          >
            {(mockup) => (
              <MockupRow
                mockup={mockup}
                onView={() => setViewed(mockup)}
                onDelete={() => remove(mockup)}
              />
            )}
          </Sortable>
        )}
      </ListState>
      <Pager {...list} />
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
    </div>
  );
}
