import { useState } from 'react';
import { type Language, languages, readerOf, say as sayTo } from '../../../messages.ts';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { Input } from '../../../ui/field.tsx';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { type Content, findItem, longestValue } from '../../content/contract.ts';
import { Part } from './admin-part.tsx';
import { shopTexts } from './messages.ts';

const KEYS = ['name', 'legal_name', 'tagline', 'has_app', 'app_name'];

const brandRows = (contents: Content[]) =>
  KEYS.flatMap((key) => contents.filter((row) => row.section === 'brand' && row.key === key));

export function nameRows(contents: Content[]) {
  const own = (key: string) =>
    brandRows(contents).find((row) => row.key === key && row.language === '');
  return { name: own('name'), tagline: own('tagline') };
}

const isTagline = ({ section, key }: Content) => section === 'brand' && key === 'tagline';

/** The row without a language is in the one that no other row is in. */
export function taglineRow(contents: Content[], language: Language): Content | undefined {
  const rows = contents.filter(isTagline);
  return rows.find((row) => row.language === language) ?? rows.find((row) => row.language === '');
}

/** What is typed is seen in the preview, whatever the language of the dashboard. */
export function languageShownFor(row: Content, contents: Content[]): Language | undefined {
  if (!isTagline(row)) return undefined;
  return languages.find((language) => taglineRow(contents, language) === row);
}

/** A new shop, which has no name yet, may begin with its logo. */
const isNeeded = ({ key, language, value }: Content) =>
  key === 'name' && language === '' && value !== '';

type NamesProps = {
  name: string;
  contents: Content[];
  textOf: (row: Content) => string;
  onChange: (row: Content, text: string) => void;
};

/** The content editor is Indonesian in the mixed voice, and this tab is not. */
function useWholeReader() {
  const { lang } = useReader();
  return readerOf(lang, lang);
}

export function useTextLabel(): (row: Content) => string {
  const say = useSay();
  const whole = useWholeReader();
  return ({ page, section, key, language, label: stored }) => {
    const item = findItem(page, section, key);
    const label = item ? sayTo(whole, item.label) : stored;
    if (language === '') return label;
    return say(language === 'en' ? shopTexts.inEnglish : shopTexts.inIndonesian, { label });
  };
}

export function NameFields({ name, contents, textOf, onChange }: NamesProps) {
  const say = useSay();
  const whole = useWholeReader();
  const labelOf = useTextLabel();
  const [isMissing, setIsMissing] = useState(false);
  const hintOf = ({ page, section, key }: Content) => {
    const hint = findItem(page, section, key)?.hint;
    return hint && sayTo(whole, hint);
  };
  const longestOf = ({ page, section, key, contentType }: Content) =>
    longestValue(contentType, findItem(page, section, key));
  return (
    <Part part="names" title={say(shopTexts.names)} hint={say(shopTexts.namesHint)} summary={name}>
      <div className="grid gap-4 sm:grid-cols-2">
        {brandRows(contents).map((row) =>
          row.key === 'has_app' ? (
            <Switch
              key={row.id}
              className="sm:col-span-2"
              label={labelOf(row)}
              hint={hintOf(row)}
              checked={textOf(row) === 'on'}
              onChange={({ target }) => onChange(row, target.checked ? 'on' : 'off')}
            />
          ) : (
            <Input
              key={row.id}
              name={`name-${row.id}`}
              label={labelOf(row)}
              maxLength={longestOf(row)}
              value={textOf(row)}
              {...(isNeeded(row) && {
                required: true,
                pattern: '.*\\S.*',
                error: isMissing ? say(shopTexts.nameMissing) : undefined,
                onInvalid: () => setIsMissing(true),
              })}
              onChange={({ target }) => {
                if (isNeeded(row)) setIsMissing(false);
                onChange(row, target.value);
              }}
            />
          ),
        )}
      </div>
    </Part>
  );
}
