import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Language, languageNames, languages } from '../../../messages.ts';
import { classes } from '../../classes.ts';
import { useSay } from '../../reader.tsx';
import { Segments } from '../tools/segments.tsx';
import { formTexts } from './messages.ts';

type TwoLanguages<Field> = {
  main: Language;
  /** Use it as `<Input {...field('question')} />`. */
  fieldIn: (language: Language) => Field;
  missing: (language: Language) => string[];
  wrong: (of?: string[]) => Language[];
  /** They are the fields shown here, if the form shows others elsewhere. */
  of?: string[];
  children: (field: Field, language: Language) => ReactNode;
};

const MISSING = { id: formTexts.missingIndonesian, en: formTexts.missingEnglish };

/** Where there is no room for both, one language is shown at a time. */
export function InTwoLanguages<Field>(props: TwoLanguages<Field>) {
  const { main, fieldIn, of, children } = props;
  const wrong = props.wrong(of);
  const missing = (language: Language) =>
    props.missing(language).filter((name) => of?.includes(name) ?? true);
  const say = useSay();
  const [shown, setShown] = useState(main);
  const box = useRef<HTMLDivElement>(null);
  const [hidden] = wrong.includes(shown) ? [] : wrong;
  useEffect(() => {
    if (hidden) setShown(hidden);
  }, [hidden]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field has just been shown
  useEffect(() => {
    if (wrong.length > 0) box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [shown]);

  return (
    <div ref={box} className="@container">
      <div className="grid gap-6 border-line @max-md:[:not(:first-child)>&]:border-t @max-md:[:not(:first-child)>&]:pt-5 [:not(:last-child)>&]:border-b [:not(:last-child)>&]:pb-5">
        <LanguageTabs shown={shown} missing={missing} onShow={setShown} />
        {/* A field is on the line of its other language, whatever is said below either. */}
        <div className="grid grid-flow-dense gap-4 @md:grid-cols-2">
          {languages.map((language) => (
            <fieldset
              key={language}
              className={classes(
                'grid min-w-0 content-start gap-4 @md:contents @md:first:*:col-start-1 @md:last:*:col-start-2',
                language !== shown && '@max-md:hidden',
              )}
            >
              <legend className="w-full border-b border-line pb-1.5 text-sm font-semibold @max-md:sr-only">
                {languageNames[language]}
              </legend>
              {children(fieldIn(language), language)}
              {missing(language).length > 0 && (
                <p className="text-xs text-ink-soft">{say(MISSING[language])}</p>
              )}
            </fieldset>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The language is above its column, so the name of a field says it only to a screen reader. */
export const fieldLabel = (name: string, language: Language) => (
  <>
    {name}
    <span className="sr-only">{` (${languageNames[language]})`}</span>
  </>
);

type TabsProps = {
  shown: Language;
  missing: (language: Language) => string[];
  onShow: (language: Language) => void;
};

function LanguageTabs({ shown, missing, onShow }: TabsProps) {
  const say = useSay();
  const name = useId();
  return (
    <Segments
      name={name}
      legend={say(formTexts.language)}
      options={languages.map((value) => ({
        value,
        label:
          missing(value).length > 0
            ? `${languageNames[value]} · ${say(formTexts.isMissing)}`
            : languageNames[value],
      }))}
      value={shown}
      onChange={onShow}
      className="@md:hidden [&_label]:min-h-11 [&_label]:flex-1 [&>div]:w-full"
    />
  );
}
