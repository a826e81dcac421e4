import { ExternalLink } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { Message } from '../../../messages.ts';
import { Button } from '../../../ui/button.tsx';
import { DayInput } from '../../../ui/dashboard/forms/day-input.tsx';
import { EntryForm } from '../../../ui/dashboard/forms/entry-form.tsx';
import { InTwoLanguages } from '../../../ui/dashboard/forms/in-two-languages.tsx';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { useEntryForm } from '../../../ui/dashboard/forms/use-entry-form.ts';
import type { Entries } from '../../../ui/dashboard/lists/use-entries.ts';
import { Input, Options, Select, Textarea } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { PictureField } from '../../media/picture/admin-picture-field.tsx';
import { usePicture } from '../../media/picture/admin-use-picture.ts';
import {
  type Article,
  articleInput,
  articleSchema,
  type Kind,
  type LegalTemplate,
  places,
} from '../contract.ts';
import { articleTexts } from '../messages.ts';
import { RichText } from './admin-rich-text.tsx';
import { PUBLISH, PublicationTimes } from './admin-times.tsx';
import { Formatted } from './admin-view.tsx';
import { legalTabTexts, articleTabTexts as t } from './messages.ts';

const PLACES = { none: t.placeNone, bar: t.placeBar, footer: t.placeFooter };
const choices: Record<string, Record<string, Message<never>>> = { place: PLACES, publish: PUBLISH };
const times = ['publishAt', 'startsAt', 'endsAt'];
const slot = { width: 1200, height: 675 };

const blankOf = (kind: Kind) => ({
  kind,
  slug: '',
  title: '',
  summary: '',
  body: '',
  imageUrl: null,
  day: null,
  language: 'id' as const,
  translation: { title: '', summary: '', body: '' },
  place: 'none' as const,
  startsAt: null,
  endsAt: null,
  displayOrder: 1,
  isActive: true,
  publish: 'now' as const,
  publishAt: null,
});
const textOrNull = { setValueAs: (value: string | null) => value || null };

export type FormProps = {
  entries: Entries<Article>;
  kind: Kind;
  start?: LegalTemplate | undefined;
};

export default function ArticleForm({ entries, kind, start }: FormProps) {
  const say = useSay();
  const { date } = useFormats();
  const { entry: article } = entries.editing;
  const picture = usePicture(article?.imageUrl);
  const { form, field, translation, props } = useEntryForm({
    entries,
    input: articleInput,
    schema: articleSchema,
    blank: { ...blankOf(kind), ...start },
    texts: articleTexts,
    translates: [
      ['title', 'translation.title'],
      ['summary', 'translation.summary'],
      ['body', 'translation.body'],
    ],
    focus: 'title',
    isDirty: picture.isDirty,
    complete: async ({ displayOrder: _order, ...values }) => ({
      ...values,
      imageUrl: (await picture.address()) || null,
    }),
    inWords: (name, value) => {
      if (name === 'body') return <Formatted html={String(value)} />;
      if (times.includes(name)) return value && date(String(value));
      const chosen = choices[name]?.[String(value)];
      return chosen ? say(chosen) : value;
    },
  });
  const isLegal = kind === 'legal';
  const add = kind === 'news' ? t.addNews : articleTexts.add;
  const { control } = form;
  const day = useWatch({ control, name: 'day' });

  return (
    <EntryForm {...props} action={say(article || isLegal ? articleTexts.save : add)}>
      <InTwoLanguages {...translation}>
        {(text) => {
          const { name, label, error, lang } = text('body');
          return (
            <>
              <Input required {...text('title')} />
              <Textarea rows={2} hint={say(t.summaryHint)} {...text('summary')} />
              <RichText key={name} {...{ control, name, label, error, lang }} />
            </>
          );
        }}
      </InTwoLanguages>
      {!isLegal && (
        <PictureField label={say(articleTexts.imageUrl)} picture={picture} slot={slot} removable />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {isLegal && (
          <DayInput day={day} {...field('day', textOrNull)} label={say(legalTabTexts.holds)} />
        )}
        {!isLegal && (
          <>
            <Input
              autoCapitalize="off"
              spellCheck={false}
              hint={say(t.slugHint)}
              {...field('slug')}
            />
            {kind === 'news' ? (
              <DayInput day={day} hint={say(t.dayHint)} {...field('day', textOrNull)} />
            ) : (
              <Select {...field('place')}>
                <Options of={places.map((place) => [place, say(PLACES[place])])} />
              </Select>
            )}
          </>
        )}
      </div>
      <PublicationTimes control={control} article={article} isLegal={isLegal} />
      {article && <Switch {...field('isActive')} />}
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => openPreview({ ...form.getValues(), imageUrl: picture.src || null })}
      >
        <ExternalLink className="size-4" />
        {say(t.previewTyped)}
      </Button>
    </EntryForm>
  );
}

function openPreview(typed: object) {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = '/preview/article';
  form.target = '_blank';
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'typed';
  field.value = JSON.stringify(typed);
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
