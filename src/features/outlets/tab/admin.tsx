import { useQueryText } from '../../../ui/dashboard/address.ts';
import { Views } from '../../../ui/dashboard/views.tsx';
import type { Staff } from '../../accounts/contract.ts';
import { OutletList } from './admin-outlets.tsx';
import { SpecialHoursList } from './admin-special.tsx';
import { tabTexts as t } from './messages.ts';

const views = [
  { label: t.outlets, href: '/admin/outlets' },
  { label: t.specialHours, href: '/admin/outlets?view=special' },
] as const;

export default function Outlets({ staff }: { staff: Staff }) {
  const isSpecial = new URLSearchParams(useQueryText()).get('view') === 'special';
  return (
    <div className="grid gap-card">
      <Views views={views} open={views[isSpecial ? 1 : 0].href} />
      {isSpecial ? <SpecialHoursList staff={staff} /> : <OutletList staff={staff} />}
    </div>
  );
}
