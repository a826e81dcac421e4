import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type Language,
  languages,
  otherLanguage,
  type Reader,
  type Said,
  sayAgain,
} from '../../../messages.ts';
import { useReader, useSay } from '../../reader.tsx';
import { Badge, type Tone } from '../badge.tsx';
import { Switch } from '../forms/switch.tsx';
import { missingIn } from '../forms/use-two-languages.ts';
import { IconButton } from '../icon-button.tsx';
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
  children?: ReactNode;
};

export const activeStatus = (isActive: boolean): Status =>
  isActive
    ? { label: listTexts.active, tone: 'good' }
    : { label: listTexts.inactive, tone: 'neutral' };

export function EntryRow<T extends Entry & { isActive?: boolean }>(props: EntryRowProps<T>) {
  const { entries, entry, picture, activeSwitch, buttons, more, children } = props;
  const say = useSay();
  const reader = useReader();
  const { nameOf, mode, editing, selected, select, activate, discard } = entries;
  const name = nameOf(entry);
  return (
    <article className="@container">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1 @2xl:flex-nowrap">
        <div className="flex min-w-0 flex-1 basis-[calc(100%-7rem)] items-start gap-3">
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
          <div className="grid min-w-0 flex-1 gap-1 pt-1">
            <h3 lang={langOf(entry, reader)} className="leading-snug font-semibold wrap-anywhere">
              {name}
            </h3>
            {children}
            <MissingLanguage entry={entry} />
          </div>
        </div>
        {mode === 'edit' && (
          <>
            {(activeSwitch || buttons) && (
              <div className="flex w-full flex-wrap items-center justify-between gap-x-3 @max-2xl:order-1 @2xl:w-auto @2xl:shrink-0 @2xl:flex-nowrap">
                {activeSwitch && (
                  <Switch
                    aria-label={say(listTexts.activeNamed, { name })}
                    label={
                      <Badge tone={activeSwitch.tone}>{sayAgain(reader, activeSwitch.label)}</Badge>
                    }
                    checked={entry.isActive ?? false}
                    onChange={(event) => activate(entry, event.target.checked)}
                  />
                )}
                {buttons && (
                  <span className="flex flex-wrap items-center @2xl:flex-nowrap">{buttons}</span>
                )}
              </div>
            )}
            <span className="-me-2 flex shrink-0">
              <IconButton
                icon={Pencil}
                label={say(listTexts.edit, { name })}
                onClick={() => editing.start(entry)}
              />
              <Menu label={say(listTexts.moreNamed, { name })}>
                {more}
                <MenuItem
                  icon={Trash2}
                  text={say(dashboardTexts.delete)}
                  label={say(listTexts.delete, { name })}
                  danger
                  onClick={() => discard(entry)}
                />
              </Menu>
            </span>
          </>
        )}
      </div>
    </article>
  );
}

/** The language of its name where that is not the dashboard's. */
function langOf(entry: object, { voice }: Reader): Language | undefined {
  if (voice !== 'mixed')
    return missingIn(entry, voice).length > 0 ? otherLanguage(voice) : undefined;
  const written: unknown = Reflect.get(entry, 'language');
  return languages.find((language) => language === written);
}

export function EntryFacts({ children }: { children: ReactNode }) {
  return <p className="flex flex-wrap gap-x-4 text-xs text-ink-soft">{children}</p>;
}
