import type { ShownForm } from '../../server/forms/plain-form.ts';
import { Sentence, useSay, useTo } from '../../ui/reader.tsx';
import { noticeOf, type RatingValues } from './contract.ts';
import { SentPage, type Shop } from './form/island-sent.tsx';
import { ratingFormTexts } from './form/messages.ts';
import { RatingForm } from './form/rating-form.island.tsx';
import { ratingTexts } from './messages.ts';

type Props = { shop: Shop; state: ShownForm<RatingValues> };

/** The rating form, and without a script what became of it. */
export function RatingSection({ shop, state }: Props) {
  const say = useSay();
  const to = useTo();
  const { sent, message, errors, values } = state;
  if (sent) return <SentPage name={values.name} email={values.email} shop={shop} />;
  const notice = noticeOf(errors);
  const policy = (
    <a className="link" href={to('/privacy')}>
      {say(ratingFormTexts.policy)}
    </a>
  );
  return (
    <>
      {message && (
        <div role="alert" className="mb-6 rounded bg-danger-tint p-4 text-danger-deep">
          <p className="font-semibold">{say(notice?.title ?? ratingTexts.failed)}</p>
          <p className="text-sm">{notice ? say(notice.description) : message}</p>
        </div>
      )}
      <RatingForm values={values} errors={errors} shop={shop} />
      <p className="mt-5 text-sm text-ink-soft">
        <Sentence of={ratingFormTexts.purpose} policy={policy} />
      </p>
    </>
  );
}
