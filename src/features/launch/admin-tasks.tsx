import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { buttonClasses } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { AddressLink } from '../../ui/dashboard/address-link.tsx';
import { Card } from '../../ui/dashboard/card.tsx';
import { Folded } from '../../ui/dashboard/folded.tsx';
import { Sentence, useSay } from '../../ui/reader.tsx';
import { type Task, taskParts } from './contract.ts';
import { partTexts, launchTexts as t } from './tasks.messages.ts';

export function Tasks({ left }: { left: Task[] }) {
  const say = useSay();
  const parts = taskParts
    .map((part) => ({ part, of: left.filter((one) => one.part === part) }))
    // A shop that never had the demo has no invented customers to think of.
    .filter(({ part, of }) => part !== 'customers' || of.length > 0);
  const ready = parts.filter(({ of }) => of.length === 0).length;
  const next = parts.flatMap(({ of }) => of)[0];
  return (
    <Card
      title={
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          {say(t.left)}{' '}
          {left.length > 0 && (
            <span className="text-sm font-semibold tabular-nums">
              {say(t.readyOf, { ready, parts: parts.length })}
            </span>
          )}
        </span>
      }
      hint={left.length > 0 && say(t.leftHint)}
    >
      {left.length === 0 ? (
        <p className="flex items-center gap-3 text-sm font-semibold text-pandan-deep">
          <CircleCheck className="size-5" />
          {say(t.nothingLeft)}
        </p>
      ) : (
        <>
          {/* Before the first part is ready, empty bars look like something that is still loading. */}
          {ready > 0 && (
            <ol className="flex gap-1.5" aria-hidden="true">
              {parts.map(({ part }, at) => (
                <li
                  key={part}
                  className={classes(
                    'h-2 flex-1 rounded-full forced-color-adjust-none',
                    at < ready
                      ? 'bg-pandan forced-colors:bg-[CanvasText]'
                      : 'bg-track forced-colors:bg-[GrayText]',
                  )}
                />
              ))}
            </ol>
          )}
          {next && (
            <AddressLink
              href={`/admin/${next.tab}`}
              className={buttonClasses({}, 'text-start wrap-anywhere sm:justify-self-start')}
            >
              <span className="flex-1">
                <Sentence
                  of={t.next}
                  step={
                    <>
                      {next.place && <span className="max-sm:hidden">{next.place} › </span>}
                      {next.text}
                    </>
                  }
                />
              </span>
              <ChevronRight className="size-4 shrink-0" />
            </AddressLink>
          )}
          <ul className="divide-y divide-line border-t border-line text-sm">
            {parts.map(({ part, of }) => (
              <li key={part}>
                {of.length === 0 ? (
                  <Ready name={say(partTexts[part])} />
                ) : (
                  <Part name={say(partTexts[part])} left={of} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Ready({ name }: { name: string }) {
  const say = useSay();
  return (
    <p className="flex min-h-11 items-center gap-2.5 py-2">
      <CircleCheck className="size-4.5 shrink-0 text-pandan-deep" />
      <span className="min-w-0 flex-1 font-semibold">{name}</span>
      <span className="text-pandan-deep">{say(t.ready)}</span>
    </p>
  );
}

function Part({ name, left }: { name: string; left: Task[] }) {
  const say = useSay();
  const [first] = left;
  const groups = [...Map.groupBy(left, ({ place }) => place)];
  return (
    <Folded
      title={
        <>
          {name}
          {first && (
            <span className="block text-xs font-normal text-ink-soft in-[details[open]]:hidden">
              {inWhole(first)}
            </span>
          )}
        </>
      }
      icon={<Circle className="size-4.5 shrink-0 text-line-strong" />}
      end={
        <span className="font-normal text-ink-soft tabular-nums">
          {say(t.leftOver, { count: left.length })}
        </span>
      }
    >
      <ul className="ps-7 pb-3">
        {groups.map(([place, of]) =>
          place && of.length > 1 ? (
            <li key={place} className="pb-2">
              <p className="pt-2 font-semibold text-ink-soft">{place}</p>
              <ul className="grid sm:grid-cols-2 sm:gap-x-8">
                {of.map(({ text, tab }) => (
                  <Step key={text} text={text} tab={tab} />
                ))}
              </ul>
            </li>
          ) : (
            of.map((one) => <Step key={inWhole(one)} text={inWhole(one)} tab={one.tab} />)
          ),
        )}
      </ul>
    </Folded>
  );
}

const inWhole = ({ place, text }: Task) => (place ? `${place} › ${text}` : text);

function Step({ text, tab }: Pick<Task, 'text' | 'tab'>) {
  return (
    <li>
      <AddressLink
        href={`/admin/${tab}`}
        className="flex min-h-11 items-center gap-2 py-2.5 text-sm leading-snug transition hover:bg-milk sm:py-1.5"
      >
        <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
        <ChevronRight className="-me-1 size-4 shrink-0 text-ink-soft" />
      </AddressLink>
    </li>
  );
}
