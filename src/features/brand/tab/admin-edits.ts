import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { keepUnsavedInput, readUnsavedInput } from '../../../ui/dashboard/unsaved-input.ts';
import { type Content, contentSchema } from '../../content/contract.ts';
import { type Brand, brandSchema } from '../contract.ts';

export const shopKey = ['brand'];
export type ShopState = { brand: Brand; contents: Content[] };
export type BrandFields = Omit<Brand, 'updatedAt'>;

/** `read` is the row as it was when the editor began to change it. */
const textEdit = z.object({ value: z.string(), read: contentSchema });
const brandEdit = z.object({
  changes: brandSchema.omit({ updatedAt: true }).partial(),
  read: brandSchema,
});
const editsSchema = z.object({
  texts: z.record(z.string(), textEdit),
  brand: brandEdit.optional(),
});
export type TextEdit = z.infer<typeof textEdit>;
export type BrandEdit = z.infer<typeof brandEdit>;
export type Edits = z.infer<typeof editsSchema>;
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

const KEY = 'shop';
const keep = (edits: Edits) =>
  keepUnsavedInput(KEY, countOf(edits) > 0 ? JSON.stringify(edits) : '');

/** What was left unsaved last time, without what is stored by now. */
function readEarlier({ brand, contents }: ShopState): Edits {
  try {
    const kept = editsSchema.parse(JSON.parse(readUnsavedInput(KEY)));
    const texts = contents.flatMap(({ id, value }) => {
      const edit = kept.texts[id];
      return edit && edit.value !== value ? [[id, edit]] : [];
    });
    const left = { texts: Object.fromEntries(texts) };
    return kept.brand ? withBrand(left, kept.brand, brand) : left;
  } catch {
    return none;
  }
}

const together = (earlier: Edits, { texts, brand }: Edits): Edits => ({
  texts: { ...earlier.texts, ...texts },
  brand: earlier.brand
    ? { ...earlier.brand, changes: { ...earlier.brand.changes, ...brand?.changes } }
    : brand,
});

export function useShopEdits(shop: ShopState) {
  const client = useQueryClient();
  const [earlier, setEarlier] = useState(() => readEarlier(shop));
  const [edits, setEdits] = useState(none);
  useEffect(() => keep(together(earlier, edits)), [earlier, edits]);
  const { updatedAt: _, ...stored } = shop.brand;
  const takeOver = (change: (shop: ShopState) => ShopState) =>
    client.setQueryData<ShopState>(shopKey, (known) => known && change(known));

  return {
    all: edits,
    fields: { ...stored, ...edits.brand?.changes },
    textOf: ({ id, value }: Content) => edits.texts[id]?.value ?? value,
    offer: countOf(earlier) > 0 && {
      onTake() {
        setEdits(together(earlier, edits));
        setEarlier(none);
      },
      onDrop: () => setEarlier(none),
    },
    clear() {
      setEdits(none);
      // No effect runs any more when the tab is left at once.
      keep(earlier);
    },
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
