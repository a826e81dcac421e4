import { useState } from 'react';
import { saveVersion } from '../../../ui/dashboard/forms/save-version.ts';
import { toastError } from '../../../ui/dashboard/tools/toast-error.ts';
import { updateFailed } from '../../../ui/dashboard/use-action.ts';
import { ApiError, api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type Content, contentSchema } from '../../content/contract.ts';
import { type Brand, brandSchema } from '../contract.ts';
import { shopTexts } from './messages.ts';

export type ShopState = { brand: Brand; contents: Content[] };
export type BrandFields = Omit<Brand, 'updatedAt'>;
export type Names = Record<number, string>;

type Changes = { brand: Partial<BrandFields>; names: Names };

const labels = {
  logo: shopTexts.logo,
  darkLogo: shopTexts.darkLogo,
  mark: shopTexts.mark,
  share: shopTexts.share,
  main: shopTexts.main,
  accent: shopTexts.accent,
  typefaces: shopTexts.typefaces,
} satisfies Record<keyof BrandFields, unknown>;

const fieldNames = ['logo', 'darkLogo', 'mark', 'share', 'main', 'accent', 'typefaces'] as const;

export const changesOf = (before: Brand, now: BrandFields): Partial<BrandFields> =>
  Object.fromEntries(
    fieldNames.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]),
  );

export function useSaveShop(shop: ShopState, onSaved: () => unknown) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function saveNames(names: Names, isUndo: boolean) {
    for (const { id, updatedAt } of shop.contents) {
      const value = names[id];
      if (value === undefined) continue;
      const read = isUndo ? {} : { updatedAt };
      await api.put(`/api/cms/contents/${id}`, { value, ...read }, contentSchema);
    }
  }

  const saveBrand = (changes: Partial<BrandFields>) =>
    saveVersion({
      updatedAt: shop.brand.updatedAt,
      save: (updatedAt) => api.put('/api/brand', { ...changes, updatedAt }, brandSchema),
      schema: brandSchema,
      differences: (newer) =>
        fieldNames
          .filter((name) => name in changes && changes[name] !== newer[name])
          .map((name) => ({
            label: say(labels[name]),
            yours: changes[name] || say(shopTexts.nothing),
            newer: newer[name] || say(shopTexts.nothing),
          })),
      onTake: onSaved,
    });

  async function undo({ brand, names }: Changes) {
    const before = Object.fromEntries(
      Object.keys(brand).map((name) => [name, Reflect.get(shop.brand, name)]),
    );
    const texts = shop.contents.filter(({ id }) => id in names);
    await saveNames(Object.fromEntries(texts.map(({ id, value }) => [id, value])), true);
    if (Object.keys(before).length > 0) await api.put('/api/brand', before, brandSchema);
    await onSaved();
    toast({ title: say(shopTexts.undone) });
  }

  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setErrors({});
    try {
      return await work();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      toastError(updateFailed(), error);
    } finally {
      setBusy(false);
    }
    return undefined;
  };

  const save = (changes: Changes) =>
    attempt(async () => {
      await saveNames(changes.names, false);
      const hasBrand = Object.keys(changes.brand).length > 0;
      if (hasBrand && !(await saveBrand(changes.brand))) return false;
      // Until the new state is read, leaving would ask about changes that are saved.
      await onSaved();
      const action = { label: say(shopTexts.undo), onClick: () => attempt(() => undo(changes)) };
      toast({ title: say(shopTexts.saved), action });
      return true;
    });

  return { busy, errors, save };
}
