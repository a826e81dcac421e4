import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../../../ui/fetch.ts';
import { Select } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { aspectSchema } from '../aspects/contract.ts';
import { feedbackCategories } from '../contract.ts';
import { categoryTexts } from '../messages.ts';
import { feedbackTabTexts as t } from '../staff.messages.ts';

const aspectList = z.array(aspectSchema);

type FiltersProps = {
  /** Only they know every aspect. */
  isEditor: boolean;
  filter: Record<string, string>;
  onFilter: (change: Record<string, string>) => void;
};

const width = 'min-w-36 flex-1 sm:flex-none';

export function FeedbackFilters({ isEditor, filter, onFilter }: FiltersProps) {
  const say = useSay();
  const { aspect = '', category = '' } = filter;
  const { data = [] } = useQuery({
    queryKey: ['aspects', 'all'],
    queryFn: ({ signal }) =>
      api.get('/api/admin/feedback-aspects?limit=200', aspectList, { signal }),
    enabled: isEditor,
  });
  const offered = data.filter((one) => category === '' || one.category === category);
  const names = [...new Set([...offered.map(({ name }) => name), aspect])].filter(Boolean);
  return (
    <>
      <Select
        label={say(t.kind)}
        hideLabel
        className={width}
        value={category}
        onChange={(event) => onFilter({ category: event.target.value, aspect: '' })}
      >
        <option value="">{say(t.allKinds)}</option>
        {feedbackCategories.map((one) => (
          <option key={one} value={one}>
            {say(categoryTexts[one])}
          </option>
        ))}
      </Select>
      {isEditor && (
        <Select
          label={say(t.aspect)}
          hideLabel
          className={`${width} sm:max-w-48`}
          value={aspect}
          onChange={(event) => onFilter({ aspect: event.target.value })}
        >
          <option value="">{say(t.allAspects)}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}
