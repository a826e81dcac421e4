import type { ShownForm } from '../../server/forms/plain-form.ts';
import {
  type AspectsOf,
  blankFeedback,
  type FeedbackValues,
  feedbackMessages,
} from './contract.ts';
import { FeedbackForm } from './feedback-form.island.tsx';
import type { Menus } from './island-menu.tsx';
import { SentPage } from './island-sent.tsx';

type Props = {
  menus: Menus;
  aspects: AspectsOf;
  policyHref: string;
  /** Set after the form was sent without JavaScript. */
  state?: ShownForm<FeedbackValues> | undefined;
};

const initial: ShownForm<FeedbackValues> = {
  sent: false,
  message: '',
  errors: {},
  values: blankFeedback,
};

export function FeedbackSection({ menus, aspects, policyHref, state = initial }: Props) {
  if (state.sent) return <SentPage />;
  return (
    <>
      {state.message && (
        <div role="alert" className="mb-6 rounded bg-danger-tint p-4 text-danger-deep">
          <p className="font-semibold">{feedbackMessages.failed}</p>
          <p className="text-sm">{state.message}</p>
        </div>
      )}
      <FeedbackForm menus={menus} aspects={aspects} values={state.values} errors={state.errors} />
      <p className="mt-5 text-sm text-ink-soft">
        Nama dan masukan Anda hanya kami pakai untuk memperbaiki menu dan layanan.{' '}
        <a className="link" href={policyHref}>
          Kebijakan privasi
        </a>
      </p>
    </>
  );
}
