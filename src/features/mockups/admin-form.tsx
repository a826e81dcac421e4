import { useWatch } from 'react-hook-form';
import { EntryForm } from '../../ui/dashboard/forms/entry-form.tsx';
import { InTwoLanguages } from '../../ui/dashboard/forms/in-two-languages.tsx';
import { formTexts } from '../../ui/dashboard/forms/messages.ts';
import { useEntryForm } from '../../ui/dashboard/forms/use-entry-form.ts';
import type { Entries } from '../../ui/dashboard/lists/use-entries.ts';
import { api, type Options as Call } from '../../ui/fetch.ts';
import { Input, Options, Select } from '../../ui/field.tsx';
import { useSay } from '../../ui/reader.tsx';
import { toast } from '../../ui/toast.tsx';
import { uploadForm } from '../media/admin-upload.ts';
import { EnglishPicture, PictureField } from '../media/picture/admin-picture-field.tsx';
import { usePicture } from '../media/picture/admin-use-picture.ts';
import { PositionSketch } from './admin-position.tsx';
import {
  DESCRIPTION_MAX,
  type Mockup,
  type MockupFields,
  mockupForm,
  mockupPositions,
  mockupSchema,
} from './contract.ts';
import { mockupTexts } from './messages.ts';

const path = '/api/mockups';
const slot = { width: 400, height: 600, contain: true };
const withoutEnding = (name: string) => name.replace(/\.\w+$/, '');

export function MockupForm({ entries }: { entries: Entries<Mockup> }) {
  const say = useSay();
  const { entry: mockup } = entries.editing;
  const picture = usePicture(mockup?.url);
  const english = usePicture(mockup?.englishPicture);

  const add = async (input: MockupFields, once: Call) => {
    const fields = { ...input, englishPicture: await english.address() };
    const uploaded = await picture.send((image, onProgress) => {
      const name = fields.name || withoutEnding(image.name);
      const named = { ...fields, name };
      const call = { path: `${path}/upload`, fields: named, name: 'image', schema: mockupSchema };
      return uploadForm(call, image, onProgress);
    });
    if (uploaded) return;
    await api.post(path, { ...fields, url: await picture.address() }, mockupSchema, once);
  };

  const { form, field, translation, props } = useEntryForm({
    entries,
    input: mockupForm,
    schema: mockupSchema,
    blank: {
      name: '',
      description: '',
      language: 'id',
      translation: { description: '' },
      position: undefined,
    },
    translates: [['description', 'translation.description']],
    texts: mockupTexts,
    isDirty: picture.isDirty || english.isDirty,
    complete: async (values) => ({
      ...values,
      url: await picture.address(),
      englishPicture: await english.address(),
    }),
    add,
    addFailed: { title: mockupTexts.uploadFailed, fallback: mockupTexts.uploadFailedHint },
    onInvalid: () => {
      const title = say(mockupTexts.incompleteTitle);
      toast({ title, description: say(mockupTexts.incomplete), variant: 'destructive' });
    },
  });
  const position = useWatch({ control: form.control, name: 'position' });

  return (
    <EntryForm
      {...props}
      busyLabel={say(mockup ? formTexts.saving : mockupTexts.uploading)}
      missing={(!position || !(picture.chosen || picture.src)) && say(mockupTexts.incompleteHint)}
      action={say(mockup ? mockupTexts.save : mockupTexts.saveNew)}
    >
      <InTwoLanguages {...translation}>
        {(text, language) => (
          <>
            {language === translation.main && (
              <PictureField
                label={say(mockupTexts.url)}
                name="image"
                required
                picture={picture}
                slot={slot}
              />
            )}
            {language === 'en' && (
              <EnglishPicture
                label={say(mockupTexts.englishPicture)}
                picture={english}
                slot={slot}
              />
            )}
            <Input maxLength={DESCRIPTION_MAX} {...text('description')} />
          </>
        )}
      </InTwoLanguages>
      <Select
        required
        hint={position && <PositionSketch position={position} />}
        {...field('position')}
      >
        <option value="">{say(mockupTexts.choosePosition)}</option>
        <Options of={mockupPositions.map((name) => [name, say(mockupTexts[name])])} />
      </Select>
      <Input hint={say(mockupTexts.nameHint)} {...field('name')} />
    </EntryForm>
  );
}
