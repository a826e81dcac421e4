import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { SkeletonShop } from '../../../ui/dashboard/lists/skeleton-screens.tsx';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { contentSchema } from '../../content/contract.ts';
import { brandSchema } from '../contract.ts';
import { ShopForm } from './admin-form.tsx';
import type { ShopState } from './admin-save.ts';
import { shopTexts } from './messages.ts';

const key = ['brand'];
const contentList = z.array(contentSchema);

async function readShop(): Promise<ShopState> {
  const [brand, contents] = await Promise.all([
    api.get('/api/brand', brandSchema),
    api.get('/api/cms/contents/contact', contentList),
  ]);
  return { brand, contents };
}

/** The frame of the dashboard would show the former mark until the next visit. */
function refreshMark() {
  for (const mark of document.querySelectorAll<HTMLImageElement>(
    'img[src^="/mark"]:not([src$="built-in"])',
  )) {
    mark.src = `${new URL(mark.src).pathname}?${Date.now()}`;
  }
}

export default function MyShop() {
  const say = useSay();
  const query = useQuery({ queryKey: key, queryFn: readShop });
  return (
    <ListState
      query={query}
      failure={say(shopTexts.failed)}
      empty={null}
      loading={<SkeletonShop />}
    >
      {(shop) => (
        <ShopForm
          key={query.dataUpdatedAt}
          shop={shop}
          onSaved={() => {
            refreshMark();
            return query.refetch();
          }}
        />
      )}
    </ListState>
  );
}
