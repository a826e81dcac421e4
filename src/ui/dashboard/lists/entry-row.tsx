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
import { dashboardTexts } from '../messages.ts';
import { MissingLanguage } from '../missing-language.tsx';
import { listTexts } from './messages.ts';
import { RowButtons } from './row-buttons.tsx';
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
  children?: ReactNode;
};

export const activeStatus = (isActive: boolean): Status =>
  isActive
    ? { label: listTexts.active, tone: 'good' }
    : { label: listTexts.inactive, tone: 'neutral' };

export function EntryRow<T extends Entry & { isActive?: boolean }>(props: EntryRowProps<T>) {
  const { entries, entry, picture, activeSwitch, buttons, children } = props;
  const say = useSay();
  const reader = useReader();
  const { nameOf, mode, editing, selected, select, activate, discard } = entries;
  const name = nameOf(entry);
  return (
    <article className="@container">
      <div className="grid gap-1 @2xl:flex @2xl:items-start @2xl:gap-3">
        <div className="flex min-w-0 items-start gap-3 @2xl:flex-1">
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
          <div className="flex flex-wrap items-center gap-x-1 @2xl:contents">
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
            <span className="ms-auto flex flex-wrap justify-end">
              {buttons}
              <RowButtons
                name={name}
                onEdit={() => editing.start(entry)}
                onDelete={() => discard(entry)}
              />
            </span>
          </div>
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
