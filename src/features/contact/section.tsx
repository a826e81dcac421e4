import type { ShownForm } from '../../server/forms/plain-form.ts';
import { Sentence, useSay, useTo } from '../../ui/reader.tsx';
import type { OutletChoice } from '../../ui/site/outlet-picker.tsx';
import { ContactForm, type TopicChoice } from './contact-form.island.tsx';
import { blankContact, type ContactInput } from './contract.ts';
import { contactFormTexts } from './form.messages.ts';
import { Sent } from './island-sent.tsx';
import { contactTexts } from './messages.ts';

type Props = {
  title: string;
  /** Asked for only when there are several. */
  outlets: OutletChoice[];
  topics: TopicChoice[];
  /** What is in the form, or what became of it when it was sent without JavaScript. */
  state: ShownForm<ContactInput>;
};

export function ContactSection({ title, outlets, topics, state }: Props) {
  const say = useSay();
  const to = useTo();
  const policy = (
    <a className="link" href={to('/data-privacy')}>
      {say(contactFormTexts.policy)}
    </a>
  );
  return (
    <section
      className="card scroll-mt-28 p-5 shadow sm:p-8"
      id="contact-form"
      aria-labelledby="contact-form-title"
    >
      <h2 className="heading-display text-2xl" id="contact-form-title">
        {title}
      </h2>
      <p className="mt-2 text-sm text-ink-soft">
        <Sentence of={contactFormTexts.purpose} policy={policy} />
      </p>
      {state.message && !state.sent && (
        <div role="alert" className="mt-6 rounded bg-danger-tint p-4 text-danger-deep">
          <p className="font-semibold">{say(contactTexts.failed)}</p>
          <p className="text-sm">{state.message}</p>
        </div>
      )}
      <div className="mt-6">
        {state.sent && <Sent />}
        <ContactForm
          values={state.sent ? blankContact : state.values}
          errors={state.errors}
          outlets={outlets}
          topics={topics}
        />
      </div>
    </section>
  );
}
