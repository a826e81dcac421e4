import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveVersion } from '../../../ui/dashboard/forms/save-version.ts';
import { toastError } from '../../../ui/dashboard/tools/toast-error.ts';
import { updateFailed } from '../../../ui/dashboard/use-action.ts';
import { ApiError, api } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { contentSchema } from '../../content/contract.ts';
import { brandSchema } from '../contract.ts';
import {
  type BrandEdit,
  type BrandFields,
  countOf,
  type Edits,
  type ShopEdits,
  shopKey,
  type TextEdit,
} from './admin-edits.ts';
import { useTextLabel } from './admin-names.tsx';
import { shopTexts } from './messages.ts';

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

/** The frame of the dashboard would show the former mark until the next visit. */
function refreshMark() {
  for (const mark of document.querySelectorAll<HTMLImageElement>(
    'img[src^="/mark"]:not([src$="built-in"])',
  )) {
    mark.src = `${new URL(mark.src).pathname}?${Date.now()}`;
  }
}

export function useSaveShop(edits: ShopEdits) {
  const say = useSay();
  const label = useTextLabel();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  /** Resolves to the edit that would undo it, or to null if it was not saved. */
  async function saveText({ value, read }: TextEdit): Promise<TextEdit | null> {
    let before = read;
    let stored = read;
    const isSaved = await saveVersion({
      updatedAt: read.updatedAt,
      save: async (updatedAt) => {
        const path = `/api/cms/contents/${read.id}`;
        stored = await api.put(path, { value, updatedAt }, contentSchema);
      },
      schema: contentSchema,
      differences: (newer) => {
        stored = newer;
        if (newer.value === value.trim() && newer.draft === null) return [];
        before = newer;
        const show = (text: string) => (read.key === 'has_app' ? text === 'on' : text);
        const theirs = newer.draft ?? newer.value;
        return [{ label: label(read), yours: show(value), newer: show(theirs) }];
      },
      onTake: (newer) => edits.settleText(newer, value),
    });
    if (!isSaved) return null;
    edits.settleText(stored, value);
    return { value: before.value, read: stored };
  }

  async function saveBrand({ changes, read }: BrandEdit): Promise<BrandEdit | null> {
    let before = read;
    let stored = read;
    const names = fieldNames.filter((name) => name in changes);
    const isSaved = await saveVersion({
      updatedAt: read.updatedAt,
      save: async (updatedAt) => {
        stored = await api.put('/api/brand', { ...changes, updatedAt }, brandSchema);
      },
      schema: brandSchema,
      differences: (newer) => {
        stored = newer;
        const different = names.filter((name) => changes[name] !== newer[name]);
        if (different.length > 0) before = newer;
        return different.map((name) => ({
          label: say(labels[name]),
          yours: changes[name] || say(shopTexts.nothing),
          newer: newer[name] || say(shopTexts.nothing),
        }));
      },
      onTake: (newer) => edits.settleBrand(newer, changes),
    });
    if (!isSaved) return null;
    edits.settleBrand(stored, changes);
    return { changes: Object.fromEntries(names.map((name) => [name, before[name]])), read: stored };
  }

  /** Resolves to the edits that would undo it, or to null if something is not saved. */
  async function store({ texts, brand }: Edits): Promise<Edits | null> {
    const undo: Edits = { texts: {} };
    for (const [id, edit] of Object.entries(texts)) {
      const back = await saveText(edit);
      if (back) undo.texts[id] = back;
    }
    const back = brand && (await saveBrand(brand));
    if (back) undo.brand = back;
    return countOf(undo) === countOf({ texts, brand }) ? undo : null;
  }

  async function refresh() {
    refreshMark();
    await client.invalidateQueries({ queryKey: shopKey });
    setBusy(false);
  }

  async function attempt(sent: Edits, done: (undo: Edits) => void) {
    setBusy(true);
    setErrors({});
    try {
      const undo = await store(sent).finally(refresh);
      if (undo) done(undo);
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      toastError(updateFailed(), error);
    }
  }

  const save = () =>
    attempt(edits.all, (undo) => {
      const putBack = () => attempt(undo, () => toast({ title: say(shopTexts.undone) }));
      const action = { label: say(shopTexts.undo), onClick: putBack };
      toast({ title: say(shopTexts.saved), action });
    });

  return { busy, errors, save };
}
