import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/field.tsx';
import { sayHere, useSay } from '../../../ui/reader.tsx';
import { bareCode, CODE_LENGTH, formatCode, readCode } from '../contract.ts';
import { rewardTexts as t } from '../messages.ts';

type Props = {
  busy: boolean;
  isFirst: boolean;
  /** Nothing lies over the form, so that a code can be typed. */
  isAwaited: boolean;
  onCode: (code: string) => void;
};

/** A laser scanner types the code and presses Enter. */
export function CodeForm({ busy, isFirst, isAwaited, onCode }: Props) {
  const say = useSay();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // On a phone the focus would open the keyboard over the page.
    if (isAwaited && matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, [isAwaited]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readCode(text);
    if (code) return onCode(code);
    const bare = bareCode(text);
    flushSync(() => {
      setError(codeProblem(bare));
      if (bare.length <= CODE_LENGTH) setText(formatCode(bare));
    });
    // What cannot be right is marked, and the next character that is typed replaces it.
    const at = wrongAt(bare);
    if (at < 0) return;
    const place = at + Math.floor(at / 4);
    input.current?.focus();
    input.current?.setSelectionRange(place, place + 1);
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Input
        ref={input}
        label={say(t.code)}
        value={text}
        onChange={(event) => {
          setError('');
          setText(grouped(event.target.value, text));
        }}
        error={error}
        hint={error ? undefined : say(t.codeHint)}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        className="[&_input]:min-h-14 [&_input]:font-mono [&_input]:text-lg lg:[&_input]:min-h-18 lg:[&_input]:text-[2.25rem] xl:[&_input]:min-h-28 xl:[&_input]:text-[clamp(2.25rem,3vw,2.75rem)]"
      />
      <Button
        type="submit"
        variant={isFirst ? 'primary' : 'secondary'}
        size="lg"
        busy={busy}
        className="lg:min-h-18 lg:text-xl xl:min-h-20"
      >
        {say(t.check)}
      </Button>
    </form>
  );
}

/** Text is grouped only while it grows at the end, or the cursor would jump during a correction. */
function grouped(typed: string, before: string): string {
  const code = readCode(typed);
  if (code) return formatCode(code);
  const grew = typed.startsWith(before) && /^[\da-z\s-]*$/i.test(typed);
  return grew ? formatCode(bareCode(typed)) : typed;
}

/** A text that is too long is no code, such as another shop's link. */
const wrongAt = (bare: string) => (bare.length > CODE_LENGTH ? -1 : bare.search(/[01ILOU]/));

function codeProblem(bare: string): string {
  const at = wrongAt(bare);
  if (at < 0) return sayHere(t.wrongLength, { length: CODE_LENGTH, typed: bare.length });
  const [place, found] = [at + 1, bare.charAt(at)];
  return /\d/.test(found)
    ? sayHere(t.wrongDigit, { place, digit: found })
    : sayHere(t.wrongLetter, { place, letter: found });
}
