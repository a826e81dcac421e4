import type { FormState } from '../../server/plain-form.ts';
import { FeedbackForm } from './feedback-form.island.tsx';
import { blankFeedback, type FeedbackValues, feedbackMessages } from './form.contract.ts';
import type { Menus } from './section-menu.tsx';
import { SentPage } from './section-sent.tsx';

type Props = {
  menus: Menus;
  policyHref: string;
  /** After the form was sent without a script. */
  state?: FormState<FeedbackValues> | undefined;
};

const fresh: FormState<FeedbackValues> = {
  sent: false,
  message: '',
  fields: {},
  values: blankFeedback,
};

/** The feedback form, and without a script what became of it. */
export function FeedbackSection({ menus, policyHref, state = fresh }: Props) {
  if (state.sent) return <SentPage />;
  return (
    <>
      {state.message && (
        <div role="alert" className="mb-6 rounded bg-danger-tint p-4 text-danger-deep">
          <p className="font-semibold">{feedbackMessages.failed}</p>
          <p className="text-sm">{state.message}</p>
        </div>
      )}
      <FeedbackForm menus={menus} values={state.values} faults={state.fields} />
      <p className="mt-5 text-sm text-ink-soft">
        Nama dan masukan Anda hanya kami pakai untuk memperbaiki menu dan layanan.{' '}
        <a className="link" href={policyHref}>
          Kebijakan privasi
        </a>
      </p>
    </>
  );
}
