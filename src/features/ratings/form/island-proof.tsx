import { type ChangeEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { describedBy, FieldNotes, RequiredMark } from '../../../ui/field.tsx';
import { sayHere, useSay } from '../../../ui/reader.tsx';
import { PROOF_BYTES, PROOF_TYPES } from '../contract.ts';
import { ratingTexts } from '../messages.ts';
import { keepPicture, recallPicture } from './island-draft.ts';
import { shrink } from './island-shrink.ts';
import { ratingFormTexts as texts } from './messages.ts';

type ProofInput = RefObject<HTMLInputElement | null>;

/** The file input holds the picture, made smaller, so that the form has it like any field. */
export function useProof(input: ProofInput, refuse: (message: string) => void) {
  const [file, setFile] = useState<File | null>(null);
  const [shrinking, setShrinking] = useState(false);
  const [kept, setKept] = useState(true);

  const restore = useEffectEvent(() => {
    // Somebody may have chosen a picture before this script arrived.
    const chosen = input.current?.files?.[0];
    if (chosen) return void take(chosen);
    const picture = recallPicture();
    if (!picture || !input.current) return;
    input.current.files = listOf(picture);
    setFile(picture);
  });
  useEffect(restore, []);

  async function take(chosen: File) {
    setShrinking(true);
    const picture = await shrink(chosen);
    setShrinking(false);
    // Somebody may have chosen another picture meanwhile.
    if (!input.current || input.current.files?.[0] !== chosen) return;
    const problem = problemWith(picture);
    if (problem) {
      clear();
      return refuse(problem);
    }
    input.current.files = listOf(picture);
    setFile(picture);
    setKept(await keepPicture(picture));
  }

  function clear() {
    if (input.current) input.current.value = '';
    setFile(null);
    void keepPicture(null);
  }

  return {
    file,
    shrinking,
    kept,
    clear,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const chosen = target.files?.[0];
      if (chosen) void take(chosen);
      else clear();
    },
  };
}

function listOf(file: File): FileList {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  return transfer.files;
}

function problemWith({ type, size }: File): string {
  if (!PROOF_TYPES.split(',').includes(type)) return sayHere(ratingTexts.proofUnreadable);
  return size > PROOF_BYTES ? sayHere(ratingTexts.proofLarge) : '';
}

type ProofFieldProps = {
  input: ProofInput;
  proof: ReturnType<typeof useProof>;
  error: string | undefined;
};

export function ProofField({ input, proof, error }: ProofFieldProps) {
  const say = useSay();
  const { file, shrinking, kept } = proof;
  const id = 'rating-proof';
  const hint = say(texts.proofHint);
  return (
    <div className="grid gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="text-sm font-semibold">
        {say(texts.proof)}
        <RequiredMark />
      </label>
      <div className="grid gap-4 rounded border border-dashed border-line-strong bg-milk p-4 has-aria-invalid:border-solid has-aria-invalid:border-danger has-aria-invalid:inset-ring has-aria-invalid:inset-ring-danger">
        <input
          ref={input}
          id={id}
          type="file"
          name="proofImage"
          accept={PROOF_TYPES}
          required
          {...describedBy(id, { hint, error })}
          onChange={proof.onChange}
          aria-labelledby={`${id}-label`}
          className="peer sr-only file:me-3 file:min-h-11 file:rounded file:border file:border-line-strong file:bg-foam file:px-4 file:font-semibold file:text-ink noscript:not-sr-only"
        />
        {/* The browser's own button has the browser's language. */}
        <label
          htmlFor={id}
          className="inline-flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 justify-self-start noscript:hidden text-sm text-ink-soft peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-caramel-deep"
        >
          <span className="max-w-full shrink-0 rounded border border-line-strong bg-foam px-4 py-2.5 font-semibold text-ink transition hover:border-ink">
            {say(texts.chooseProof)}
          </span>
          {file ? <span className="min-w-0 wrap-anywhere">{file.name}</span> : say(texts.noProof)}
        </label>
        {file && <Preview file={file} />}
        <p role="status" className="text-xs text-ink-soft empty:hidden">
          {shrinking && say(texts.shrinking)}
          {!kept && say(texts.proofNotKept)}
        </p>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function Preview({ file }: { file: File }) {
  const say = useSay();
  const [url, setUrl] = useState('');
  useEffect(() => {
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  if (url === '') return null;
  return (
    <img
      src={url}
      alt={say(texts.chosenProof)}
      className="max-h-30 w-auto max-w-full justify-self-start rounded border border-line bg-foam"
    />
  );
}
