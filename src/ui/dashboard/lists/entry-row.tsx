import { Eye, Pencil, Trash2 } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { type Localized, type Message, sayLocalized } from '../../../messages.ts';
import { classes } from '../../classes.ts';
import { useReader, useSay } from '../../reader.tsx';
import { useFormats } from '../../use-formats.ts';
import { Badge, type Tone } from '../badge.tsx';
import { Switch } from '../forms/switch.tsx';
import { useLangOf } from '../forms/use-two-languages.ts';
import { Menu, MenuItem } from '../menu.tsx';
import { dashboardTexts } from '../messages.ts';
import { MissingLanguage } from '../missing-language.tsx';
import { listTexts } from './messages.ts';
import type { Entry } from './use-editing.ts';
import type { Entries } from './use-entries.ts';

type Status = { label: Localized; tone: Tone };

type EntryRowProps<T extends Entry> = {
  entries: Pick<Entries<T>, 'nameOf' | 'mode' | 'selected' | 'select' | 'activate'> & {
    editing: Pick<Entries<T>['editing'], 'start'>;
    discard?: Entries<T>['discard'] | undefined;
  };
  entry: T;
  picture?: ReactNode;
  activeSwitch?: Status;
  /** What a switch is called that is on. */
  activeText?: Message<never>;
  buttons?: ReactNode;
  /** While entries are selected it stands where the buttons were. */
  still?: ReactNode;
  more?: ReactNode;
  /** On a phone, too, `buttons` stay on the line of the name. */
  isLow?: boolean;
  /** It is seldom read, so it is at the end of the name's line, on a phone below everything. */
  note?: ReactNode;
  /** It is at the end of `note`, on a phone in the row's menu. */
  facts?: ReactNode;
  children?: ReactNode;
};

export const activeStatus = (isActive: boolean): Status =>
  isActive
    ? { label: listTexts.active, tone: 'good' }
    : { label: listTexts.inactive, tone: 'neutral' };

