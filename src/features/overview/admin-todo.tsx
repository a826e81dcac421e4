import { ChevronRight, CircleCheck } from 'lucide-react';
import { classes } from '../../ui/classes.ts';
import { tabHref } from '../../ui/dashboard/address.ts';
import { AddressLink } from '../../ui/dashboard/address-link.tsx';
import { Folded } from '../../ui/dashboard/folded.tsx';
import { useMedia } from '../../ui/dashboard/tools/use-media.ts';
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
          <CircleCheck className="size-5" />
          {say(todoTexts.nothing)}
        </p>
      ) : (
        <List items={items} />
      )}
    </section>
  );
}

/** On a phone more than these would push the figures out of sight; urgent ones are never folded. */
const FEW = 4;

function List({ items }: { items: TodoItem[] }) {
  const say = useSay();
  const isPhone = useMedia('(width < 40rem)');
  const few = Math.max(FEW, items.filter(({ urgent }) => urgent).length);
  // To unfold a single one would take as much room as the one.
  const shown = isPhone && items.length > few + 1 ? items.slice(0, few) : items;
  const folded = items.slice(shown.length);
  // On a desk what is urgent has a row of its own, and the rest is one line high.
  const parts = [
    shown.filter(({ urgent }) => urgent),
    shown.filter(({ urgent }) => !urgent),
  ].filter(({ length }) => length > 0);
  return (
    <div className={classes('card overflow-hidden', items.length === 1 && 'sm:w-fit sm:min-w-96')}>
      {parts.map((part, at) => (
        <div key={part[0]?.text} className={at > 0 ? 'border-t border-line' : undefined}>
          <Cells items={part} />
        </div>
      ))}
      {folded.length > 0 && (
        <div className="border-t border-line text-sm [&_summary]:pe-card [&_summary]:ps-[calc(var(--spacing-card)+2rem)]">
          <Folded title={say(todoTexts.more, { count: folded.length })}>
            <div className="border-t border-line">
              <Cells items={folded} />
            </div>
          </Folded>
        </div>
      )}
    </div>
  );
}

function Cells({ items }: { items: TodoItem[] }) {
  return (
    <ul className={classes('grid gap-px *:shadow-[0_0_0_1px_var(--color-line)]', inRows(items))}>
      {items.map((item) => (
        <li key={item.text} className={item.urgent ? 'bg-danger-tint' : undefined}>
          <Cell item={item} />
        </li>
      ))}
    </ul>
  );
}

const spans = ['', 'xl:*:last:col-span-2', 'xl:*:last:col-span-3'];

/** The last cell fills its row. */
function inRows({ length }: TodoItem[]) {
  if (length === 1) return undefined;
  const isThree = length % 4 !== 0;
  return classes(
    'sm:grid-cols-2 sm:max-xl:*:[:last-child:nth-child(odd)]:col-span-2',
    length > 2 && (isThree ? 'xl:grid-cols-3' : 'xl:grid-cols-2'),
    length > 2 && isThree && spans[(3 - (length % 3)) % 3],
  );
}

function Cell({ item: { tab, icon: Icon, text, detail, urgent } }: { item: TodoItem }) {
  return (
    <AddressLink
      href={tabHref(tab)}
      className="flex h-full min-h-13 items-center gap-3 px-card py-2.5 leading-snug transition hover:bg-caramel-deep/5 xl:min-h-11"
    >
      <Icon
        className={classes('size-5 shrink-0', urgent ? 'text-danger' : 'text-caramel-deep')}
        aria-hidden="true"
      />
      <span className="grid min-w-0 flex-1">
        <span className={classes('text-sm font-semibold', urgent && 'text-danger-deep')}>
          {text}
        </span>
        {detail && (
          <span className={classes('text-xs text-ink-soft', !urgent && 'xl:hidden')}>{detail}</span>
        )}
      </span>
      <ChevronRight className="-me-1 size-4 shrink-0 text-ink-soft" />
    </AddressLink>
  );
}
