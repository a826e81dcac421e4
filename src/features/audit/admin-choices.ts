import { useGet } from '../../ui/dashboard/tools/use-get.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { auditChoices } from './contract.ts';
import { auditTexts as t } from './messages.ts';

export function useChoices() {
  const { lang } = useReader();
  return useGet(['audit', 'choices', lang], '/api/admin/audit/choices', auditChoices);
}

const YEAR = 365;

export function useKept(): string | undefined {
  const say = useSay();
  const { data } = useChoices();
  if (!data) return undefined;
  const { keepDays } = data;
  if (keepDays === 0) return say(t.keptForGood);
  return keepDays % YEAR === 0
    ? say(t.keptYears, { count: keepDays / YEAR })
    : say(t.keptDays, { count: keepDays });
}
