import { History, RotateCcw } from 'lucide-react';
import { sayLocalized, voices } from '../../../messages.ts';
import { voiceNames } from '../../../shared.messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { Input, Options, Select, Textarea } from '../../../ui/field.tsx';
import { Sentence, useReader, useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { VideoField } from '../../media/video/admin-video-field.tsx';
import { longestValue } from '../contract.ts';
import type { Item } from '../registry/item.contract.ts';
import { ArrangeField } from './admin-arrange.tsx';
import type { FieldProps } from './admin-field-props.ts';
import { HoursField } from './admin-hours.tsx';
import { useLabel } from './admin-label.ts';
import { ContentPicture } from './admin-picture.tsx';
import { WithNames } from './admin-view.tsx';
import { editorTexts } from './messages.ts';

export function ContentField(props: FieldProps) {
  const { item, known, value, names, onChange, onHistory } = props;
  const say = useSay();
  const label = useLabel()(item);
  const { short } = useFormats();
  const builtIn = item.language ? known?.translation?.value : known?.value;
  const hasNames = /\{(brand|app)\}/.test(value);
  return (
    <div className="grid gap-1.5">
      <Control {...props} />
      {hasNames && (
        <p className="text-xs text-ink-soft">
          <Sentence
            of={editorTexts.readAs}
            text={
              <span lang={props.lang}>
                <WithNames text={value.slice(0, 150)} names={names} />
              </span>
            }
          />
        </p>
      )}
      <div className="-ms-2 flex flex-wrap items-center gap-x-1">
        <Button variant="quiet" size="sm" className="px-2 text-xs" onClick={onHistory}>
          <History className="size-3.5" />
          {say(editorTexts.history)}
          <span className="sr-only"> {label}</span>
        </Button>
        {builtIn && value !== builtIn && (
          <Button
            variant="quiet"
            size="sm"
            className="px-2 text-xs"
            onClick={() => onChange(builtIn)}
          >
            <RotateCcw className="size-3.5" />
            {say(editorTexts.builtIn)}
            <span className="sr-only"> {label}</span>
          </Button>
        )}
        {item.updatedBy && (
          <span className="ms-auto ps-2 text-xs text-ink-soft">
            {item.updatedBy}, {short(item.updatedAt)}
          </span>
        )}
      </div>
    </div>
  );
}

function Control(props: FieldProps) {
  const { item, lang, known, value, error, onChange } = props;
  const say = useSay();
  const reader = useReader();
  const label = useLabel()(item);
  const format = known?.format;
  const field = {
    name: item.key,
    lang,
    label,
    hint: known ? known.hint && sayLocalized(reader, known.hint) : (item.description ?? undefined),
    error,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const maxLength = longestValue(item.contentType, known);
  if (item.contentType === 'image') return <ContentPicture {...props} />;
  if (known?.choices) {
    const { label: text, hint } = field;
    return (
      <ArrangeField
        {...{ label: text, hint, error, value, choices: known.choices }}
        onArrange={onChange}
      />
    );
  }
  if (format === 'hours')
    return (
      <HoursField {...field} maxLength={maxLength} builtIn={known?.value ?? ''} onTime={onChange} />
    );
  if (format === 'video') {
    const { onChange: _change, lang: _lang, ...rest } = field;
    return <VideoField {...rest} onVideo={onChange} />;
  }
  if (format === 'switch') {
    const { value: _value, ...rest } = field;
    return (
      <Switch
        {...rest}
        checked={value === 'on'}
        onChange={(event) => onChange(event.target.checked ? 'on' : 'off')}
      />
    );
  }
  if (format === 'voice') {
    return (
      <Select {...field}>
        <Options of={voices.map((voice) => [voice, say(voiceNames[voice])])} />
      </Select>
    );
  }
  const long =
    item.contentType === 'html' ||
    format === 'long' ||
    format === 'lines' ||
    format === 'greeting' ||
    format === 'embed' ||
    (!known && item.value.length > 80);
  if (long)
    return <Textarea {...field} maxLength={maxLength} rows={item.key === 'description' ? 3 : 5} />;
  const mode = format && MODES[format];
  return <Input {...field} maxLength={maxLength} {...mode} />;
}

const MODES: Partial<Record<NonNullable<Item['format']>, object>> = {
  link: { inputMode: 'url', autoCapitalize: 'off', spellCheck: false },
  video: { inputMode: 'url', autoCapitalize: 'off', spellCheck: false },
  email: { type: 'email', autoCapitalize: 'off' },
  whatsapp: { type: 'tel' },
  number: { inputMode: 'numeric' },
};
