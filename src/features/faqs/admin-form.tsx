import { EntryForm } from '../../ui/dashboard/forms/entry-form.tsx';
import { orderNumber } from '../../ui/dashboard/forms/order-number.ts';
import { Switch } from '../../ui/dashboard/forms/switch.tsx';
import { useEntryForm } from '../../ui/dashboard/forms/use-entry-form.ts';
import type { Entries } from '../../ui/dashboard/lists/use-entries.ts';
import { Input, Textarea } from '../../ui/field.tsx';
import { type Faq, faqInput, faqMessages, faqSchema } from './contract.ts';

const labels = {
  question: 'Question',
  answer: 'Answer',
  displayOrder: 'Display Order',
  isActive: 'Active: visitors see it',
};

export function FaqForm({ entries }: { entries: Entries<Faq> }) {
  const { field, props } = useEntryForm({
    entries,
    input: faqInput,
    schema: faqSchema,
    blank: { question: '', answer: '', displayOrder: 1, isActive: true },
    labels,
    focus: 'question',
    messages: faqMessages,
  });
  return (
    <EntryForm {...props} action={entries.editing.entry ? 'Update FAQ' : 'Add FAQ'}>
      <Input required {...field('question')} />
      <Textarea required {...field('answer')} />
      <Input type="number" min={0} {...field('displayOrder', orderNumber)} />
      <Switch {...field('isActive')} />
    </EntryForm>
  );
}
