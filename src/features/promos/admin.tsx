import { useQueryClient } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import { api, sentenceOf } from '../../ui/fetch.ts';
import { ListState } from '../../ui/list-state.tsx';
import { ListTools } from '../../ui/list-tools.tsx';
import { usePaged } from '../../ui/paged.ts';
import { Pager } from '../../ui/pager.tsx';
import { Sortable } from '../../ui/sortable.tsx';
import { toast } from '../../ui/toast.tsx';
import { PromoCard } from './admin-card.tsx';
import { Cleanup } from './admin-cleanup.tsx';
import { PromoForm } from './admin-form.tsx';
import { type Promo, promoMessages, promoSchema } from './contract.ts';

const path = '/api/admin/promo-images';
const listSchema = z.array(promoSchema);

/** The Promos tab: what stands in the carousel, and in which order. */
export default function Promos() {
  const client = useQueryClient();
  const list = usePaged({ key: 'promos', path, schema: listSchema, limit: 24 });
  const [edited, setEdited] = useState<Promo | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const refresh = () => client.invalidateQueries({ queryKey: ['promos'] });

  const edit = (promo: Promo) => {
    setEdited(promo);
    top.current?.scrollIntoView({ block: 'start' });
  };

  const remove = async (promo: Promo) => {
    if (!(await confirm({ sentence: promoMessages.confirmDelete, action: 'Delete' }))) return;
    try {
      await api.delete(`${path}/${promo.id}`);
      toast({ title: promoMessages.deleted });
      if (edited?.id === promo.id) setEdited(null);
    } catch (error) {
      failed('Delete Failed', error);
    }
    await refresh();
  };

  const activate = async (promo: Promo, isActive: boolean) => {
    const { id, title, description, displayOrder } = promo;
    try {
      await api.put(`${path}/${id}`, { title, description, displayOrder, isActive }, promoSchema);
      toast({ title: promoMessages.updated });
    } catch (error) {
      failed('Update Failed', error);
    }
    await refresh();
  };

  const reorder = async (ids: number[]) => {
    try {
      await api.put(`${path}/order`, { ids });
    } catch (error) {
      failed('Update Failed', error);
      throw error;
    } finally {
      await refresh();
    }
  };

  return (
    <div className="grid scroll-mt-24 gap-6" ref={top}>
      <PromoForm
        key={edited?.id ?? 'new'}
        promo={edited}
        onSaved={refresh}
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
            onReorder={reorder}
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

function failed(title: string, error: unknown) {
  toast({ title, description: sentenceOf(error), variant: 'destructive' });
}
