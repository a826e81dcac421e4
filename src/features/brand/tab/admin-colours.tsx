import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { packed } from '../../../messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { coloursOf, readColour } from '../contract.ts';
import { brandTexts } from '../messages.ts';
import { isDefault, type Moved } from '../palette.contract.ts';
import type { BrandFields } from './admin-edits.ts';
import { Part } from './admin-part.tsx';
import { shopTexts } from './messages.ts';

type ColoursProps = {
  fields: BrandFields;
  moved: Moved[];
  errors: Record<string, string>;
  onChange: (change: Partial<BrandFields>) => void;
};

export function ColourFields({ fields, moved, errors, onChange }: ColoursProps) {
  const say = useSay();
  const colours = coloursOf(fields);
  return (
    <Part
      part="colours"
      title={say(shopTexts.colours)}
      hint={say(shopTexts.coloursHint)}
      summary={`${colours.main}, ${colours.accent}`}
      shown={
        <span className="flex gap-1">
          <Swatch hex={colours.main} />
          <Swatch hex={colours.accent} />
        </span>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <ColourField
          name="main"
          label={say(shopTexts.main)}
          hint={say(shopTexts.mainHint)}
          value={colours.main}
          error={errors.main}
          onChange={(main) => onChange({ main })}
        />
        <ColourField
          name="accent"
          label={say(shopTexts.accent)}
          hint={say(shopTexts.accentHint)}
          value={colours.accent}
          error={errors.accent}
          onChange={(accent) => onChange({ accent })}
        />
      </div>
      <div role="status" className="grid gap-2 text-sm">
        {moved.length === 0 ? (
          <p className="text-ink-soft">{say(shopTexts.unmoved)}</p>
        ) : (
          <MovedColours moved={moved} />
        )}
      </div>
      {!isDefault(colours) && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange({ main: null, accent: null })}
        >
          {say(shopTexts.defaultColours)}
        </Button>
      )}
    </Part>
  );
}

const parts = {
  links: shopTexts.links,
  buttons: shopTexts.buttons,
  marks: shopTexts.marks,
  onDark: shopTexts.highlights,
} as const;

function MovedColours({ moved }: { moved: Moved[] }) {
  const say = useSay();
  return (
    <>
      <p className="font-semibold">{say(shopTexts.moved)}</p>
      <ul className="grid gap-1.5">
        {moved.map(({ part, from, to }) => (
          <li key={part} className="flex flex-wrap items-center gap-2">
            <Swatch hex={from} />
            <ArrowRight className="size-4 text-ink-soft" />
            <Swatch hex={to} />
            <span>{say(parts[part])}</span>
            <span className="text-ink-soft">{say(shopTexts.movedTo, { from, to })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const Swatch = ({ hex }: { hex: string }) => (
  <span
    aria-hidden="true"
    className="size-5 rounded-full border border-line-strong"
    style={{ backgroundColor: hex }}
  />
);

type FieldProps = {
  name: string;
  label: string;
  hint: string;
  value: string;
  error: string | undefined;
  onChange: (hex: string) => void;
};

function ColourField({ name, label, hint, value, error, onChange }: FieldProps) {
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string>();
  const read = (text: string) => {
    const hex = readColour(text);
    setTyped(hex ? null : text);
    setWrong(hex ? undefined : packed(brandTexts.colourWrong));
  };
  return (
    <div className="flex items-start gap-2">
      <input
        type="color"
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          read(target.value);
          onChange(target.value);
        }}
        className="mt-7 h-11 w-14 shrink-0 cursor-pointer rounded border border-line-strong bg-foam p-1"
      />
      <Input
        name={name}
        className="flex-1"
        label={label}
        hint={hint}
        error={wrong ?? error}
        value={typed ?? value}
        maxLength={7}
        autoCapitalize="off"
        spellCheck={false}
        aria-label={say(shopTexts.code, { label })}
        onChange={({ target }) => {
          setTyped(target.value);
          const hex = readColour(target.value);
          if (hex) onChange(hex);
        }}
        pattern="\s*#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})\s*"
        onInvalid={() => typed !== null && read(typed)}
        onBlur={() => typed !== null && read(typed)}
      />
    </div>
  );
}
