import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { api } from '../../../ui/fetch.ts';
import { Select } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { topicSchema } from './contract.ts';
import { topicTexts } from './messages.ts';

const listSchema = z.array(topicSchema);

type FilterProps = { topic: string; onTopic: (topic: string) => void };

/** Nothing without topics. */
export function TopicFilter({ topic, onTopic }: FilterProps) {
  const say = useSay();
  const { data = [] } = useQuery({
    queryKey: ['topics', 'all'],
    queryFn: ({ signal }) => api.get('/api/admin/contact-topics?limit=200', listSchema, { signal }),
  });
  if (data.length === 0) return null;
  return (
    <Select
      label={say(topicTexts.filter)}
      hideLabel
      className="min-w-36 flex-1 sm:flex-none"
      value={topic}
      onChange={({ target }) => onTopic(target.value)}
    >
      <option value="">{say(topicTexts.every)}</option>
      {data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
