import { ChevronRight, CircleCheck } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import type { Finding } from '../doctor/contract.ts';
import { TabLink } from './admin-tab-link.tsx';
import { type TodoItem, todoItems } from './admin-todo-items.ts';
import type { Overview } from './contract.ts';
import { todoTexts } from './messages.ts';

type Props = {
  overview: Overview;
  problems: Finding[];
  /** How much stands between this shop and one that is its owner's. */
  left: number;
  onOpen: (id: string) => void;
};

export function Todo({ overview, problems, left, onOpen }: Props) {
  const say = useSay();
  const reader = useReader();
  const items = todoItems(overview, problems, left, reader);
  return (
    <section aria-labelledby="todo">
      <h3 id="todo" className="sr-only">
        {say(todoTexts.title)}
      </h3>
      {items.length === 0 ? (
        <p className="flex items-center gap-3 rounded bg-pandan-tint px-4 py-3 text-sm font-semibold text-pandan-deep">
          <CircleCheck className="size-5" aria-hidden="true" />
          {say(todoTexts.nothing)}
        </p>
      ) : (
        <ul className="card divide-y divide-line overflow-hidden md:grid md:grid-cols-2 md:gap-px md:divide-y-0 md:bg-line">
          {items.map((item) => (
            <li
              key={item.text}
              className={classes(
                'md:last:odd:col-span-2',
                item.urgent ? 'bg-danger-tint' : 'bg-foam',
              )}
            >
              <Line item={item} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ item, onOpen }: { item: TodoItem; onOpen: Props['onOpen'] }) {
  const { tab, icon: Icon, text, detail, urgent } = item;
  return (
    <TabLink
      tab={tab}
      onOpen={onOpen}
      className="flex h-full min-h-11 items-center gap-2.5 px-3 py-2.5 text-sm leading-snug transition hover:bg-ink/5 sm:px-4"
    >
      <Icon
        className={classes('size-4.5 shrink-0', urgent ? 'text-danger' : 'text-caramel-deep')}
        aria-hidden="true"
      />
      <span className="flex min-w-0 flex-1 flex-col gap-x-2 xl:flex-row xl:flex-wrap xl:items-baseline">
        <span className={classes('font-semibold', urgent && 'text-danger-deep')}>{text}</span>
        {detail && <span className="text-xs text-ink-soft">{detail}</span>}
      </span>
      <ChevronRight className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
    </TabLink>
  );
}
