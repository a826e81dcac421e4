import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../../ui/fetch.ts';
import { Select } from '../../ui/field.tsx';
import { byLanguage } from '../../ui/language.ts';
import { colleagueSchema } from './contract.ts';

const colleagues = z.array(colleagueSchema);

function useColleagues() {
  const { data = [] } = useQuery({
    queryKey: ['colleagues'],
    queryFn: ({ signal }) => api.get('/api/admin/colleagues', colleagues, { signal }),
  });
  return data;
}

type AssignProps = { assignedTo: number | null; onAssign: (id: number | null) => void };

export function Assign({ assignedTo, onAssign }: AssignProps) {
  const data = useColleagues();
  const known = assignedTo === null || data.some(({ id }) => id === assignedTo);
  return (
    <Select
      label={byLanguage('Assigned to', 'Ditugaskan ke')}
      className="min-w-44 max-sm:flex-1"
      value={assignedTo ?? ''}
      onChange={({ target: { value } }) => onAssign(value === '' ? null : Number(value))}
    >
      <option value="">{byLanguage('Nobody yet', 'Belum ada')}</option>
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {!known && (
        <option value={assignedTo}>{byLanguage('Somebody who left', 'Yang sudah keluar')}</option>
      )}
    </Select>
  );
}

const NOBODY = 'nobody';

export function AssignMany({ onAssign }: Pick<AssignProps, 'onAssign'>) {
  const data = useColleagues();
  return (
    <Select
      label={byLanguage('Assign to', 'Tugaskan ke')}
      hideLabel
      className="min-w-36"
      value=""
      onChange={({ target: { value } }) =>
        value !== '' && onAssign(value === NOBODY ? null : Number(value))
      }
    >
      <option value="">{byLanguage('Assign to…', 'Tugaskan ke…')}</option>
      <option value={NOBODY}>{byLanguage('Nobody', 'Tidak ada')}</option>
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
