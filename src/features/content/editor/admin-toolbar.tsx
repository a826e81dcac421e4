import { Monitor, Smartphone } from 'lucide-react';
import { languageNames, languages, type Voice } from '../../../messages.ts';
import { classes } from '../../../ui/classes.ts';
import { useSay } from '../../../ui/reader.tsx';
import { type PageName, pageNames, registry } from '../contract.ts';
import { editorTexts } from './messages.ts';

const chip =
  'relative flex min-h-11 shrink-0 cursor-pointer items-center gap-2 rounded border border-line-strong px-3 text-sm font-semibold transition hover:bg-milk has-checked:border-ink has-checked:bg-ink has-checked:text-paper forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-caramel-deep';

type ChoiceProps<Value extends string | number> = {
  name: string;
  legend: string;
  options: { value: Value; label: string; icon?: typeof Monitor }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { name, legend, options, value, onChange, className } = props;
  return (
    <fieldset className={classes('min-w-0', className)}>
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-1.5 max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1">
        {options.map(({ value: option, label, icon: Icon }) => (
          <label key={option} className={classes(chip, Icon && 'min-h-9 pointer-coarse:min-h-11')}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {Icon && <Icon className="size-4" aria-hidden="true" />}
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type PageProps = { page: PageName; onPage: (page: PageName) => void };

export function PageChoice({ page, onPage }: PageProps) {
  const say = useSay();
  const options = pageNames.options.map((value) => ({ value, label: say(registry[value].label) }));
  const legend = say(editorTexts.page);
  return <Choice name="page" legend={legend} options={options} value={page} onChange={onPage} />;
}

const WIDTHS = [
  { value: 1440, label: '1440', icon: Monitor },
  { value: 360, label: '360', icon: Smartphone },
];

type WidthProps = { width: number; onWidth: (width: number) => void };

export function WidthChoice({ width, onWidth }: WidthProps) {
  const say = useSay();
  return (
    <Choice
      name="width"
      legend={say(editorTexts.width)}
      options={WIDTHS}
      value={width}
      onChange={onWidth}
    />
  );
}

type VoiceProps = { voice: Voice; onVoice: (voice: Voice) => void };

/** Which texts are shown, in the fields and on the page. */
export function VoiceChoice({ voice, onVoice }: VoiceProps) {
  const say = useSay();
  const options: { value: Voice; label: string }[] = [
    { value: 'mixed', label: say(editorTexts.mixed) },
    ...languages.map((value) => ({ value, label: languageNames[value] })),
  ];
  const legend = say(editorTexts.voice);
  return <Choice name="voice" legend={legend} options={options} value={voice} onChange={onVoice} />;
}

export type Side = 'fields' | 'page';

type SideProps = { side: Side; onSide: (side: Side) => void };

/** For screens too narrow for both. */
export function SideChoice({ side, onSide }: SideProps) {
  const say = useSay();
  const options: { value: Side; label: string }[] = [
    { value: 'fields', label: say(editorTexts.fields) },
    { value: 'page', label: say(editorTexts.preview) },
  ];
  return (
    <Choice
      name="side"
      legend={say(editorTexts.shown)}
      options={options}
      value={side}
      onChange={onSide}
      className="xl:hidden"
    />
  );
}
