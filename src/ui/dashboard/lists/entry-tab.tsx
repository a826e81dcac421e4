import { ArrowUpDown, Check, Download, FileUp, ListChecks, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../button.tsx';
import { Dialog } from '../../dialog.tsx';
import { useSay } from '../../reader.tsx';
import { changeQuery, useQueryText } from '../address.ts';
import { CsvImport } from '../csv-import.tsx';
import { Menu, MenuItem, menuItem } from '../menu.tsx';
import { dashboardTexts } from '../messages.ts';
import type { Filter } from '../tools/filters.tsx';
import { type SearchEnd, type Searched, ToolbarTools } from '../tools/list-tools.tsx';
import { Bin } from './bin.tsx';
import { AddButton, besideSearch } from './empty.tsx';
import { listTexts } from './messages.ts';
import { SelectionBar } from './selection-bar.tsx';
import { Bar } from './skeleton.tsx';
import type { Entry } from './use-editing.ts';
import type { Entries } from './use-entries.ts';

type EntryTabProps<T extends Entry> = {
  entries: Entries<T>;
  list: Searched;
  canBeHidden?: boolean;
  canImport?: boolean;
  wide?: boolean;
  searchEnd?: SearchEnd;
  isSortable?: boolean;
  /** Nothing can be selected, ordered, changed or exported, although the list shows more. */
  hasNone?: boolean;
  isOwner: boolean;
  filters?: Filter[];
  more?: ReactNode;
  bar?: ReactNode;
  form: ReactNode;
  children: ReactNode;
};

export function EntryTab<T extends Entry>(props: EntryTabProps<T>) {
  const { entries, list, canBeHidden = false, canImport = false, isSortable = true } = props;
  const { wide = false, searchEnd, isOwner, filters = [], more, bar, form, children } = props;
  const { hasNone = list.isEmpty } = props;
  const { editing, adminPath, texts, mode, toggleMode } = entries;
  const say = useSay();
  const [shown, setShown] = useState<'import' | 'bin'>();
  const close = () => setShown(undefined);
  const isAsked = new URLSearchParams(useQueryText()).has('add');
  const add = useEffectEvent(() => {
    changeQuery({ add: '' });
    editing.add();
  });
  useEffect(() => {
    if (isAsked) add();
  }, [isAsked]);
  const csv = `${adminPath}.csv`;
  const titleOf = (entry: T) =>
    texts.edit ? say(texts.edit) : say(listTexts.edit, { name: entries.nameOf(entry) });
  return (
    <div className="grid gap-card">
      <ToolbarTools label={say(texts.search)} list={list} filters={filters} end={searchEnd}>
        {mode === 'edit' ? (
          <>
            {/* The button would go while somebody presses it, once the list turns out empty. */}
            {list.query.isPending && <Bar className="h-11 w-11 animate-pulse sm:w-36" />}
            {!list.query.isPending && !list.isEmpty && (
              <AddButton entries={entries} className={besideSearch} />
            )}
            {(!hasNone || canImport) && (
              <Menu label={say(listTexts.more)} text={say(listTexts.more)} variant="secondary">
                {!hasNone && (
                  <>
                    <MenuItem
                      icon={ListChecks}
                      text={say(listTexts.selectRows)}
                      onClick={() => toggleMode('select')}
                    />
                    {isSortable && (
                      <MenuItem
                        icon={ArrowUpDown}
                        text={say(listTexts.orderRows)}
                        onClick={() => toggleMode('order')}
                      />
                    )}
                    {more}
                  </>
                )}
                {canImport && (
                  <MenuItem
                    icon={FileUp}
                    text={say(listTexts.importCsv)}
                    onClick={() => setShown('import')}
                  />
                )}
                <a href={`${csv}?${list.params}`} download className={menuItem}>
                  <Download className="size-4" />
                  {say(dashboardTexts.exportCsv)}
                </a>
                {isOwner && (
                  <MenuItem
                    icon={Trash2}
                    text={say(listTexts.bin)}
                    onClick={() => setShown('bin')}
                  />
                )}
              </Menu>
            )}
          </>
        ) : (
          <Button onClick={() => toggleMode(mode)}>
            <Check className="size-4" />
            {say(listTexts.leaveMode)}
          </Button>
        )}
      </ToolbarTools>
      {children}
      {/* Alone in a menu one would look for it twice. */}
      {hasNone && !canImport && isOwner && (
        <Button variant="quiet" className="justify-self-center" onClick={() => setShown('bin')}>
          <Trash2 className="size-4" />
          {say(listTexts.bin)}
        </Button>
      )}
      <SelectionBar
        selected={entries.selected}
        onClear={entries.clearSelection}
        csv={csv}
        onDelete={entries.discardSelected}
      >
        {bar}
        {canBeHidden && (
          <>
            <Button variant="secondary" onClick={() => entries.activateSelected(true)}>
              {say(listTexts.switchOn)}
            </Button>
            <Button variant="secondary" onClick={() => entries.activateSelected(false)}>
              {say(listTexts.switchOff)}
            </Button>
          </>
        )}
      </SelectionBar>
      <Dialog
        key={editing.key}
        open={editing.open}
        size={wide ? 'wide' : 'drawer'}
        title={editing.entry ? titleOf(editing.entry) : say(texts.add)}
        onClose={() => void editing.close()}
      >
        {form}
      </Dialog>
      {shown === 'import' && <CsvImport entries={entries} onClose={close} />}
      {shown === 'bin' && <Bin entries={entries} onClose={close} />}
    </div>
  );
}
