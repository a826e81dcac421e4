import { useWatch } from 'react-hook-form';
import { EntryForm } from '../../ui/dashboard/forms/entry-form.tsx';
import { InTwoLanguages } from '../../ui/dashboard/forms/in-two-languages.tsx';
import { LongInput } from '../../ui/dashboard/forms/long-input.tsx';
import { OrderInput, orderNumber } from '../../ui/dashboard/forms/order-input.tsx';
import { useEntryForm } from '../../ui/dashboard/forms/use-entry-form.ts';
import type { Entries } from '../../ui/dashboard/lists/use-entries.ts';
import { Input } from '../../ui/field.tsx';
import { useSay } from '../../ui/reader.tsx';
import { PictureField } from '../media/picture/admin-picture-field.tsx';
import { usePicture } from '../media/picture/admin-use-picture.ts';
import { type TeamMember, teamMemberInput, teamMemberSchema } from './contract.ts';
import { teamTexts } from './messages.ts';

const slot = { width: 600, height: 600 };

export function TeamForm({ entries }: { entries: Entries<TeamMember> }) {
  const say = useSay();
  const { entry: member } = entries.editing;
  const photo = usePicture(member?.photoUrl);
  const { form, field, translation, props } = useEntryForm({
    entries,
    input: teamMemberInput,
    schema: teamMemberSchema,
    blank: {
      name: '',
      position: '',
      about: '',
      language: 'en',
      translation: { position: '', about: '' },
      photoUrl: '',
      displayOrder: 1,
    },
    translates: [
      ['position', 'translation.position'],
      ['about', 'translation.about'],
    ],
    texts: teamTexts,
    focus: 'name',
    isDirty: photo.isDirty,
    complete: async (values) =>
      photo.isDirty ? { ...values, photoUrl: await photo.address() } : values,
  });
  const [name, ...positions] = useWatch({
    control: form.control,
    name: ['name', 'position', 'translation.position'],
  });

  return (
    <EntryForm
      {...props}
      missing={
        (!name.trim() || !positions.some((position) => position?.trim())) &&
        say(teamTexts.incomplete)
      }
      action={say(member ? teamTexts.save : teamTexts.add)}
    >
      <Input required {...field('name')} />
      <InTwoLanguages {...translation}>
        {(text) => (
          <>
            <Input required {...text('position')} />
            <LongInput {...text('about')} />
          </>
        )}
      </InTwoLanguages>
      <PictureField label={say(teamTexts.photo)} picture={photo} slot={slot} removable />
      <Input
        inputMode="url"
        placeholder="https://"
        hint={say(teamTexts.photoUrlHint)}
        {...field('photoUrl')}
      />
      <OrderInput min={1} {...field('displayOrder', orderNumber)} />
    </EntryForm>
  );
}
