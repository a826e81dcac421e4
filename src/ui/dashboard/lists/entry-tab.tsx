import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../button.tsx';
import { Dialog } from '../../dialog.tsx';
import { byLanguage } from '../../language.ts';
import { Bin } from './bin.tsx';
import { ListTools } from './list-tools.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { Entry } from './use-editing.ts';
import type { Entries } from './use-entries.ts';

type EntryTabProps<T extends Entry> = {
  entries: Entries<T>;
  list: { params: string; q: string; onSearch: (text: string) => void };
  words: { search: string; add: string; edit: string };
  /** Adds buttons that switch the selected entries on or off. */
  canBeHidden?: boolean;
  isOwner: boolean;
  form: ReactNode;
  children: ReactNode;
};

export function EntryTab<T extends Entry>(props: EntryTabProps<T>) {
  const { entries, list, words, canBeHidden = false, isOwner, form, children } = props;
  const { editing, adminPath } = entries;
  return (
    <div className="grid gap-5">
      <ListTools label={words.search} list={list} csv={`${adminPath}.csv`}>
        <Button onClick={editing.add}>
          <Plus className="size-4" aria-hidden="true" />
          {words.add}
        </Button>
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
              {byLanguage('Switch on', 'Aktifkan')}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => entries.activateSelected(false)}>
              {byLanguage('Switch off', 'Nonaktifkan')}
            </Button>
          </>
        )}
      </SelectionBar>
      <Dialog
        key={editing.key}
        open={editing.open}
        size="drawer"
        title={editing.entry ? words.edit : words.add}
        onClose={() => void editing.close()}
      >
        {form}
      </Dialog>
    </div>
  );
}
