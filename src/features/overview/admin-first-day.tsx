import { Sprout } from 'lucide-react';
import { buttonClasses } from '../../ui/button.tsx';
import { tabHref } from '../../ui/dashboard/address.ts';
import { AddressLink } from '../../ui/dashboard/address-link.tsx';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { useSay } from '../../ui/reader.tsx';
import { firstDayTexts as t } from './messages.ts';

type FirstDayProps = {
  parts: number;
};

/** Until the first visit all figures would be zeros. */
export function FirstDay({ parts }: FirstDayProps) {
  const say = useSay();
  return (
    <Empty icon={<Sprout />} title={say(t.title)} hint={say(t.hint)}>
      {parts > 0 && (
        <AddressLink href={tabHref('launch')} className={buttonClasses({})}>
          {say(t.partsLeft, { count: parts })}
        </AddressLink>
      )}
    </Empty>
  );
}
