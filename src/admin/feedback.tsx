import { mayAct, type Staff } from '../features/accounts/contract.ts';
import { feedbackTabTexts as t } from '../features/feedback/staff.messages.ts';
import { FeedbackList } from '../features/feedback/tab/admin.tsx';
import { MenuManager } from '../features/menu/admin.tsx';
import { useQueryText } from '../ui/dashboard/address.ts';
import { Views } from '../ui/dashboard/views.tsx';
import { useSay } from '../ui/reader.tsx';

const views = [
  { label: t.feedback, href: '/admin/feedback' },
  { label: t.menu, href: '/admin/feedback?view=menu' },
] as const;

export default function Feedback({ staff }: { staff: Staff }) {
  const say = useSay();
  const isMenu = new URLSearchParams(useQueryText()).get('view') === 'menu';
  if (!mayAct(staff.role, 'editor')) return <FeedbackList staff={staff} />;
  return (
    <div className="grid gap-5">
      <Views
        label={say(t.parts)}
        views={views.map(({ label, href }) => ({ label: say(label), href }))}
        open={views[isMenu ? 1 : 0].href}
      />
      {isMenu ? <MenuManager staff={staff} /> : <FeedbackList staff={staff} />}
    </div>
  );
}
