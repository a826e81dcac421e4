import { useWatch } from 'react-hook-form';
import { EntryForm } from '../../ui/dashboard/forms/entry-form.tsx';
import { useEntryForm } from '../../ui/dashboard/forms/use-entry-form.ts';
import type { Entries } from '../../ui/dashboard/lists/use-entries.ts';
import { api } from '../../ui/fetch.ts';
import { Input, Select } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { uploadForm } from '../media/admin-upload.ts';
import { PictureField } from '../media/picture/admin-picture-field.tsx';
import { usePicture } from '../media/picture/admin-use-picture.ts';
import {
  DESCRIPTION_MAX,
  type Mockup,
  type MockupFields,
  mockupForm,
  mockupMessages,
  mockupPositions,
  mockupSchema,
} from './contract.ts';

const path = '/api/mockups';
const labels = {
  name: 'Name',
  position: 'Position',
  description: 'Description (optional)',
  url: 'Image',
};
const slot = { width: 400, height: 600, contain: true };
const withoutEnding = (name: string) => name.replace(/\.\w+$/, '');

export function MockupForm({ entries }: { entries: Entries<Mockup> }) {
  const { entry: mockup } = entries.editing;
  const picture = usePicture(mockup?.url);

  const add = async (fields: MockupFields) => {
    const uploaded = await picture.send((image, onProgress) => {
      const name = fields.name || withoutEnding(image.name);
      const named = { ...fields, name };
      const call = { path: `${path}/upload`, fields: named, name: 'image', schema: mockupSchema };
      return uploadForm(call, image, onProgress);
    });
    if (!uploaded) await api.post(path, { ...fields, url: await picture.address() });
  };

  const { form, field, props } = useEntryForm({
    entries,
    input: mockupForm,
    schema: mockupSchema,
    blank: { name: '', description: '', position: undefined },
    labels,
    focus: 'name',
    messages: mockupMessages,
    isDirty: picture.isDirty,
    complete: async (values) => ({ ...values, url: await picture.address() }),
    add,
    addFailed: ['Upload Failed', 'Upload failed'],
    onInvalid: () => {
      const { incompleteTitle: title, incomplete: description } = mockupMessages;
      toast({ title, description, variant: 'destructive' });
    },
  });
  const position = useWatch({ control: form.control, name: 'position' });

  return (
    <EntryForm
      {...props}
      busyLabel={mockup ? 'Saving...' : 'Uploading...'}
      missing={
        (!position || !(picture.chosen || picture.src)) && 'Choose an image and a position first.'
      }
      action={mockup ? 'Update Image' : 'Upload'}
    >
      <PictureField label="Image" name="image" required picture={picture} slot={slot} />
      <Select required {...field('position')}>
        <option value="">Select position</option>
        {mockupPositions.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Input hint="Empty: the name of the file" {...field('name')} />
      <Input maxLength={DESCRIPTION_MAX} {...field('description')} />
    </EntryForm>
  );
}
