import { isValidElement } from 'react';
import { Button } from '../../button.tsx';
import { Dialog } from '../../dialog.tsx';
import { useSay } from '../../reader.tsx';
import { askInDialog } from '../ask-in-dialog.ts';
import { listTexts } from '../lists/messages.ts';
import { formTexts } from './messages.ts';

export type Difference = { label: string; yours: unknown; newer: unknown };
type Choice = 'yours' | 'newer' | null;

/** Resolves to null when the editor closes the dialog without choosing. */
export const chooseVersion = (differences: Difference[]): Promise<Choice> =>
  askInDialog<Choice>((answer) => <Versions differences={differences} onChoose={answer} />);

type VersionsProps = { differences: Difference[]; onChoose: (choice: Choice) => void };

function Versions({ differences, onChoose }: VersionsProps) {
  const say = useSay();
  return (
    <Dialog
      size="lg"
      title={say(formTexts.newerVersion)}
      description={say(formTexts.newerVersionHint)}
      onClose={() => onChoose(null)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onChoose('newer')}>
            {say(formTexts.takeNewer)}
          </Button>
          <Button onClick={() => onChoose('yours')}>{say(formTexts.keepMine)}</Button>
        </>
      }
    >
      {differences.map(({ label, yours, newer }) => (
        <section key={label} aria-label={label} className="grid gap-2">
          <h3 className="text-sm font-semibold">{label}</h3>
          <div className="grid gap-3 sm:grid-cols-2">
            <Version title={say(formTexts.yours)} value={yours} />
            <Version title={say(formTexts.newer)} value={newer} />
          </div>
        </section>
      ))}
    </Dialog>
  );
}

function Version({ title, value }: { title: string; value: unknown }) {
  return (
    <div className="grid content-start gap-1 rounded border border-line bg-paper p-3">
      <p className="text-xs font-semibold text-ink-soft">{title}</p>
      <Value value={value} />
    </div>
  );
}

function Value({ value }: { value: unknown }) {
  const say = useSay();
  if (typeof value === 'string' && /^\/(media|pictures)\//.test(value)) {
    return <img src={value} alt="" className="max-h-48 rounded bg-milk object-contain" />;
  }
  if (typeof value === 'boolean') {
    return <p className="text-sm">{say(value ? listTexts.active : listTexts.inactive)}</p>;
  }
  if (isValidElement(value)) return value;
  const text = String(value ?? '');
  return text === '' ? (
    <p className="text-sm text-ink-soft">{say(formTexts.empty)}</p>
  ) : (
    <p className="text-sm whitespace-pre-line wrap-anywhere">{text}</p>
  );
}
