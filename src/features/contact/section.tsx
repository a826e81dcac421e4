import type { FormState } from '../../server/plain-form.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ContactForm } from './contact-form.island.tsx';
import { blankContact, type ContactValues, contactMessages } from './form.contract.ts';

type Props = {
  title: string;
  policyHref: string;
  /** After the form was sent without a script. */
  state?: FormState<ContactValues> | undefined;
};

const fresh: FormState<ContactValues> = {
  sent: false,
  message: '',
  fields: {},
  values: blankContact,
};

/** The contact form, and without a script what became of it. */
export function ContactSection({ title, policyHref, state = fresh }: Props) {
  return (
    <section
      className="card scroll-mt-28 p-5 shadow sm:p-8"
      id="contact-form"
      aria-labelledby="contact-form-title"
    >
      <h2 className="heading-display text-2xl" id="contact-form-title">
        {title}
      </h2>
      {state.sent ? (
        <div role="status" className="mt-6 rounded bg-pandan-tint p-5">
          <p className="font-semibold text-pandan-deep">{contactMessages.sent}</p>
          <p className="mt-1">{contactMessages.sentDetail}</p>
          <ButtonLink href="/contact#contact-form" variant="secondary" className="mt-4">
            Send another message
          </ButtonLink>
        </div>
      ) : (
        <>
          <p className="mt-2 text-sm text-ink-soft">
            We use your name, e-mail and message only to answer you.{' '}
            <a className="link" href={policyHref}>
              Privacy policy
            </a>
          </p>
          {state.message && (
            <div role="alert" className="mt-6 rounded bg-danger-tint p-4 text-danger-deep">
              <p className="font-semibold">{contactMessages.failed}</p>
              <p className="text-sm">{state.message}</p>
            </div>
          )}
          <div className="mt-6">
            <ContactForm values={state.values} faults={state.fields} />
          </div>
        </>
      )}
    </section>
  );
}
