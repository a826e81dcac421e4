import type { Staff } from '../features/accounts/contract.ts';
import { feedbackTabTexts as t } from '../features/feedback/staff.messages.ts';
import { FeedbackList } from '../features/feedback/tab/admin.tsx';
import { MenuManager } from '../features/menu/admin.tsx';
import { classes } from '../ui/classes.ts';
import { openAddress, useQueryText } from '../ui/dashboard/address.ts';
import { useSay } from '../ui/reader.tsx';

const segments = [
  { label: t.feedback, href: '/admin/feedback' },
  { label: t.menu, href: '/admin/feedback?view=menu' },
];

export default function Feedback({ staff }: { staff: Staff }) {
  const say = useSay();
  const isMenu = new URLSearchParams(useQueryText()).get('view') === 'menu';
  return (
    <div className="grid gap-5">
      <nav aria-label={say(t.parts)} className="flex w-fit rounded border border-line bg-milk p-1">
        {segments.map(({ label, href }, index) => {
          const current = index === (isMenu ? 1 : 0);
          return (
            <a
              key={href}
              href={href}
              aria-current={current ? 'page' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                openAddress(href);
              }}
              className={classes(
                'inline-flex min-h-10 items-center rounded px-4 text-sm font-semibold transition pointer-coarse:min-h-11',
                current ? 'bg-foam text-caramel-deep' : 'text-ink-soft hover:text-ink',
              )}
            >
              {say(label)}
            </a>
          );
        })}
      </nav>
      {isMenu ? <MenuManager staff={staff} /> : <FeedbackList staff={staff} />}
    </div>
  );
}
