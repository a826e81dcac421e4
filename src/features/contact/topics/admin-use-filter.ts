import { z } from 'zod';
import type { Filter } from '../../../ui/dashboard/tools/filters.tsx';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { useSay } from '../../../ui/reader.tsx';
import { topicSchema } from './contract.ts';
import { topicTexts } from './messages.ts';

const listSchema = z.array(topicSchema);

type TopicFilter = {
  /** Only editors may read the topics. */
  isEditor: boolean;
  topic: string | undefined;
  onTopic: (topic: string) => void;
};

/** Without topics there is no filter, unless a link narrows the list to one that is gone. */
export function useTopicFilter({ isEditor, topic, onTopic }: TopicFilter): Filter[] {
  const say = useSay();
  const { data = [] } = useGet(
    ['topics', 'all'],
    '/api/admin/contact-topics?limit=200',
    listSchema,
    { enabled: isEditor },
  );
  if (data.length === 0 && !topic) return [];
  return [
    {
      label: say(topicTexts.filter),
      value: topic,
      all: say(topicTexts.every),
      choices: data.map(({ id, name }) => [id, name]),
      onChoose: onTopic,
    },
  ];
}
