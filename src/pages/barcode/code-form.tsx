import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Input } from '../../ui/field.tsx';
import { useSay, useTo } from '../../ui/reader.tsx';
import { barcodeTexts } from './messages.ts';

type Props = {
  shop: string;
  /** A code that was not found. */
  typed?: string;
  /** The form was sent without a code. */
  isEmpty?: boolean;
};

/** For who has the letters of a code, but not its link. */
export function CodeForm({ shop, typed, isEmpty = false }: Props) {
  const say = useSay();
  const to = useTo();
  const wrong = isEmpty ? barcodeTexts.codeMissing : barcodeTexts.letterMissing;
  return (
    <form
      action={to('/barcode')}
      noValidate
      className="grid items-start sm:grid-cols-[1fr_auto] gap-2 print:hidden"
      aria-labelledby="code-title"
    >
      <h2
        id="code-title"
        className={classes(
          'col-span-full',
          typed === undefined ? 'heading-display text-2xl' : 'font-semibold',
        )}
      >
        {say(typed === undefined ? barcodeTexts.haveCode : barcodeTexts.typeAgain)}
      </h2>
      <Input
        name="code"
        label={say(barcodeTexts.code)}
        hideLabel
        defaultValue={typed}
        error={isEmpty || typed !== undefined ? say(wrong) : undefined}
        // The answer begins at the top of its page, and on a phone the form is lower.
        autoFocus={isEmpty}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        className="[&_input]:min-h-11.5"
      />
      <Button
        type="submit"
        variant={typed === undefined ? 'secondary' : 'primary'}
        className="min-h-11.5"
      >
        {say(barcodeTexts.openCode)}
      </Button>
      {typed === undefined && (
        <p className="col-span-full text-sm text-ink-soft">
          {say(barcodeTexts.whereCode, { shop })}
        </p>
      )}
    </form>
  );
}
