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
        <p className="flex w-fit items-center gap-3 rounded bg-pandan-tint px-4 py-3 text-sm font-semibold text-pandan-deep">
          <CircleCheck className="size-5" aria-hidden="true" />
          {say(todoTexts.nothing)}
        </p>
      ) : (
        <List items={items} onOpen={onOpen} />
      )}
    </section>
  );
}

/** One thing leads, and none is folded away: a fault that one has to look for stays. */
function List({ items, onOpen }: { items: TodoItem[]; onOpen: Props['onOpen'] }) {
  const [lead, ...others] = items;
  if (!lead) return null;
  const alone = others.length === 0;
  return (
    <div
      className={classes(
        'card grid overflow-hidden divide-line max-xl:divide-y',
        alone ? 'sm:w-fit sm:min-w-96' : 'xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] xl:divide-x',
      )}
    >
      <Lead item={lead} onOpen={onOpen} />
      {!alone && <Lines items={others} onOpen={onOpen} />}
    </div>
  );
}

type ItemProps = { item: TodoItem; onOpen: Props['onOpen'] };

function Lead({ item: { tab, icon: Icon, text, detail, urgent }, onOpen }: ItemProps) {
  return (
    <TabLink
      tab={tab}
      onOpen={onOpen}
      className={classes(
        'flex items-center gap-3 px-3 py-4 transition sm:gap-4 sm:px-4',
        urgent ? 'bg-danger-tint' : 'bg-caramel-tint',
      )}
    >
      <Icon
        className={classes('size-7 shrink-0', urgent ? 'text-danger' : 'text-caramel-deep')}
        aria-hidden="true"
      />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className={classes('text-lg leading-snug font-bold', urgent && 'text-danger-deep')}>
          {text}
        </span>
        {detail && <span className="text-sm text-balance">{detail}</span>}
      </span>
      <ChevronRight className="size-5 shrink-0" aria-hidden="true" />
    </TabLink>
  );
}

function Lines({ items, onOpen }: { items: TodoItem[]; onOpen: Props['onOpen'] }) {
  return (
    <ul className="grid gap-px bg-line md:h-full md:grid-cols-2">
      {items.map((item) => (
        <li
          key={item.text}
          className={classes(
            item.urgent ? 'bg-danger-tint' : 'bg-foam',
            'md:last:odd:col-span-full',
          )}
        >
          <Line item={item} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function Line({ item, onOpen }: ItemProps) {
  const { tab, icon: Icon, text, detail, urgent } = item;
  return (
    <TabLink
      tab={tab}
      onOpen={onOpen}
      className="flex h-full min-h-11 items-center gap-3 px-3 py-2.5 text-sm leading-snug transition hover:bg-ink/5 sm:gap-2.5 sm:px-4"
    >
      <Icon
        className={classes(
          'size-4.5 shrink-0 max-sm:w-7',
          urgent ? 'text-danger' : 'text-caramel-deep',
        )}
        aria-hidden="true"
      />
      <span className="flex min-w-0 flex-1 flex-col gap-x-2">
        <span className={classes('font-semibold', urgent && 'text-danger-deep')}>{text}</span>
        {detail && <span className="text-xs text-ink-soft">{detail}</span>}
      </span>
      <ChevronRight className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
    </TabLink>
  );
}
