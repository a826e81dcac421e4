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
  const { length } = items;
  return (
    <ul
      className={classes(
        // The cells of the last row grow until it is full.
        'card flex flex-wrap gap-px overflow-hidden *:min-w-0 *:grow *:basis-full *:shadow-[0_0_0_1px_var(--color-line)] sm:*:basis-[calc(50%-1px)]',
        length === 1 && 'sm:w-fit sm:min-w-96',
        length > 2 &&
          (length % 3 === 1 ? 'xl:*:basis-[calc(25%-1px)]' : 'xl:*:basis-[calc(33%-1px)]'),
      )}
    >
      {items.map((item) => (
        <li key={item.text} className={item.urgent ? 'bg-danger-tint' : undefined}>
          <Cell item={item} />
        </li>
      ))}
    </ul>
  );
}

function Cell({ item: { tab, icon: Icon, text, detail, urgent } }: { item: TodoItem }) {
  return (
    <AddressLink
      href={tabHref(tab)}
      className="flex h-full min-h-13 items-center gap-3 px-3 py-2.5 leading-snug transition hover:bg-ink/5 sm:min-h-16 sm:px-4"
    >
      <Icon
        className={classes('size-5 shrink-0', urgent ? 'text-danger' : 'text-caramel-deep')}
        aria-hidden="true"
      />
      <span className="grid min-w-0 flex-1">
        <span className={classes('text-sm font-semibold', urgent && 'text-danger-deep')}>
          {text}
        </span>
        {detail && <span className="text-xs text-ink-soft">{detail}</span>}
      </span>
      <ChevronRight className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
    </AddressLink>
  );
}
