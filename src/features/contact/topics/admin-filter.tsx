import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { FilterSelect } from '../../../ui/dashboard/filter-select.tsx';
import { api } from '../../../ui/fetch.ts';
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
    <FilterSelect
      label={say(topicTexts.filter)}
      value={topic}
      all={say(topicTexts.every)}
      choices={data.map(({ id, name }) => [id, name])}
      onChoose={onTopic}
    />
  );
}
