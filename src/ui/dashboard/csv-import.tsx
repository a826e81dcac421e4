import { type ChangeEvent, useState } from 'react';
import { done, type ImportedRow, importPreview } from '../../contract.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { ApiError, api, errorMessage } from '../fetch.ts';
import { useSay } from '../reader.tsx';
import { toast } from '../toast.tsx';
import { Badge, type Tone } from './badge.tsx';
import { FileButton } from './forms/file-button.tsx';
import { listTexts as t } from './lists/messages.ts';
import type { Entry } from './lists/use-editing.ts';
import type { Entries } from './lists/use-entries.ts';

type CsvImportProps<T extends Entry> = {
  entries: Pick<Entries<T>, 'adminPath' | 'refresh'>;
  onClose: () => void;
};

type Shown = { csv: string; seen: string; rows: ImportedRow[]; notes: string[] };

/** A file is saved whole or not at all, so it is shown row by row before. */
export function CsvImport<T extends Entry>({ entries, onClose }: CsvImportProps<T>) {
  const { adminPath, refresh } = entries;
  const say = useSay();
  const [shown, setShown] = useState<Shown | null>(null);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const look = async (csv: string) => {
    const preview = await api.post(`${adminPath}/import/preview`, { csv }, importPreview);
    setShown({ csv, ...preview });
  };
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setBusy(false);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file again, after it was corrected, must count as a change.
    target.value = '';
    setShown(null);
    if (file) void attempt(async () => look(await textOf(file)));
  };
  const save = ({ csv, seen }: Shown) =>
    attempt(async () => {
      try {
        const { message } = await api.post(`${adminPath}/import`, { csv, seen }, done);
        toast({ title: message });
        onClose();
      } catch (error) {
        // Without an answer the file may be saved, and with a new preview it would be saved again.
        if (error instanceof ApiError && error.code === 'conflict') await look(csv);
        throw error;
      } finally {
        await refresh();
      }
    });

  const text = say(shown ? t.chooseOtherFile : t.chooseFile);
  return (
    <Dialog size="lg" title={say(t.importCsv)} description={say(t.importHint)} onClose={onClose}>
      <div className="grid gap-4">
        <FileButton
          text={text}
          aria-label={text}
          accept=".csv,text/csv"
          disabled={busy}
          onChange={choose}
        />
        {busy && !shown && <p role="status">{say(t.reading)}</p>}
        {failure && (
          <p role="alert" className="rounded bg-danger-tint p-4 text-sm">
            <strong>{say(t.importFailed)}.</strong> {failure}
          </p>
        )}
        {shown && <Preview {...shown} busy={busy} onSave={() => save(shown)} />}
      </div>
    </Dialog>
  );
}

/** Excel saves CSV in the code page of Windows, unless it is told to save UTF-8. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

type PreviewProps = Pick<Shown, 'rows' | 'notes'> & { busy: boolean; onSave: () => void };

function Preview({ rows, notes, busy, onSave }: PreviewProps) {
  const say = useSay();
  const count = (kind: ImportedRow['kind']) => rows.filter((row) => row.kind === kind).length;
  const counts = {
    added: count('added'),
    changed: count('changed'),
    same: count('same'),
    wrong: count('wrong'),
  };
  const namesakes = rows.filter(({ hasNamesake }) => hasNamesake).length;
  const warnings = namesakes > 0 ? [say(t.importNamesakes, { count: namesakes }), ...notes] : notes;
  const toSave = counts.added + counts.changed;
  const rank = (row: ImportedRow) => ['wrong', 'changed', 'added', 'same'].indexOf(row.kind);
  const listed = rows
    .filter(({ kind }) => kind !== 'same')
    .toSorted((a, b) => rank(a) - rank(b) || a.line - b.line);
  return (
    <>
      <p role="status" className="font-semibold">
        {say(t.importCounts, counts)}
      </p>
      {counts.wrong === 0 &&
        warnings.map((note) => (
          <p key={note} className="rounded bg-caramel-tint px-4 py-3 text-sm wrap-anywhere">
            {note}
          </p>
        ))}
      <ul className="divide-y divide-line rounded border border-line empty:hidden">
        {listed.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
      {counts.wrong > 0 ? (
        <p className="text-sm text-ink-soft">{say(t.importWrong)}</p>
      ) : toSave === 0 ? (
        <p className="text-sm text-ink-soft">{say(t.importNothing)}</p>
      ) : (
        // The button must stay in sight, however many rows there are.
        <div className="dialog-foot flex justify-end">
          <Button busy={busy} onClick={onSave}>
            {say(t.importSave, { count: toSave })}
          </Button>
        </div>
      )}
    </>
  );
}

const kinds = {
  added: { label: t.rowAdded, tone: 'good' },
  changed: { label: t.rowChanged, tone: 'warm' },
  wrong: { label: t.rowWrong, tone: 'danger' },
  same: { label: t.importNothing, tone: 'neutral' },
} satisfies Record<ImportedRow['kind'], { label: typeof t.rowAdded; tone: Tone }>;

function Row({ row: { kind, line, name, hasNamesake, changes, errors } }: { row: ImportedRow }) {
  const say = useSay();
  const { label, tone } = kinds[kind];
  const inWords = (cell: string) => {
    if (cell === 'true' || cell === 'false') return say(cell === 'true' ? t.yes : t.no);
    return cell || say(t.nothingThere);
  };
  return (
    <li className="grid gap-1 p-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{say(label)}</Badge>
        <strong className="wrap-anywhere">{name}</strong>
        <span className="text-ink-soft">{say(t.line, { line })}</span>
      </p>
      {hasNamesake && <p className="font-semibold">{say(t.rowNamesake)}</p>}
      {errors.map(({ column, message }) => (
        <p key={column + message} className="font-semibold text-danger wrap-anywhere">
          {column && `${column}: `}
          {message}
        </p>
      ))}
      {changes.map(({ column, before, after }) => (
        <p key={column} className="wrap-anywhere">
          {column}: {kind === 'changed' && <del>{inWords(before)}</del>}{' '}
          <ins className="no-underline">{inWords(after)}</ins>
        </p>
      ))}
    </li>
  );
}
