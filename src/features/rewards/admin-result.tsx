import { Check, CircleHelp, Clock, type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formatShort } from '../../time.ts';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import type { CodeOutcome } from './admin-call.ts';

type Result = Exclude<CodeOutcome, { kind: 'found' }>;

type Look = { colours: string; icon: LucideIcon; title: string };

const looks: Record<Result['kind'], Look> = {
  redeemed: { colours: 'bg-pandan-deep text-foam', icon: Check, title: 'Berhasil ditukarkan' },
  'just-now': {
    colours: 'bg-caramel-tint text-ink',
    icon: Clock,
    title: 'Baru saja Anda tukarkan',
  },
  refused: { colours: 'bg-danger text-foam', icon: X, title: 'Ditolak' },
  unsure: {
    colours: 'bg-ink text-paper',
    icon: CircleHelp,
    title: 'Tidak bisa memastikan. Jangan berikan minuman.',
  },
};

type Props = {
  result: Result;
  busy: boolean;
  onRetry: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Colour, sign and words fill the screen, so that it can be read from a metre away. */
export function ResultScreen({ result, busy, onRetry, onClose, children }: Props) {
  const { colours, icon: Icon, title } = looks[result.kind];
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      lang="id"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={classes('m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto', colours)}
    >
      <div className="mx-auto flex min-h-full max-w-md flex-col gap-6 p-6 text-center">
        <div className="my-auto grid justify-items-center gap-4">
          <span className="grid size-32 place-items-center rounded-full border-6 border-current">
            <Icon className="size-20" strokeWidth={2.5} aria-hidden="true" />
          </span>
          <h2 id={`${id}-title`} className="heading-display text-3xl">
            {title}
          </h2>
          <div id={`${id}-text`} className="grid gap-2 text-xl wrap-anywhere">
            <Words result={result} />
          </div>
        </div>
        <div className="grid gap-3">
          {result.kind === 'unsure' && (
            <Button size="lg" className={big} busy={busy} onClick={onRetry}>
              Coba lagi
            </Button>
          )}
          <Button
            variant="secondary"
            size="lg"
            className={result.kind === 'unsure' ? 'min-h-14' : big}
            disabled={busy}
            onClick={onClose}
          >
            {result.kind === 'unsure' ? 'Kembali' : 'Pindai berikutnya'}
          </Button>
          {children}
        </div>
      </div>
    </dialog>
  );
}

const big = 'min-h-18 text-xl!';

function Words({ result }: { result: Result }) {
  switch (result.kind) {
    case 'redeemed':
      return (
        <>
          <p className="text-2xl font-bold">{result.reward.reward}</p>
          <p>untuk {result.reward.name}</p>
        </>
      );
    case 'just-now':
      return (
        <>
          <p className="text-2xl font-bold">{result.reward.reward}</p>
          <p>
            untuk {result.reward.name}
            <br />
            {formatShort(result.reward.usedAt ?? '')}
          </p>
          <p>Berikan hanya bila minumannya belum diberikan.</p>
        </>
      );
    case 'refused':
      return (
        <>
          <p className="font-bold">{result.why}</p>
          {result.reward && <p>{result.reward.name}</p>}
        </>
      );
    case 'unsure':
      return <p>{result.why || 'Periksa koneksi internet, lalu coba lagi.'}</p>;
  }
}
