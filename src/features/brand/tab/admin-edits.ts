import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Content } from '../../content/contract.ts';
import type { Brand } from '../contract.ts';

export const shopKey = ['brand'];
export type ShopState = { brand: Brand; contents: Content[] };
export type BrandFields = Omit<Brand, 'updatedAt'>;

/** `read` is the row as it was when the editor began to change it. */
export type TextEdit = { value: string; read: Content };
export type BrandEdit = { changes: Partial<BrandFields>; read: Brand };
export type Edits = { texts: Record<string, TextEdit>; brand?: BrandEdit };
export type ShopEdits = ReturnType<typeof useShopEdits>;

const none: Edits = { texts: {} };

export const countOf = ({ texts, brand }: Edits) => Object.keys(texts).length + (brand ? 1 : 0);

function withText({ texts, ...rest }: Edits, id: number, edit: TextEdit | undefined): Edits {
  const { [id]: _, ...others } = texts;
  return { ...rest, texts: edit ? { ...others, [id]: edit } : others };
}

/** Changes to values that are the same in `present` are none. */
function withBrand({ texts }: Edits, { changes, read }: BrandEdit, present: Partial<Brand>): Edits {
  const left = Object.entries(changes).filter(
    ([name, value]) => value !== Reflect.get(present, name),
  );
  return left.length > 0
    ? { texts, brand: { changes: Object.fromEntries(left), read } }
    : { texts };
}

export function useShopEdits(shop: ShopState) {
  const client = useQueryClient();
  const [edits, setEdits] = useState(none);
  const { updatedAt: _, ...stored } = shop.brand;
  const takeOver = (change: (shop: ShopState) => ShopState) =>
    client.setQueryData<ShopState>(shopKey, (known) => known && change(known));

  return {
    all: edits,
    fields: { ...stored, ...edits.brand?.changes },
    textOf: ({ id, value }: Content) => edits.texts[id]?.value ?? value,
    clear: () => setEdits(none),
    changeText: (row: Content, value: string) =>
      setEdits((now) => {
        const edit = { value, read: now.texts[row.id]?.read ?? row };
        return withText(now, row.id, value === row.value ? undefined : edit);
      }),
    changeBrand: (change: Partial<BrandFields>) =>
      setEdits((now) => {
        const { changes = {}, read = shop.brand } = now.brand ?? {};
        return withBrand(now, { changes: { ...changes, ...change }, read }, stored);
      }),
    /** What was changed since it was sent is an edit of what is stored now. */
    settleText(stored: Content, sent: string) {
      setEdits((now) => {
        const edit = now.texts[stored.id];
        const isLeft = edit && edit.value !== sent;
        return withText(now, stored.id, isLeft ? { ...edit, read: stored } : undefined);
      });
      takeOver(({ brand, contents }) => ({
        brand,
        contents: contents.map((row) => (row.id === stored.id ? stored : row)),
      }));
    },
    settleBrand(stored: Brand, sent: Partial<BrandFields>) {
      setEdits((now) => withBrand(now, { changes: now.brand?.changes ?? {}, read: stored }, sent));
      takeOver((known) => ({ ...known, brand: stored }));
    },
  };
}
