import { useState } from 'react';
import { type FieldErrors, limits } from '../../form.contract.ts';
import { Input, Options, Select, Textarea } from '../../ui/field.tsx';
import { useSay } from '../../ui/reader.tsx';
import { island } from '../../ui/site/island.tsx';
import { type OutletChoice, OutletPicker } from '../../ui/site/outlet-picker.tsx';
import { PublicForm } from '../../ui/site/public-form.tsx';
import { textOf, usePublicForm } from '../../ui/site/use-public-form.ts';
import { toast } from '../../ui/toast.tsx';
import { blankContact, type ContactInput, contactInput } from './contract.ts';
import { contactFormTexts as texts } from './form.messages.ts';
import { Sent } from './island-sent.tsx';
import { contactTexts } from './messages.ts';

type Props = {
  values: ContactInput;
  errors: FieldErrors;
  outlets: OutletChoice[];
  topics: TopicChoice[];
};

export type TopicChoice = { slug: string; name: string };

function read(form: HTMLFormElement): ContactInput {
  const data = new FormData(form);
  return {
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    message: textOf(data, 'message'),
    outlet: textOf(data, 'outlet'),
    topic: textOf(data, 'topic'),
  };
}

function Form({ values, errors: known, outlets, topics }: Props) {
  const say = useSay();
  const [start, setStart] = useState(values);
  const [sent, setSent] = useState({ count: 0, email: '' });
  const { form, field } = usePublicForm({
    path: '/api/contact',
    schema: contactInput,
    read,
    values: start,
    errors: known,
    texts: contactTexts,
    onSent: (notice, form) => {
      toast(notice);
      setStart(blankContact);
      const { email } = read(form);
      setSent(({ count }) => ({ count: count + 1, email }));
    },
    onFailed: () => setSent(({ count }) => ({ count, email: '' })),
  });

  return (
    <>
      {sent.email && <Sent key={sent.count} email={sent.email} />}
      <PublicForm
        key={sent.count}
        className="grid gap-5"
        form={form}
        page="/contact#contact-form"
        texts={texts}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Input
            {...field('name')}
            label={say(texts.name)}
            autoComplete="name"
            required
            maxLength={limits.name}
          />
          <Input
            {...field('email')}
            label={say(texts.email)}
            type="email"
            autoComplete="email"
            required
            maxLength={limits.email}
          />
        </div>
        {topics.length > 0 && (
          <Select {...field('topic')} label={say(texts.topic)}>
            <option value="">{say(texts.noTopic)}</option>
            <Options of={topics.map(({ slug, name }) => [slug, name])} />
          </Select>
        )}
        <OutletPicker outlets={outlets} chosen={start.outlet} texts={texts} />
        <Textarea
          {...field('message')}
          className="[&_textarea]:min-h-38"
          label={say(texts.message)}
          rows={5}
          required
          hint={say(texts.messageHint, { max: limits.message })}
        />
      </PublicForm>
    </>
  );
}

export const ContactForm = island('contact-form', Form);
