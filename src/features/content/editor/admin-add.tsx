import { zodResolver } from '@hookform/resolvers/zod';
import { ChevronDown } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { showFieldErrors } from '../../../ui/dashboard/forms/form-errors.ts';
import { useTypedGuard } from '../../../ui/dashboard/forms/use-typed-guard.ts';
import { api, errorMessage } from '../../../ui/fetch.ts';
import { Input, Select, Textarea } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { PictureField } from '../../media/picture/admin-picture-field.tsx';
import {
  contentInput,
  contentSchema,
  contentTypes,
  type PageName,
  registry,
  slotOf,
} from '../contract.ts';
import { contentTexts } from '../messages.ts';
import { useSentPicture } from './admin-picture.tsx';
import { addTexts, editorTexts } from './messages.ts';

/** Staff may add content beyond the registry, for other programs to read through the API. */
export function AddContent({ page, onSaved }: { page: PageName; onSaved: () => Promise<unknown> }) {
  const say = useSay();
  const sections = Object.keys(registry[page].sections);
  const blank = {
    page,
    section: sections[0] ?? '',
    contentType: 'text' as const,
    key: '',
    value: '',
    label: '',
    description: '',
  };
  const form = useForm({ resolver: zodResolver(contentInput), defaultValues: blank });
  const { errors, isDirty, isSubmitting } = form.formState;
  useTypedGuard(isDirty);
  const [contentType, section, key, value] = useWatch({
    control: form.control,
    name: ['contentType', 'section', 'key', 'value'],
  });

  const incomplete = () => toast({ title: say(contentTexts.incomplete), variant: 'destructive' });
  const submit = form.handleSubmit(async (values) => {
    try {
      await api.post('/api/cms/contents', values, contentSchema);
      toast({ title: say(contentTexts.created) });
      form.reset(blank);
      await onSaved();
    } catch (error) {
      const title = say(contentTexts.createFailed, { message: errorMessage(error) });
      toast({ title, variant: 'destructive' });
      showFieldErrors(form, error);
    }
  }, incomplete);

  const picture = useSentPicture(value, (address) => form.setValue('value', address));

  return (
    <details className="group/add card">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-card font-semibold">
        {say(addTexts.title)}
        <ChevronDown className="-me-1 size-4 shrink-0 text-ink-soft transition group-open/add:rotate-180" />
      </summary>
      <form onSubmit={submit} noValidate className="grid gap-4 border-t border-line p-card">
        <p className="text-sm text-ink-soft">{say(editorTexts.notShown)}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Input
            label={say(addTexts.label)}
            required
            error={errors.label?.message}
            {...form.register('label')}
          />
          <Input
            label={say(addTexts.key)}
            required
            error={errors.key?.message}
            {...form.register('key')}
          />
          <Select label={say(addTexts.type)} {...form.register('contentType')}>
            {contentTypes.options.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
          <Select label={say(addTexts.section)} {...form.register('section')}>
            {sections.map((section) => (
              <option key={section}>{section}</option>
            ))}
          </Select>
          <Input
            label={say(addTexts.note)}
            className="sm:col-span-2"
            {...form.register('description')}
          />
        </div>
        {contentType === 'image' && (
          <PictureField
            label={say(addTexts.upload)}
            picture={picture}
            slot={slotOf({ page, section, key })}
          />
        )}
        <Textarea
          label={say(contentType === 'image' ? addTexts.address : addTexts.value)}
          required
          rows={3}
          error={errors.value?.message}
          {...form.register('value')}
        />
        <Button type="submit" busy={isSubmitting} className="justify-self-start">
          {say(addTexts.add)}
        </Button>
      </form>
    </details>
  );
}
