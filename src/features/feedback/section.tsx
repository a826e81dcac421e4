import type { ShownForm } from '../../server/forms/plain-form.ts';
import { useSay } from '../../ui/reader.tsx';
import type { OutletChoice } from '../../ui/site/outlet-picker.tsx';
import { Purpose, Refused } from '../../ui/site/public-form.tsx';
import type { AspectsOf, FeedbackValues } from './contract.ts';
import { FeedbackForm } from './form/feedback-form.island.tsx';
import type { Menus } from './form/island-menu.tsx';
import { SentPage } from './form/island-sent.tsx';
import { feedbackFormTexts } from './form/messages.ts';
import { feedbackTexts } from './messages.ts';

type Props = {
  menus: Menus;
  aspects: AspectsOf;
  outlets: OutletChoice[];
  /** It holds what is in the form, or what became of it when it was sent without JavaScript. */
  state: ShownForm<FeedbackValues>;
};

export function FeedbackSection({ menus, aspects, outlets, state }: Props) {
  const say = useSay();
  if (state.sent) return <SentPage />;
  return (
    <>
      {state.message && (
        <Refused title={say(feedbackTexts.failed)} errors={state.errors}>
          {state.message}
        </Refused>
      )}
      <FeedbackForm
        menus={menus}
        aspects={aspects}
        outlets={outlets}
        values={state.values}
        errors={state.errors}
      />
      <Purpose
        texts={feedbackFormTexts}
        policy="/privacy"
        className="mt-5 [#feedback:has([role=status])_&]:hidden"
      />
    </>
  );
}
