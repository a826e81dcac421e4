import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { api, sentenceOf } from '../../ui/fetch.ts';
import { Input, Textarea } from '../../ui/field.tsx';
import { FileInput } from '../../ui/file-input.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { toast } from '../../ui/toast.tsx';
import { pictureLimits } from '../media/contract.ts';
import { sendPicture } from '../media/send-picture.ts';
import { type Promo, promoForm, promoMessages, promoSchema } from './contract.ts';

const path = '/api/admin/promo-images';
const blank = { title: '', description: '', displayOrder: 1, isActive: true };

type PromoFormProps = {
  /** The one that is edited; without one the form adds. */
  promo: Promo | null;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
};

export function PromoForm({ promo, onSaved, onClose }: PromoFormProps) {
  const form = useForm({ resolver: zodResolver(promoForm), defaultValues: promo ?? blank });
  const { errors, isSubmitting } = form.formState;
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState('');
  const [progress, setProgress] = useState<number>();
  const { setFocus } = form;
  /** A new file field each time: an old one would not notice the same file chosen again. */
  const [cleared, setCleared] = useState(0);

  useEffect(() => {
    if (promo) setFocus('title', { shouldSelect: true });
  }, [promo, setFocus]);

  const chooseFile = (chosen: File | null) => {
    setFile(chosen);
    setFileError('');
  };

  const clear = () => {
    form.reset(blank);
    chooseFile(null);
    setCleared(cleared + 1);
    onClose();
  };

  const refuseWithoutFile = () => {
    setFileError(promoMessages.imageMissing);
    toast({ title: 'Error', description: promoMessages.imageMissing, variant: 'destructive' });
  };

  const add = async (texts: { title: string; description: string; displayOrder: number }) => {
    if (!file) return refuseWithoutFile();
    const body = new FormData();
    for (const name of ['title', 'description', 'displayOrder'] as const) {
      body.set(name, String(texts[name]));
    }
    body.set('file', file);
    await api.upload(`${path}/upload`, body, setProgress, promoSchema);
    toast({ title: promoMessages.created });
    clear();
    await onSaved();
  };

  const submit = form.handleSubmit(
    async (values) => {
      try {
        if (!promo) return await add(values);
        const imageUrl = file ? await sendPicture(file, setProgress) : undefined;
        await api.put(`${path}/${promo.id}`, { ...values, imageUrl }, promoSchema);
        toast({ title: promoMessages.updated });
        clear();
        await onSaved();
      } catch (error) {
        const [title, fallback] = promo
          ? ['Update Failed', 'Update failed']
          : ['Upload Failed', 'Upload failed'];
        toast({ title, description: sentenceOf(error, fallback), variant: 'destructive' });
        showFieldErrors(form, error);
      } finally {
        setProgress(undefined);
      }
    },
    () => {
      if (!promo && !file) refuseWithoutFile();
    },
  );

  return (
    <form onSubmit={submit} noValidate className="card grid gap-4 p-4 sm:p-6">
      <h3 className="text-lg font-bold">{promo ? 'Edit Promo Image' : 'Add Promo Image'}</h3>
      <div className="grid gap-4 sm:grid-cols-[1fr_10rem]">
        <Input label="Title" required error={errors.title?.message} {...form.register('title')} />
        <Input
          label="Display Order"
          type="number"
          min={1}
          required
          error={errors.displayOrder?.message}
          {...form.register('displayOrder', { valueAsNumber: true })}
        />
      </div>
      <Textarea
        label="Description"
        rows={3}
        required
        error={errors.description?.message}
        {...form.register('description')}
      />
      <FileInput
        key={cleared}
        label={promo ? 'Replace image' : 'Image'}
        name="file"
        required={!promo}
        file={file}
        onFile={chooseFile}
        error={fileError}
        maxBytes={pictureLimits.staffBytes}
        currentUrl={promo?.imageUrl}
        progress={progress}
        hint="JPEG, PNG or WebP, upright 4:5, at least 800 x 1000"
      />
      {promo && <Switch label="Active: visitors see it" {...form.register('isActive')} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : promo ? 'Update Promo' : 'Add Promo'}
        </Button>
        <Button variant="secondary" disabled={isSubmitting} onClick={clear}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
