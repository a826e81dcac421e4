import type { ShownForm } from '../../server/forms/plain-form.ts';
import { Sentence, useSay, useTo } from '../../ui/reader.tsx';
import type { OutletChoice } from '../../ui/site/outlet-picker.tsx';
import type { AspectsOf, FeedbackValues } from './contract.ts';
import { FeedbackForm } from './form/feedback-form.island.tsx';
import type { Menus } from './form/island-menu.tsx';
import { SentPage } from './form/island-sent.tsx';
import { feedbackFormTexts } from './form/messages.ts';
import { feedbackTexts } from './messages.ts';

type Props = {
  menus: Menus;
  aspects: AspectsOf;
  /** Asked for only when there are several. */
  outlets: OutletChoice[];
  /** What is in the form, or what became of it when it was sent without JavaScript. */
  state: ShownForm<FeedbackValues>;
};

export function FeedbackSection({ menus, aspects, outlets, state }: Props) {
  const say = useSay();
  const to = useTo();
  const policy = (
    <a className="link" href={to('/privacy')}>
      {say(feedbackFormTexts.policy)}
    </a>
  );
  if (state.sent) return <SentPage />;
  return (
    <>
      {state.message && (
        <div role="alert" className="mb-6 rounded bg-danger-tint p-4 text-danger-deep">
          <p className="font-semibold">{say(feedbackTexts.failed)}</p>
          <p className="text-sm">{state.message}</p>
        </div>
      )}
      <FeedbackForm
        menus={menus}
        aspects={aspects}
        outlets={outlets}
        values={state.values}
        errors={state.errors}
      />
      <p className="mt-5 text-sm text-ink-soft">
        <Sentence of={feedbackFormTexts.purpose} policy={policy} />
      </p>
    </>
  );
}
