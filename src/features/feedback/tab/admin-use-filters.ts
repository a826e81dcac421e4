import { z } from 'zod';
import type { Filter } from '../../../ui/dashboard/tools/filters.tsx';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { useSay } from '../../../ui/reader.tsx';
import { aspectSchema } from '../aspects/contract.ts';
import { feedbackCategories } from '../contract.ts';
import { categoryTexts } from '../messages.ts';
import { feedbackTabTexts as t } from '../staff.messages.ts';

const aspectList = z.array(aspectSchema);

type FeedbackFilters = {
  /** Only editors know every aspect. */
  isEditor: boolean;
  filter: Record<string, string>;
  onFilter: (change: Record<string, string>) => void;
};

export function useFeedbackFilters({ isEditor, filter, onFilter }: FeedbackFilters): Filter[] {
  const say = useSay();
  const { aspect = '', category = '' } = filter;
  const { data = [] } = useGet(
    ['aspects', 'all'],
    '/api/admin/feedback-aspects?limit=200',
    aspectList,
    { enabled: isEditor },
  );
  const offered = data.filter((one) => category === '' || one.category === category);
  const names = [...new Set([...offered.map(({ name }) => name), aspect])].filter(Boolean);
  const kindFilter: Filter = {
    label: say(t.kind),
    value: category,
    all: say(t.allKinds),
    choices: feedbackCategories.map((one) => [one, say(categoryTexts[one])]),
    onChoose: (one) => onFilter({ category: one, aspect: '' }),
  };
  if (names.length === 0) return [kindFilter];
  const aspectFilter: Filter = {
    label: say(t.aspect),
    value: aspect,
    all: say(t.allAspects),
    choices: names.map((name) => [name, name]),
    onChoose: (one) => onFilter({ aspect: one }),
  };
  return [kindFilter, aspectFilter];
}
