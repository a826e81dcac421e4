import type { ShownForm } from '../../server/forms/plain-form.ts';
import { useSay } from '../../ui/reader.tsx';
import type { OutletChoice } from '../../ui/site/outlet-picker.tsx';
import { Purpose, Refused } from '../../ui/site/public-form.tsx';
import { ContactForm, type TopicChoice } from './contact-form.island.tsx';
import type { ContactInput } from './contract.ts';
import { contactFormTexts } from './form.messages.ts';
import { Sent } from './island-sent.tsx';
import { contactTexts } from './messages.ts';

type Props = {
  title: string;
  outlets: OutletChoice[];
  topics: TopicChoice[];
  /** It holds what is in the form, or what became of it when it was sent without JavaScript. */
  state: ShownForm<ContactInput>;
};

export function ContactSection({ title, outlets, topics, state }: Props) {
  const say = useSay();
  return (
    <section
      className="card scroll-mt-28 p-5 shadow sm:p-8"
      id="contact-form"
      aria-labelledby="contact-form-title"
    >
      <h2 className="heading-2" id="contact-form-title">
        {title}
      </h2>
      <Purpose texts={contactFormTexts} policy="/data-privacy" className="mt-2 mb-6" />
      {state.message && (
        <Refused title={say(contactTexts.failed)} errors={state.errors}>
          {state.message}
        </Refused>
      )}
      {state.sent && <Sent />}
      <ContactForm values={state.values} errors={state.errors} outlets={outlets} topics={topics} />
    </section>
  );
}
