import { useEffect, useState } from 'react';
import { z } from 'zod';
import {
  keepUnsavedInput,
  readUnsavedInput,
  useUnsavedWarning,
} from '../../../ui/dashboard/unsaved-input.ts';
import type { Content } from '../contract.ts';

const editsSchema = z.record(z.string(), z.object({ value: z.string(), updatedAt: z.string() }));
export type Edits = z.infer<typeof editsSchema>;
export type EditsOf = ReturnType<typeof useEdits>;

const KEY = 'contents';

function kept(): Edits {
  try {
    return editsSchema.parse(JSON.parse(readUnsavedInput(KEY)));
  } catch {
    return {};
  }
}

/**
 * Unsaved values stay in this browser, so that a reload or a lost session costs nothing. They are
 * offered first: otherwise the next save would publish what was left unfinished days ago.
 */
export function useEdits() {
  const [earlier, setEarlier] = useState(kept);
  const [edits, setEdits] = useState<Edits>({});
  useEffect(() => {
    const all = { ...earlier, ...edits };
    keepUnsavedInput(KEY, Object.keys(all).length === 0 ? '' : JSON.stringify(all));
  }, [earlier, edits]);
  useUnsavedWarning(Object.keys(edits).length > 0);

  const drop = (ids: number[]) =>
    setEdits((all) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(Number(id)))),
    );

  return {
    all: edits,
    earlierOf: (contents: Content[]) =>
      contents.filter((content) => {
        const left = earlier[content.id];
        return left && !(content.id in edits) && left.value !== shownValue(content);
      }),
    /** What was not named, such as words about an app that is off, would be published unseen. */
    takeEarlier(named: Content[]) {
      const isNamed = (id: string) => named.some((one) => String(one.id) === id);
      const all = Object.entries(earlier);
      const taken = Object.fromEntries(all.filter(([id]) => isNamed(id)));
      setEdits((changed) => ({ ...taken, ...changed }));
      setEarlier(Object.fromEntries(all.filter(([id]) => !isNamed(id) && !(id in edits))));
    },
    dropEarlier: () => setEarlier({}),
    count: Object.keys(edits).length,
    shownOf: (content: Content) => edits[content.id]?.value ?? shownValue(content),
    drop,
    /** What was typed while it was being saved is not lost: it is an edit of what was just saved. */
    settle: (saved: Edits) =>
      setEdits((all) =>
        Object.fromEntries(
          Object.entries(all).flatMap(([id, edit]) => {
            const { [id]: done } = saved;
            if (!done) return [[id, edit]];
            return done.value === edit.value ? [] : [[id, { ...edit, updatedAt: done.updatedAt }]];
          }),
        ),
      ),
    clear: () => setEdits({}),
    /** Saves an unchanged text, which tells others that somebody has read it. */
    keep: (content: Content) =>
      setEdits((all) => ({
        ...all,
        [content.id]: { value: shownValue(content), updatedAt: content.updatedAt },
      })),
    change(content: Content, value: string) {
      if (value === shownValue(content)) return drop([content.id]);
      setEdits((all) => ({
        ...all,
        [content.id]: { value, updatedAt: all[content.id]?.updatedAt ?? content.updatedAt },
      }));
    },
  };
}

export const shownValue = ({ draft, value }: Content): string => draft ?? value;
