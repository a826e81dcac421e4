import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/checkbox.tsx';
import { api, sentenceOf } from '../../ui/fetch.ts';
import { Input, Textarea } from '../../ui/field.tsx';
import { showFieldErrors } from '../../ui/form-errors.ts';
import { toast } from '../../ui/toast.tsx';
import { type Faq, faqInput, faqMessages, faqSchema } from './contract.ts';

const path = '/api/faqs';
const blank = { question: '', answer: '', displayOrder: 1, isActive: true };

type FaqFormProps = {
  /** The one that is edited; without one the form adds. */
  faq: Faq | null;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
};

export function FaqForm({ faq, onSaved, onClose }: FaqFormProps) {
  const form = useForm({ resolver: zodResolver(faqInput), defaultValues: faq ?? blank });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;

  useEffect(() => {
    if (faq) setFocus('question', { shouldSelect: true });
  }, [faq, setFocus]);

  const clear = () => {
    form.reset(blank);
    onClose();
  };

  const submit = form.handleSubmit(async (values) => {
    try {
      if (faq) await api.put(`${path}/${faq.id}`, values, faqSchema);
      else await api.post(path, values, faqSchema);
      toast({ title: faq ? faqMessages.updated : faqMessages.created });
      clear();
      await onSaved();
    } catch (error) {
      const title = faq ? 'Update Failed' : 'Error';
      toast({ title, description: sentenceOf(error), variant: 'destructive' });
      showFieldErrors(form, error);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="card grid gap-4 p-4 sm:p-6">
      <h3 className="text-lg font-bold">{faq ? 'Edit FAQ' : 'Add FAQ'}</h3>
      <Input
        label="Question"
        required
        error={errors.question?.message}
        {...form.register('question')}
      />
      <Textarea
        label="Answer"
        required
        error={errors.answer?.message}
        {...form.register('answer')}
      />
      <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <Input
          label="Display Order"
          type="number"
          min={0}
          className="w-32"
          error={errors.displayOrder?.message}
          {...form.register('displayOrder', { setValueAs: numberOrDefault })}
        />
        <Switch label="Active: visitors see it" {...form.register('isActive')} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : faq ? 'Update FAQ' : 'Add FAQ'}
        </Button>
        <Button variant="secondary" disabled={isSubmitting} onClick={clear}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** An emptied field means the default; 0 is a number and stays one. */
const numberOrDefault = (value: unknown) => (value === '' ? undefined : Number(value));
