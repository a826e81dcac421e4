import type { SubmitEvent } from 'react';
import { confirm } from '../../ui/dashboard/confirm.tsx';
import { EntryForm } from '../../ui/dashboard/forms/entry-form.tsx';
import { InTwoLanguages } from '../../ui/dashboard/forms/in-two-languages.tsx';
import { formTexts } from '../../ui/dashboard/forms/messages.ts';
import { OrderInput, orderNumber } from '../../ui/dashboard/forms/order-input.tsx';
import { Switch } from '../../ui/dashboard/forms/switch.tsx';
import { TimeField } from '../../ui/dashboard/forms/time-field.tsx';
import { useEntryForm } from '../../ui/dashboard/forms/use-entry-form.ts';
import type { Entries } from '../../ui/dashboard/lists/use-entries.ts';
import { api, type Options } from '../../ui/fetch.ts';
import { Input, Textarea } from '../../ui/field.tsx';
import { sayHere, useSay } from '../../ui/reader.tsx';
import { toast } from '../../ui/toast.tsx';
import { uploadForm } from '../media/admin-upload.ts';
import { EnglishPicture, PictureField } from '../media/picture/admin-picture-field.tsx';
import { usePicture } from '../media/picture/admin-use-picture.ts';
import { type Promo, type PromoFields, promoForm, promoSchema } from './contract.ts';
import { promoTexts } from './messages.ts';

const slot = { width: 800, height: 1000 };

/** A slip such as `/pge/karier` is asked about. A page that is still a draft may be linked to. */
async function isSureOf(link: string): Promise<boolean> {
  if (!link.startsWith('/')) return true;
  const answer = await fetch(link, { method: 'HEAD' }).catch(() => null);
  if (answer?.status !== 404) return true;
  return confirm({
    sentence: sayHere(promoTexts.linkNowhere, { path: link }),
    description: sayHere(promoTexts.linkNowhereHint),
    action: sayHere(promoTexts.saveAnyway),
    variant: 'primary',
  });
}

export function PromoForm({ entries }: { entries: Entries<Promo> }) {
  const say = useSay();
  const { path, editing } = entries;
  const { entry: promo } = editing;
  const picture = usePicture(promo?.imageUrl);
  const english = usePicture(promo?.englishPicture);

  const add = async (input: PromoFields, once: Options) => {
    const fields = { ...input, englishPicture: await english.address() };
    const { x, y } = picture.focus;
    const aimed = { ...fields, focus: `${x},${y}` };
    const call = { path: `${path}/upload`, fields: aimed, name: 'file', schema: promoSchema };
    const uploaded = await picture.send((file, onProgress) => uploadForm(call, file, onProgress));
    if (uploaded) return;
    const imageUrl = await picture.address();
    await api.post(path, { ...fields, imageUrl }, promoSchema, once);
  };

  const { form, field, translation, props } = useEntryForm({
    entries,
    input: promoForm,
    schema: promoSchema,
    blank: {
      title: '',
      description: '',
      language: 'id',
      translation: { title: '', description: '' },
      link: null,
      displayOrder: 1,
      startsAt: null,
      endsAt: null,
      isActive: true,
    },
    texts: promoTexts,
    translates: [
      ['title', 'translation.title'],
      ['description', 'translation.description'],
    ],
    focus: 'title',
    isDirty: picture.isDirty || english.isDirty,
    complete: async (values) => ({
      ...values,
      imageUrl: await picture.address(),
      englishPicture: await english.address(),
    }),
    isSure: ({ link }) => isSureOf(link ?? ''),
    add,
    addFailed: { title: promoTexts.uploadFailed, fallback: promoTexts.uploadFailedHint },
  });

  const { main } = translation;

  const submitWithPicture = (event: SubmitEvent) => {
    if (picture.src || picture.chosen) return props.onSubmit(event);
    event.preventDefault();
    const description = say(promoTexts.imageMissing);
    picture.refuse(description);
    toast({ title: say(formTexts.error), description, variant: 'destructive' });
    return form.trigger(undefined, { shouldFocus: true });
  };

  return (
    <EntryForm
      {...props}
      onSubmit={submitWithPicture}
      action={say(promo ? promoTexts.save : promoTexts.saveNew)}
    >
      <InTwoLanguages
        {...translation}
        wrong={() => [...(picture.error ? [main] : []), ...translation.wrong()]}
      >
        {(text, language) => (
          <>
            <Input required {...text('title')} />
            <Textarea rows={3} required {...text('description')} />
            {language === main && (
              <PictureField
                label={say(promoTexts.imageUrl)}
                name="file"
                required
                picture={picture}
                slot={slot}
              />
            )}
            {language === 'en' && (
              <EnglishPicture
                label={say(promoTexts.englishPicture)}
                picture={english}
                slot={slot}
              />
            )}
          </>
        )}
      </InTwoLanguages>
      <Input
        inputMode="url"
        autoCapitalize="off"
        hint={say(promoTexts.linkHint)}
        {...field('link', { setValueAs: (value: string | null) => value || null })}
      />
      <TimeField
        control={form.control}
        name="startsAt"
        label={say(promoTexts.startsAt)}
        emptyHint={say(promoTexts.startsAtHint)}
      />
      <TimeField
        control={form.control}
        name="endsAt"
        label={say(promoTexts.endsAt)}
        emptyHint={say(promoTexts.endsAtHint)}
        ends
      />
      <OrderInput min={1} required {...field('displayOrder', orderNumber)} />
      <Switch {...field('isActive')} />
    </EntryForm>
  );
}
