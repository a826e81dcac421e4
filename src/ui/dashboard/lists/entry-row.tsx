import { Pencil, Trash2 } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import {
  type Language,
  languages,
  otherLanguage,
  type Reader,
  type Said,
  sayAgain,
} from '../../../messages.ts';
import { Button } from '../../button.tsx';
import { classes } from '../../classes.ts';
import { useReader, useSay } from '../../reader.tsx';
import { useFormats } from '../../use-formats.ts';
import { Badge, type Tone } from '../badge.tsx';
import { Switch } from '../forms/switch.tsx';
import { missingIn } from '../forms/use-two-languages.ts';
import { Menu, MenuItem } from '../menu.tsx';
import { dashboardTexts } from '../messages.ts';
import { MissingLanguage } from '../missing-language.tsx';
import { listTexts } from './messages.ts';
import type { Entry } from './use-editing.ts';
import type { Entries } from './use-entries.ts';

type Status = { label: Said; tone: Tone };

type EntryRowProps<T extends Entry> = {
  entries: Entries<T>;
  entry: T;
  picture?: ReactNode;
  /** Adds a switch for `isActive`, with this label. */
  activeSwitch?: Status;
  buttons?: ReactNode;
  /** In the menu of the row, above Delete. */
  more?: ReactNode;
  /** Low also on a phone: its switch is in its menu, and `buttons` are left to `children`. */
  isOneLine?: boolean;
  children?: ReactNode;
};

export const activeStatus = (isActive: boolean): Status =>
  isActive
    ? { label: listTexts.active, tone: 'good' }
    : { label: listTexts.inactive, tone: 'neutral' };

/** For whatever stands in a list: what it is, its state, and what can be done with it. */
export const rowLines = classes(
  'grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[1fr_auto] gap-x-3 @xl:flex @xl:items-center',
  // So narrow, the picture stands above the name.
  '@max-3xs:grid-rows-[auto_1fr] @max-3xs:items-start',
);

/** Its switch stands under the picture, so that the name has the whole line. */
const underPicture = classes(
  'grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_1fr] gap-x-3 @xl:flex @xl:items-center',
  '@max-3xs:grid-cols-[minmax(0,1fr)_auto] @max-3xs:grid-rows-[auto_1fr]',
);

/** As wide as the picture: where the word has no room beside the switch, it stands below it. */
const switchUnderPicture = classes(
  '@3xs:@max-xl:col-start-1 @3xs:@max-xl:row-start-2 @3xs:@max-xl:mt-1 @3xs:@max-xl:w-0',
  '@3xs:@max-xl:min-w-full @max-xl:[&>label]:flex-wrap @max-xl:[&>label]:gap-x-1.5',
  '@max-xl:[&>label]:gap-y-0.5 @max-3xs:col-span-full @max-3xs:row-start-3',
);

