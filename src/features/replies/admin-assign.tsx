import { z } from 'zod';
import { useGet } from '../../ui/dashboard/tools/use-get.ts';
import { Options, Select } from '../../ui/field.tsx';
import { useSay } from '../../ui/reader.tsx';
import { type Colleague, colleagueSchema } from './contract.ts';
import { replyTexts as t } from './messages.ts';

const colleagues = z.array(colleagueSchema);

function useColleagues(sees: (colleague: Colleague) => boolean) {
  const { data = [] } = useGet(['colleagues'], '/api/admin/colleagues', colleagues);
  return data.filter(sees);
}

type AssignProps = {
  assignedTo: number | null;
  /** It leaves out colleagues who could not see it. */
  sees: (colleague: Colleague) => boolean;
  onAssign: (id: number | null) => void;
};

export function Assign({ assignedTo, sees, onAssign }: AssignProps) {
  const say = useSay();
  const data = useColleagues(sees);
  const known = assignedTo === null || data.some(({ id }) => id === assignedTo);
  return (
    <div className="beside-buttons flex min-w-0 items-center gap-2 lg:flex-1 lg:basis-72">
      <span aria-hidden="true" className="text-xs text-ink-soft">
        {say(t.assigned)}
      </span>
      <Select
        label={say(t.assigned)}
        hideLabel
        className="min-w-0 flex-1 sm:max-w-52"
        value={assignedTo ?? ''}
        onChange={({ target: { value } }) => onAssign(value === '' ? null : Number(value))}
      >
        <option value="">{say(t.nobodyYet)}</option>
        <Options of={data.map(({ id, name }) => [id, name])} />
        {!known && <option value={assignedTo}>{say(t.somebodyGone)}</option>}
      </Select>
    </div>
  );
}

const NOBODY = 'nobody';

export function AssignMany({ sees, onAssign }: Omit<AssignProps, 'assignedTo'>) {
  const say = useSay();
  const data = useColleagues(sees);
  return (
    <Select
      label={say(t.assign)}
      hideLabel
      className="min-w-36"
      value=""
      onChange={({ target: { value } }) =>
        value !== '' && onAssign(value === NOBODY ? null : Number(value))
      }
    >
      <option value="">{say(t.assignChoice)}</option>
      <option value={NOBODY}>{say(t.nobody)}</option>
      <Options of={data.map(({ id, name }) => [id, name])} />
    </Select>
  );
}
