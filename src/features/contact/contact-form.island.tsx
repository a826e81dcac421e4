import { useState } from 'react';
import { type FieldErrors, limits } from '../../form.contract.ts';
import { Button } from '../../ui/button.tsx';
import { Input, Select, Textarea } from '../../ui/field.tsx';
import { useSay, useTo } from '../../ui/reader.tsx';
import { island } from '../../ui/site/island.tsx';
import { NotSent } from '../../ui/site/not-sent.tsx';
import { type OutletChoice, OutletPicker } from '../../ui/site/outlet-picker.tsx';
import { useHydrated } from '../../ui/site/use-hydrated.ts';
import { textOf, usePublicForm } from '../../ui/site/use-public-form.ts';
import { toast } from '../../ui/toast.tsx';
import { blankContact, type ContactInput, contactInput } from './contract.ts';
import { contactFormTexts as texts } from './form.messages.ts';
import { Sent } from './island-sent.tsx';
import { contactTexts } from './messages.ts';

type Props = {
  values: ContactInput;
  errors: FieldErrors;
  /** Asked for only when there are several. */
  outlets: OutletChoice[];
  /** By their slugs; empty while the owner has none. */
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
  const to = useTo();
  const hydrated = useHydrated();
  const [start, setStart] = useState(values);
  const [sent, setSent] = useState({ count: 0, shown: false });
  const { errors, busy, failed, submit, clearFieldError } = usePublicForm({
    path: '/api/contact',
    schema: contactInput,
    read,
    errors: known,
    onSent: () => {
      setStart(blankContact);
      setSent(({ count }) => ({ count: count + 1, shown: true }));
      toast({ title: say(contactTexts.sent), description: say(contactTexts.sentDetail) });
    },
    onFailed: (description) => {
      setSent(({ count }) => ({ count, shown: false }));
      toast({ title: say(contactTexts.failed), description, variant: 'destructive' });
    },
  });

  return (
    <>
      {sent.shown && <Sent key={sent.count} />}
      <form
        key={sent.count}
        className="grid gap-5"
        method="post"
        action={to('/contact#contact-form')}
        noValidate={hydrated}
        onSubmit={submit}
        onInput={clearFieldError}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Input
            label={say(texts.name)}
            name="name"
            autoComplete="name"
            required
            maxLength={limits.name}
            defaultValue={start.name}
            error={errors.name}
          />
          <Input
            label={say(texts.email)}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={limits.email}
            defaultValue={start.email}
            error={errors.email}
          />
        </div>
        {topics.length > 0 && (
          <Select label={say(texts.topic)} name="topic" defaultValue={start.topic}>
            <option value="">{say(texts.noTopic)}</option>
            {topics.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        )}
        {outlets.length > 1 && (
          <OutletPicker
            outlets={outlets}
            chosen={start.outlet}
            label={say(texts.outlet)}
            none={say(texts.noOutlet)}
          />
        )}
        <Textarea
          className="[&_textarea]:min-h-38"
          label={say(texts.message)}
          name="message"
          rows={5}
          required
          hint={say(texts.messageHint, { max: limits.message })}
          defaultValue={start.message}
          error={errors.message}
        />
        <Button type="submit" size="lg" busy={busy} className="sm:justify-self-start">
          {say(busy ? texts.sending : texts.send)}
        </Button>
        <NotSent failed={failed} />
      </form>
    </>
  );
}

export const ContactForm = island('contact-form', Form);
