import { Monitor, Smartphone } from 'lucide-react';
import type { Voice } from '../../../messages.ts';
import { Segments } from '../../../ui/dashboard/tools/segments.tsx';
import { Options, Select } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { type PageName, registry } from '../contract.ts';
import { editorTexts } from './messages.ts';

type PageChoiceProps = { page: PageName; pages: PageName[]; onPage: (page: PageName) => void };

export function PageChoice({ page, pages, onPage }: PageChoiceProps) {
  const say = useSay();
  const options = pages.map((value) => ({ value, label: say(registry[value].label) }));
  const legend = say(editorTexts.page);
  return (
    <>
      <Segments
        name="page"
        legend={legend}
        options={options}
        value={page}
        onChange={onPage}
        className="me-auto max-lg:hidden"
      />
      <OneOf
        label={legend}
        options={options}
        value={page}
        onChange={onPage}
        className="me-auto max-sm:w-24 max-sm:grow lg:hidden"
      />
    </>
  );
}

type OneOfProps<Value extends string> = {
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
};

function OneOf<Value extends string>(props: OneOfProps<Value>) {
  const { label, options, value, onChange, className } = props;
  return (
    <Select
      label={label}
      hideLabel
      className={className}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((one) => one.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      <Options of={options.map(({ value: one, label: name }) => [one, name])} />
    </Select>
  );
}

type WidthProps = { width: number; onWidth: (width: number) => void };

export function WidthChoice({ width, onWidth }: WidthProps) {
  const say = useSay();
  return (
    <Segments
      name="width"
      legend={say(editorTexts.width)}
      options={[
        { value: 1440, label: say(editorTexts.laptop), icon: Monitor },
        { value: 360, label: say(editorTexts.phone), icon: Smartphone },
      ]}
      value={width}
      onChange={onWidth}
    />
  );
}

export function VoiceChoice({ voice, onVoice }: { voice: Voice; onVoice: (voice: Voice) => void }) {
  const say = useSay();
  const options: { value: Voice; label: string }[] = [
    { value: 'mixed', label: say(editorTexts.mixed) },
    { value: 'id', label: say(editorTexts.indonesian) },
    { value: 'en', label: say(editorTexts.english) },
  ];
  return (
    <OneOf label={say(editorTexts.voice)} options={options} value={voice} onChange={onVoice} />
  );
}

export type Side = 'fields' | 'page';

export function SideChoice({ side, onSide }: { side: Side; onSide: (side: Side) => void }) {
  const say = useSay();
  const options: { value: Side; label: string }[] = [
    { value: 'fields', label: say(editorTexts.fields) },
    { value: 'page', label: say(editorTexts.preview) },
  ];
  return (
    <Segments
      name="side"
      legend={say(editorTexts.shown)}
      options={options}
      value={side}
      onChange={onSide}
    />
  );
}
