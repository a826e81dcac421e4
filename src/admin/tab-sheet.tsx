import { ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { TabLink, type TabListProps } from './tab-link.tsx';

/** The tabs on a phone: a bar within reach of the thumb, and the sheet it opens. */
export function TabSheet({ tabs, open, onOpen }: TabListProps) {
  const [raised, setRaised] = useState(false);
  const Icon = open?.icon;
  const choose = (id: string) => {
    setRaised(false);
    onOpen(id);
  };
  return (
    <nav aria-label="Tabs" className="lg:hidden">
      <div className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-foam px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setRaised(true)}
          className="flex min-h-12 w-full items-center gap-3 rounded bg-milk px-4 text-sm font-semibold transition active:bg-caramel-tint"
        >
          {Icon && <Icon className="size-5 text-caramel-deep" aria-hidden="true" />}
          <span className="flex-1 text-start">{open?.label ?? 'Tabs'}</span>
          <span className="text-ink-soft">All tabs</span>
          <ChevronUp className="size-5" aria-hidden="true" />
        </button>
      </div>
      <Dialog open={raised} onClose={() => setRaised(false)} title="Tabs" lightDismiss>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {tabs.map((tab) => (
            <li key={tab.id}>
              <TabLink tab={tab} current={tab === open} onOpen={choose} className="min-h-13" />
            </li>
          ))}
        </ul>
      </Dialog>
    </nav>
  );
}
