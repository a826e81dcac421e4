import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { SkeletonShop } from '../../../ui/dashboard/lists/skeleton-screens.tsx';
import { api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { contentSchema } from '../../content/contract.ts';
import { brandSchema } from '../contract.ts';
import { type ShopState, shopKey } from './admin-edits.ts';
import { ShopForm } from './admin-form.tsx';
import { shopTexts } from './messages.ts';

const contentList = z.array(contentSchema);

async function readShop(): Promise<ShopState> {
  const [brand, contents] = await Promise.all([
    api.get('/api/brand', brandSchema),
    api.get('/api/cms/contents/contact', contentList),
  ]);
  return { brand, contents };
}

export default function MyShop() {
  const say = useSay();
  const query = useQuery({ queryKey: shopKey, queryFn: readShop });
  return (
    <ListState
      query={query}
      failure={say(shopTexts.failed)}
      empty={null}
      loading={<SkeletonShop />}
    >
      {(shop) => <ShopForm shop={shop} />}
    </ListState>
  );
}
