import type { Ref } from 'react';
import { OutletChoice } from '../../../ui/dashboard/forms/outlet-choice.tsx';
import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { Select } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { accountTexts as t } from '../messages.ts';
import { useOutlets } from './admin-use-outlets.ts';

type WorksAtProps = {
  ref: Ref<HTMLInputElement>;
  atAll: boolean;
  onAtAll: (atAll: boolean) => void;
  chosen: number[];
  onChange: (ids: number[]) => void;
  error: string | undefined;
};

/** A shop with one outlet has nothing to choose. */
export function WorksAt({ ref, atAll, onAtAll, chosen, onChange, error }: WorksAtProps) {
  const say = useSay();
  const query = useOutlets();
  return (
    <ListState query={query} failure={say(t.outletsFailed)} empty={null}>
      {(outlets) => {
        if (outlets.length < 2 && chosen.length === 0) return null;
        const gone = chosen.filter((id) => !outlets.some((outlet) => outlet.id === id));
        const known = chosen.filter((id) => !gone.includes(id));
        return (
          <div className="grid gap-3">
            <Select
              label={say(t.outlets)}
              hint={!atAll && say(t.outletsHint)}
              value={atAll ? 'all' : 'chosen'}
              onChange={({ target }) => onAtAll(target.value === 'all')}
            >
              <option value="all">{say(t.allOutlets)}</option>
              <option value="chosen">{say(t.chosenOutlets)}</option>
            </Select>
            {!atAll && (
              <OutletChoice
                ref={ref}
                outlets={outlets}
                chosen={known}
                onChange={(ids) => onChange([...ids, ...gone])}
                error={error}
              />
            )}
            {!atAll && gone.length > 0 && (
              <label className="flex min-h-11 items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  checked
                  onChange={() => onChange(known)}
                  className="size-5 shrink-0"
                />
                {say(t.goneOutlets, { count: gone.length })}
              </label>
            )}
          </div>
        );
      }}
    </ListState>
  );
}