export function EntryRow<T extends Entry & { isActive?: boolean }>(props: EntryRowProps<T>) {
  const { entries, entry, picture, activeSwitch, buttons, still, more, isLow = false } = props;
  const { activeText = listTexts.active, note, facts, children } = props;
  const say = useSay();
  const reader = useReader();
  const langOf = useLangOf();
  const { nameOf, mode, editing, selected, select, activate, discard } = entries;
  const name = nameOf(entry);
  const isUsual = activeSwitch?.tone === 'good';
  const isOff = entry.isActive === false;
  /** What is off says so beside its switch, or where a row has none on the line below its name. */
  const isBeside = activeSwitch && isOff && mode === 'edit';
  const state = activeSwitch && <State {...activeSwitch} />;
  const activeField = activeSwitch && {
    'aria-label': `${say(activeText)}: ${name}`,
    label: isOff ? sayLocalized(reader, activeSwitch.label) : say(activeText),
    checked: entry.isActive ?? false,
    onChange: (event: ChangeEvent<HTMLInputElement>) => activate(entry, event.target.checked),
  };
  return (
    <article className="@container relative grid">
      <div
        className={
          mode === 'order'
            ? 'flex items-center gap-3 self-center'
            : classes('entry-row', isLow && 'low')
        }
        data-off={isOff || undefined}
      >
        {mode === 'select' && (
          // The whole row is pressed, and tinted once it is chosen.
          <label
            className={classes(
              'row-check -ms-2 me-3 grid size-11 cursor-pointer place-items-center',
              'after:absolute after:-inset-card after:z-1 after:rounded after:transition in-[.card_li]:after:-inset-y-2.5 max-sm:in-[.joined_li]:after:-inset-y-3',
              'in-[.card_li:not(:first-child)]:after:rounded-t-none in-[.card_li:not(:last-child)]:after:rounded-b-none',
              'max-sm:in-[.joined_li:not(:first-child)]:after:rounded-t-none max-sm:in-[.joined_li:not(:last-child)]:after:rounded-b-none',
              'hover:after:bg-caramel-deep/5 has-checked:after:bg-caramel-deep/10',
            )}
          >
            <input
              type="checkbox"
              aria-label={say(dashboardTexts.select, { name })}
              checked={selected.has(entry.id)}
              onChange={(event) => select(entry, event.target.checked)}
              className="relative z-2 size-5"
            />
          </label>
        )}
        {picture && (
          <div
            className={classes(
              'row-picture',
              mode === 'order' && 'shrink-0 *:size-13! @max-[9rem]:hidden',
            )}
          >
            {picture}
          </div>
        )}
        <div className="row-words grid grid-cols-[minmax(0,1fr)] gap-y-1 max-sm:gap-y-0.5 @xl:grid-cols-[minmax(0,1fr)_auto]">
          <div className="row-name flex items-center gap-x-2 gap-y-1 sm:flex-wrap">
            <h3
              lang={langOf(entry, 'name', 'title', 'question')}
              className="leading-snug font-semibold wrap-anywhere max-sm:line-clamp-2"
            >
              {name}
            </h3>
            {!isBeside && state}
          </div>
          {/* Entries are put in order by their names alone. */}
          {mode !== 'order' && (
            <div
              className={classes(
                'row-rest grid grid-cols-[minmax(0,1fr)] gap-1 empty:hidden max-sm:gap-0.5',
                isBeside &&
                  '@max-sm:flex @max-sm:flex-wrap @max-sm:items-center @max-sm:gap-x-2 @max-sm:*:not-data-badge:grow @max-sm:*:not-data-badge:basis-40',
                !note && !facts && '@xl:col-span-2',
              )}
            >
              {isBeside && (
                <span data-badge className="@sm:hidden">
                  {state}
                </span>
              )}
              {children}
              <MissingLanguage entry={entry} />
            </div>
          )}
          {(note || facts) && mode !== 'order' && (
            <p className="row-note text-xs text-ink-soft tabular-nums @xl:col-start-2 @xl:row-span-2 @xl:row-start-1 @xl:self-center @xl:ps-6 @xl:text-end">
              {note}
              {facts && <span className="block @max-sm:hidden">{facts}</span>}
            </p>
          )}
        </div>
        {mode === 'edit' && buttons && <div className="row-buttons @xl:min-w-28">{buttons}</div>}
        {mode === 'select' && still && <div className="row-still">{still}</div>}
        {mode === 'edit' && activeField && (
          <Switch
            {...activeField}
            hideLabel={!isUsual && !isOff}
            className="row-switch @max-sm:hidden"
          />
        )}
        {mode === 'edit' && (
          <div className="row-tools -me-4 flex">
            <EditRow label={say(listTexts.edit, { name })} onClick={() => editing.start(entry)} />
            <Menu label={say(listTexts.moreNamed, { name })} className="relative z-1">
              <MenuItem
                icon={Pencil}
                text={say(listTexts.editEntry)}
                onClick={() => editing.start(entry)}
              />
              {activeField && (
                <div className="relative @sm:hidden">
                  <Eye className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4" />
                  <Switch
                    {...activeField}
                    label={say(activeText)}
                    className="rounded font-semibold transition hover:bg-milk *:[label]:flex-row-reverse *:[label]:justify-between *:[label]:ps-10 *:[label]:pe-3"
                  />
                </div>
              )}
              {more}
              {/* On a phone a row has no room for it. */}
              {facts && <p className="px-3 py-2 text-xs text-ink-soft @sm:hidden">{facts}</p>}
              {discard && (
                <MenuItem
                  icon={Trash2}
                  text={say(dashboardTexts.delete)}
                  label={say(listTexts.delete, { name })}
                  danger
                  onClick={() => discard(entry)}
                />
              )}
            </Menu>
          </div>
        )}
      </div>
    </article>
  );
}

/** The button is as large as the row (see `Sortable`); what else is in it is above the button. */
export function EditRow({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={classes(
        'absolute -inset-card rounded transition in-[.card_li]:-inset-y-2.5 max-sm:in-[.joined_li]:-inset-y-3',
        'in-[.card_li:not(:first-child)]:rounded-t-none in-[.card_li:not(:last-child)]:rounded-b-none',
        'max-sm:in-[.joined_li:not(:first-child)]:rounded-t-none max-sm:in-[.joined_li:not(:last-child)]:rounded-b-none',
        'hover:bg-caramel-deep/5 active:bg-caramel-deep/10',
      )}
      aria-label={label}
      onClick={onClick}
    />
  );
}

/** Only what is unusual is written, or the few that are hidden would not be found among the rest. */
function State({ label, tone }: Status) {
  const reader = useReader();
  if (tone === 'good') return null;
  return <Badge tone={tone}>{sayLocalized(reader, label)}</Badge>;
}

export function EntryFacts({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-0.5 max-sm:gap-x-2 text-xs text-ink-soft *:data-badge:py-0 max-sm:*:data-badge:bg-transparent max-sm:*:data-badge:px-0">
      {children}
    </p>
  );
}

export function EntryOrder({ entry }: { entry: { displayOrder: number; createdAt: string } }) {
  const say = useSay();
  const { mediumDay } = useFormats();
  return (
    <>
      <span className="@xl:block">{say(listTexts.order, { order: entry.displayOrder })}</span>
      <span className="@xl:hidden"> · </span>
      {say(listTexts.added, { day: mediumDay(entry.createdAt) })}
    </>
  );
}
