import { Megaphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { Empty } from '../../ui/empty.tsx';
import { api } from '../../ui/fetch.ts';
import { useListActions } from '../../ui/list-actions.ts';
import { ListState } from '../../ui/list-state.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { usePaged } from '../../ui/paged.ts';
import { Pager } from '../../ui/pager.tsx';
import { Sortable } from '../../ui/sortable.tsx';
import { PromoCard } from './admin-card.tsx';
import { Cleanup } from './admin-cleanup.tsx';
import { PromoForm } from './admin-form.tsx';
import { type Promo, promoMessages, promoSchema } from './contract.ts';

const path = '/api/admin/promo-images';
const listSchema = z.array(promoSchema);

/** The Promos tab: what stands in the carousel, and in which order. */
export default function Promos() {
  const list = usePaged({ key: 'promos', path, schema: listSchema, limit: 24 });
  const [edited, setEdited] = useState<Promo | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const actions = useListActions('promos', '/api/admin/promo-images/order');

  const edit = (promo: Promo) => {
    setEdited(promo);
    top.current?.scrollIntoView({ block: 'start' });
  };

  const remove = async ({ id }: Promo) => {
    const question = { sentence: promoMessages.confirmDelete, action: 'Delete' };
    const gone = await actions.remove(`${path}/${id}`, question, promoMessages.deleted);
    if (gone && edited?.id === id) setEdited(null);
  };

  const activate = ({ id, title, description, displayOrder }: Promo, isActive: boolean) =>
    actions.update(promoMessages.updated, () =>
      api.put(`${path}/${id}`, { title, description, displayOrder, isActive }, promoSchema),
    );

  return (
    <div className="grid scroll-mt-24 gap-6" ref={top}>
      <PromoForm
        key={edited?.id ?? 'new'}
        promo={edited}
        onSaved={actions.refresh}
        onClose={() => setEdited(null)}
      />
      <ListTools label="Search promos" list={list} csv="/api/admin/promo-images.csv" />
      <ListState
        query={list.query}
        failure="Failed to fetch promo images"
        empty={
          list.q ? (
            <Empty title="No promo matches" hint="Try another word." />
          ) : (
            <Empty
              icon={<Megaphone />}
              title="No promos yet"
              hint="Until there is one, the carousel on the home page stays hidden."
            />
          )
        }
      >
        {({ rows }) => (
          <Sortable
            items={rows}
            nameOf={({ title }) => title}
            onReorder={actions.reorder}
            disabled={list.q !== ''}
            className="sm:grid-cols-2 xl:grid-cols-3"
          >
            {(promo) => (
              <PromoCard
                promo={promo}
                onEdit={() => edit(promo)}
                onActive={(isActive) => activate(promo, isActive)}
                onDelete={() => remove(promo)}
              />
            )}
          </Sortable>
        )}
      </ListState>
      <Pager {...list} />
      <Cleanup />
    </div>
  );
}
