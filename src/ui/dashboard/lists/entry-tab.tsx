import { ArrowUpDown, ListChecks, type LucideIcon, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../button.tsx';
import { Dialog } from '../../dialog.tsx';
import { useSay } from '../../reader.tsx';
import { CsvImport } from '../csv-import.tsx';
import { Bin } from './bin.tsx';
import { ListTools } from './list-tools.tsx';
import { listTexts } from './messages.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { Entry } from './use-editing.ts';
import type { Entries } from './use-entries.ts';
import type { Mode } from './use-selection.ts';

type EntryTabProps<T extends Entry> = {
  entries: Entries<T>;
  list: { params: string; q: string; onSearch: (text: string) => void };
  /** Adds buttons that switch the selected entries on or off. */
  canBeHidden?: boolean;
  /** Adds a button that reads a CSV file which was edited elsewhere. */
  canImport?: boolean;
  /** For a form with long texts. */
  wide?: boolean;
  /** Staff put the entries in order by hand. */
  isSortable?: boolean;
  isOwner: boolean;
  form: ReactNode;
  children: ReactNode;
};

export function EntryTab<T extends Entry>(props: EntryTabProps<T>) {
  const { entries, list, canBeHidden = false, canImport = false, isSortable = true } = props;
  const { wide = false, isOwner, form, children } = props;
  const { editing, adminPath, texts } = entries;
  const say = useSay();
  return (
    <div className="grid gap-5">
      <ListTools label={say(texts.search)} list={list} csv={`${adminPath}.csv`}>
        <Button onClick={editing.add}>
          <Plus className="size-4" aria-hidden="true" />
          {say(texts.add)}
        </Button>
        {canImport && <CsvImport entries={entries} />}
        <ModeButton entries={entries} to="select" icon={ListChecks}>
          {say(listTexts.selectRows)}
        </ModeButton>
        {isSortable && (
          <ModeButton entries={entries} to="order" icon={ArrowUpDown}>
            {say(listTexts.orderRows)}
          </ModeButton>
        )}
        {isOwner && <Bin entries={entries} />}
      </ListTools>
      {children}
      <SelectionBar
        selected={entries.selected}
        onClear={entries.clearSelection}
        csv={`${adminPath}.csv`}
        onDelete={entries.discardSelected}
      >
        {canBeHidden && (
          <>
            <Button variant="secondary" size="sm" onClick={() => entries.activateSelected(true)}>
              {say(listTexts.switchOn)}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => entries.activateSelected(false)}>
              {say(listTexts.switchOff)}
            </Button>
          </>
        )}
      </SelectionBar>
      <Dialog
        key={editing.key}
        open={editing.open}
        size={wide ? 'wide' : 'drawer'}
        title={say(editing.entry ? texts.edit : texts.add)}
        onClose={() => void editing.close()}
      >
        {form}
      </Dialog>
    </div>
  );
}

type ModeButtonProps<T extends Entry> = {
  entries: Pick<Entries<T>, 'mode' | 'toggleMode'>;
  to: Mode;
  icon: LucideIcon;
  children: ReactNode;
};

function ModeButton<T extends Entry>(props: ModeButtonProps<T>) {
  const { entries, to, icon: Icon, children } = props;
  return (
    <Button
      variant="secondary"
      aria-pressed={entries.mode === to}
      className="aria-pressed:border-ink aria-pressed:bg-milk"
      onClick={() => entries.toggleMode(to)}
    >
      <Icon className="size-4" aria-hidden="true" />
      {children}
    </Button>
  );
}
