import type { ShownForm } from '../../server/forms/plain-form.ts';
import { useSay } from '../../ui/reader.tsx';
import { Purpose, Refused } from '../../ui/site/public-form.tsx';
import { noticeOf, type RatingValues } from './contract.ts';
import { SentPage, type Shop } from './form/island-sent.tsx';
import { ratingFormTexts } from './form/messages.ts';
import { RatingForm } from './form/rating-form.island.tsx';
import { ratingTexts } from './messages.ts';

export function RatingSection({ shop, state }: { shop: Shop; state: ShownForm<RatingValues> }) {
  const say = useSay();
  const { sent, message, errors, values } = state;
  if (sent) return <SentPage name={values.name} email={values.email} shop={shop} />;
  const notice = noticeOf(errors);
  return (
    <>
      {message && (
        <Refused title={say(notice?.title ?? ratingTexts.failed)}>
          {notice ? say(notice.description) : message}
        </Refused>
      )}
      <RatingForm values={values} errors={errors} shop={shop} />
      <Purpose texts={ratingFormTexts} policy="/privacy" className="mt-5" />
    </>
  );
}
