import { useState } from 'react';
import { saveVersion } from '../../../ui/dashboard/forms/save-version.ts';
import { ApiError, api, errorMessage } from '../../../ui/fetch.ts';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type Content, contentSchema, findItem } from '../contract.ts';
import { contentTexts } from '../messages.ts';
import { type Edits, type EditsOf, shownValue } from './admin-edits.ts';
import { useAddress, useLabel } from './admin-label.ts';

export type SaveAs = 'published' | 'draft';

/** A refused text stays in its field, with the reason. */
export function useSave(contents: Content[], edits: EditsOf, refresh: () => Promise<unknown>) {
  const say = useSay();
  const label = useLabel();
  const address = useAddress();
  const [busy, setBusy] = useState<SaveAs>();
  const [problems, setProblems] = useState<Record<number, string>>({});
  const [refused, setRefused] = useState<Content[]>([]);

  /** Resolves to when the saved text was changed last, or to null if it was not saved. */
  async function put(content: Content, value: string, read: string, as: SaveAs) {
    let savedAt = read;
    const path = `/api/cms/contents/${content.id}${as === 'draft' ? '/draft' : ''}`;
    const isSaved = await saveVersion({
      updatedAt: read,
      save: async (updatedAt) => {
        savedAt = (await api.put(path, { value, updatedAt }, contentSchema)).updatedAt;
      },
      schema: contentSchema,
      differences: (newer) => {
        const theirs = shownValue(newer);
        if (theirs === value && newer.draft === null) return [];
        const show = (text: string) =>
          findItem(content.page, content.section, content.key)?.format === 'switch'
            ? text === 'on'
            : text;
        return [{ label: label(content), yours: show(value), newer: show(theirs) }];
      },
      onTake: () => {
        edits.drop([content.id]);
        void refresh();
      },
    });
    return isSaved ? savedAt : null;
  }

  /** Resolves to true when nothing is left to save. */
  async function save(as: SaveAs): Promise<boolean> {
    setBusy(as);
    const saved: Edits = {};
    const wrong: { content: Content; problem: string }[] = [];
    let failure: string | undefined;
    for (const [id, { value, updatedAt }] of Object.entries(edits.all)) {
      const content = contents.find((one) => one.id === Number(id));
      try {
        const savedAt = content ? await put(content, value, updatedAt, as) : updatedAt;
        if (savedAt) saved[id] = { value, updatedAt: savedAt };
      } catch (error) {
        const problem = error instanceof ApiError ? error.fields.value : undefined;
        if (problem && content) wrong.push({ content, problem });
        else failure = say(contentTexts.updateFailed, { message: errorMessage(error) });
      }
    }
    edits.settle(saved);
    setProblems(Object.fromEntries(wrong.map(({ content, problem }) => [content.id, problem])));
    await refresh();
    setBusy(undefined);
    setRefused(wrong.map(({ content }) => content));
    const count = Object.keys(saved).length;
    const done = count === edits.count;
    const fields = wrong.map(({ content }) => address(content)).join(', ');
    if (failure) {
      toast({ title: failure, description: fields, variant: 'destructive' });
    } else if (wrong.length > 0) {
      // The reason stands at the field; said twice, it would cover the fields below.
      const title = say(contentTexts.updateFailed, { message: fields });
      toast({ title, variant: 'destructive' });
    } else if (done && count > 0) {
      toast({ title: say(as === 'draft' ? contentTexts.drafted : contentTexts.updated) });
    }
    return done;
  }

  return {
    save,
    busy,
    problems,
    refused,
    forget: (id: number) => setProblems(({ [id]: _gone, ...others }) => others),
  };
}
