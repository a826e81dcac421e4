import { Sprout } from 'lucide-react';
import { buttonClasses } from '../../ui/button.tsx';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { useSay } from '../../ui/reader.tsx';
import { TabLink } from './admin-tab-link.tsx';
import { firstDayTexts as t } from './messages.ts';

type FirstDayProps = {
  /** How much stands between this shop and one that is its owner's. */
  parts: number;
  onOpen: (id: string) => void;
};

/** Until the first visit all figures would be zeros. */
export function FirstDay({ parts, onOpen }: FirstDayProps) {
  const say = useSay();
  return (
    <Empty icon={<Sprout />} title={say(t.title)} hint={say(t.hint)}>
      {parts > 0 && (
        <TabLink tab="launch" onOpen={onOpen} className={buttonClasses({})}>
          {say(t.steps, { count: parts })}
        </TabLink>
      )}
    </Empty>
  );
}
