import { useState } from 'react';

export type Chosen = Map<number, string>;

/** Selected rows with their names, which are needed when a selected row is on another page. */
export function useChosen<T extends { id: number }>(nameOf: (row: T) => string) {
  const [chosen, setChosen] = useState<Chosen>(new Map());

  const change = (apply: (next: Chosen) => void) =>
    setChosen((before) => {
      const next = new Map(before);
      apply(next);
      return next;
    });

  return {
    chosen,
    choose: (row: T, on: boolean) => chooseAll([row], on),
    chooseAll,
    chooseNone: () => setChosen(new Map()),
    drop: (ids: number[]) =>
      change((next) => {
        for (const id of ids) next.delete(id);
      }),
  };

  function chooseAll(rows: T[], on: boolean) {
    change((next) => {
      for (const row of rows) on ? next.set(row.id, nameOf(row)) : next.delete(row.id);
    });
  }
}
