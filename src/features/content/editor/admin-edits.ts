import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { Content } from '../contract.ts';

const editsSchema = z.record(z.string(), z.object({ value: z.string(), updatedAt: z.string() }));
/** What is typed and not saved, by the id of its content, with the version that was read. */
type Edits = z.infer<typeof editsSchema>;
export type EditsOf = ReturnType<typeof useEdits>;

function restored(key: string): Edits {
  try {
    return editsSchema.parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}

/** Kept in this browser until saved or dropped, so that a reload or a lost session costs nothing. */
export function useEdits(staffId: number) {
  const key = `content-edits-${staffId}`;
  const [edits, setEdits] = useState(() => restored(key));
  useEffect(() => {
    if (Object.keys(edits).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(edits));
  }, [key, edits]);

  const drop = (ids: number[]) =>
    setEdits((all) =>
      Object.fromEntries(Object.entries(all).filter(([id]) => !ids.includes(Number(id)))),
    );

  return {
    all: edits,
    count: Object.keys(edits).length,
    shownOf: (content: Content) => edits[content.id]?.value ?? shownValue(content),
    drop,
    clear: () => setEdits({}),
    /** Typing back what was there before leaves nothing to save. */
    change(content: Content, value: string) {
      if (value === shownValue(content)) return drop([content.id]);
      setEdits((all) => ({
        ...all,
        [content.id]: { value, updatedAt: all[content.id]?.updatedAt ?? content.updatedAt },
      }));
    },
  };
}

/** What staff go on from: the draft, when there is one. */
export const shownValue = ({ draft, value }: Content): string => draft ?? value;