export function EntryRow<T extends Entry & { isActive?: boolean }>(props: EntryRowProps<T>) {
  const { entries, entry, picture, activeSwitch, buttons, more, isOneLine = false } = props;
  const { children } = props;
  const say = useSay();
  const reader = useReader();
  const { nameOf, mode, editing, selected, select, activate, discard } = entries;
  const name = nameOf(entry);
  const hasFoot = mode === 'edit' && Boolean(activeSwitch || buttons);
  const activeField = activeSwitch && {
    'aria-label': say(listTexts.activeNamed, { name }),
    label: <State {...activeSwitch} />,
    checked: entry.isActive ?? false,
    onChange: (event: ChangeEvent<HTMLInputElement>) => activate(entry, event.target.checked),
  };
  const isUnderPicture = hasFoot && !isOneLine && Boolean(picture);
  // Beside a foot the picture is high, and the name stands at its top.
  const align = hasFoot && !isOneLine ? 'items-start' : 'items-center';
  return (
    <article className="@container relative grid">
      <div
        className={classes(
          isOneLine
            ? 'flex gap-x-2 @max-3xs:flex-wrap @xl:gap-x-3'
            : isUnderPicture
              ? underPicture
              : rowLines,
          align,
        )}
      >
        <div
          className={classes(
            isUnderPicture ? 'contents' : 'flex min-w-0 flex-1 gap-3',
            isOneLine ? '@max-3xs:basis-full' : '@max-3xs:contents @max-3xs:[&>img]:col-span-full',
            hasFoot && !isOneLine && '@3xs:col-span-full @3xs:row-start-1',
            align,
          )}
        >
          {mode === 'select' && (
            <label className="-ms-2 grid size-11 shrink-0 place-items-center">
              <input
                type="checkbox"
                aria-label={say(dashboardTexts.select, { name })}
                checked={selected.has(entry.id)}
                onChange={(event) => select(entry, event.target.checked)}
                className="size-5 accent-caramel-deep"
              />
            </label>
          )}
          {picture}
          <div
            className={classes(
              'grid min-w-0 flex-1 gap-1',
              isUnderPicture && '@3xs:col-span-2 @3xs:col-start-2 @3xs:row-span-2 @3xs:row-start-1',
            )}
          >
            <h3
              lang={langOf(entry, reader)}
              className={classes(
                'leading-snug font-semibold wrap-anywhere',
                // Only the name leaves room for the menu, which stands beside its first line.
                hasFoot && !isOneLine && '@3xs:@max-xl:pe-9',
                // There its badge is the only other sign of it.
                isOneLine && entry.isActive === false && '@max-xl:text-ink-soft',
              )}
            >
              {name}
            </h3>
            {children}
            <MissingLanguage entry={entry} />
          </div>
        </div>
        {hasFoot && (
          <div
            className={classes(
              isUnderPicture ? 'contents' : 'flex items-center gap-x-3',
              isOneLine
                ? '@max-xl:hidden'
                : 'col-span-full row-start-2 mt-1 -mb-1 flex-wrap justify-between @max-3xs:row-start-3 @xl:my-0 @xl:flex-nowrap',
            )}
          >
            {activeField && (
              <Switch
                {...activeField}
                className={classes(
                  'relative z-1 @xl:min-w-32',
                  isUnderPicture && switchUnderPicture,
                )}
              />
            )}
            {buttons && (
              <span
                className={classes(
                  'relative z-1 ms-auto flex @xl:min-w-28',
                  isUnderPicture && 'col-span-full',
                )}
              >
                {buttons}
              </span>
            )}
          </div>
        )}
        {mode === 'edit' && (
          <div
            className={classes(
              '-me-2 flex shrink-0 @max-3xs:col-start-2 @max-3xs:row-start-2',
              hasFoot && !isOneLine && '-mt-2 @3xs:row-start-1 @xl:mt-0',
              isUnderPicture ? '@3xs:col-start-3' : hasFoot && !isOneLine && '@3xs:col-start-2',
            )}
          >
            <EditRow label={say(listTexts.edit, { name })} onClick={() => editing.start(entry)} />
            <Menu label={say(listTexts.moreNamed, { name })} className="relative z-1">
              <div className="@md:hidden">
                <MenuItem
                  icon={Pencil}
                  text={say(listTexts.editEntry)}
                  onClick={() => editing.start(entry)}
                />
              </div>
              {activeField && isOneLine && <Switch {...activeField} className="px-3 @xl:hidden" />}
              {more}
              <MenuItem
                icon={Trash2}
                text={say(dashboardTexts.delete)}
                label={say(listTexts.delete, { name })}
                danger
                onClick={() => discard(entry)}
              />
            </Menu>
          </div>
        )}
      </div>
    </article>
  );
}

/** A small card is pressed as a whole: its name needs the room of a pencil. */
export function EditRow({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      variant="quiet"
      size="icon"
      className="@max-md:absolute @max-md:-inset-2.5 @max-md:size-auto @max-md:*:hidden"
      aria-label={label}
      onClick={onClick}
    >
      <Pencil className="size-4" aria-hidden="true" />
    </Button>
  );
}

/** The usual state is a quiet word beside its switch; what is not usual stands out. */
function State({ label, tone }: Status) {
  const reader = useReader();
  const words = sayAgain(reader, label);
  if (tone !== 'good') return <Badge tone={tone}>{words}</Badge>;
  return <span className="text-xs text-ink-soft">{words}</span>;
}

/** The language of its name where that is not the dashboard's. */
function langOf(entry: object, { voice }: Reader): Language | undefined {
  if (voice !== 'mixed')
    return missingIn(entry, voice).length > 0 ? otherLanguage(voice) : undefined;
  const written: unknown = Reflect.get(entry, 'language');
  return languages.find((language) => language === written);
}

export function EntryFacts({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-soft">{children}</p>
  );
}

/** Its place among the others and the day it was added: always there, seldom read. */
export function EntryOrder({ entry }: { entry: { displayOrder: number; createdAt: string } }) {
  const say = useSay();
  const { mediumDay } = useFormats();
  return (
    <span className="flex flex-wrap gap-x-3 text-xs text-ink-soft tabular-nums @xl:grid">
      <span>{say(listTexts.order, { order: entry.displayOrder })}</span>
      <span>{say(listTexts.added, { day: mediumDay(entry.createdAt) })}</span>
    </span>
  );
}
