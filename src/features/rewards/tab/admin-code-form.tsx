import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/field.tsx';
import { sayHere, useSay } from '../../../ui/reader.tsx';
import { bareCode, CODE_LENGTH, formatCode, readCode } from '../contract.ts';
import { rewardTexts as t } from '../messages.ts';

type Props = {
  busy: boolean;
  isFirst: boolean;
  onCode: (code: string) => void;
};

/** A laser scanner types the code and presses Enter. */
export function CodeForm({ busy, isFirst, onCode }: Props) {
  const say = useSay();
  const [text, setText] = useState('');
  const [error, setError] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readCode(text);
    if (code) onCode(code);
    else setError(codeProblem(text));
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-3">
      <Input
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
        // On a phone the focus would open the keyboard over the page.
        autoFocus={matchMedia('(pointer: fine)').matches}
        className="[&_input]:min-h-14 [&_input]:font-mono [&_input]:text-lg lg:[&_input]:min-h-18 lg:[&_input]:text-center lg:[&_input]:text-[2.25rem]"
      />
      <Button
        type="submit"
        variant={isFirst ? 'primary' : 'secondary'}
        size="lg"
        busy={busy}
        className="lg:min-h-18 lg:text-xl"
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

function codeProblem(text: string): string {
  const bare = bareCode(text);
  if (/[01ILOU]/.test(bare)) return sayHere(t.wrongLetters);
  return sayHere(t.wrongLength, { length: CODE_LENGTH, typed: bare.length });
}
