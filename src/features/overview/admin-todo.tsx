import { ChevronRight, CircleCheck } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { tabHref } from '../../ui/dashboard/address.ts';
import { AddressLink } from '../../ui/dashboard/address-link.tsx';
import { useReader, useSay } from '../../ui/reader.tsx';
import type { Finding } from '../doctor/contract.ts';
import { type TodoItem, todoItems } from './admin-todo-items.ts';
import type { Overview } from './contract.ts';
import { todoTexts } from './messages.ts';

type Props = {
  overview: Overview;
  problems: Finding[];
  left: number;
};

export function Todo({ overview, problems, left }: Props) {
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
        <List items={items} />
      )}
    </section>
  );
}

/** A fault that one has to look for stays, so none is folded away. */
function List({ items }: { items: TodoItem[] }) {
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
      <Lead item={lead} />
      {!alone && <Lines items={others} />}
    </div>
  );
}

type ItemProps = { item: TodoItem };

function Lead({ item: { tab, icon: Icon, text, detail, urgent } }: ItemProps) {
  return (
    <AddressLink
      href={tabHref(tab)}
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
    </AddressLink>
  );
}

function Lines({ items }: { items: TodoItem[] }) {
  return (
    <ul className="grid gap-px bg-line md:h-full md:auto-rows-fr md:grid-cols-2">
      {items.map((item) => (
        <li
          key={item.text}
          className={classes(
            item.urgent ? 'bg-danger-tint' : 'bg-foam',
            'md:last:odd:col-span-full',
          )}
        >
          <Line item={item} />
        </li>
      ))}
    </ul>
  );
}

function Line({ item }: ItemProps) {
  const { tab, icon: Icon, text, detail, urgent } = item;
  return (
    <AddressLink
      href={tabHref(tab)}
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
    </AddressLink>
  );
}
