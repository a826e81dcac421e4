import { EntryForm } from '../../ui/dashboard/forms/entry-form.tsx';
import { InTwoLanguages } from '../../ui/dashboard/forms/in-two-languages.tsx';
import { LongInput } from '../../ui/dashboard/forms/long-input.tsx';
import { OrderInput, orderNumber } from '../../ui/dashboard/forms/order-input.tsx';
import { Switch } from '../../ui/dashboard/forms/switch.tsx';
import { useEntryForm } from '../../ui/dashboard/forms/use-entry-form.ts';
import type { Entries } from '../../ui/dashboard/lists/use-entries.ts';
import { Textarea } from '../../ui/field.tsx';
import { useSay } from '../../ui/reader.tsx';
import { type Faq, faqInput, faqSchema } from './contract.ts';
import { faqTexts } from './messages.ts';

export function FaqForm({ entries }: { entries: Entries<Faq> }) {
  const say = useSay();
  const { field, translation, props } = useEntryForm({
    entries,
    input: faqInput,
    schema: faqSchema,
    blank: {
      question: '',
      answer: '',
      language: 'en',
      translation: { question: '', answer: '' },
      displayOrder: 1,
      isActive: true,
    },
    translates: [
      ['question', 'translation.question'],
      ['answer', 'translation.answer'],
    ],
    texts: faqTexts,
    focus: 'question',
  });
  return (
    <EntryForm {...props} action={say(entries.editing.entry ? faqTexts.save : faqTexts.add)}>
      <InTwoLanguages {...translation}>
        {(text) => (
          <>
            <LongInput required {...text('question')} />
            <Textarea required {...text('answer')} />
          </>
        )}
      </InTwoLanguages>
      <OrderInput min={0} {...field('displayOrder', orderNumber)} />
      <Switch {...field('isActive')} />
    </EntryForm>
  );
}
