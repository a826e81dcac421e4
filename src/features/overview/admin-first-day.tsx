import { Sprout } from 'lucide-react';
import { buttonClasses } from '../../ui/button.tsx';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { useSay } from '../../ui/reader.tsx';
import { TabLink } from './admin-tab-link.tsx';
import { firstDayTexts as t } from './messages.ts';

type FirstDayProps = {
  /** How many of its parts are not the owner's yet. */
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
          {say(t.partsLeft, { count: parts })}
        </TabLink>
      )}
    </Empty>
  );
}
