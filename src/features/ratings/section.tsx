import type { ShownForm } from '../../server/forms/plain-form.ts';
import { explainErrors, type RatingValues, ratingMessages } from './contract.ts';
import { SentPage, type Shop } from './form/island-sent.tsx';
import { RatingForm } from './form/rating-form.island.tsx';

type Props = { shop: Shop; policyHref: string; state: ShownForm<RatingValues> };

/** The rating form, and without a script what became of it. */
export function RatingSection({ shop, policyHref, state }: Props) {
  const { sent, message, errors, values } = state;
  if (sent) return <SentPage name={values.name} email={values.email} shop={shop} />;
  const notice = explainErrors(errors) ?? { title: ratingMessages.failed, description: message };
  return (
    <>
      {message && (
        <div role="alert" className="mb-6 rounded bg-danger-tint p-4 text-danger-deep">
          <p className="font-semibold">{notice.title}</p>
          <p className="text-sm">{notice.description}</p>
        </div>
      )}
      <RatingForm values={values} errors={errors} shop={shop} />
      <p className="mt-5 text-sm text-ink-soft">
        Data Anda hanya kami pakai untuk memeriksa rating ini dan mengirim reward.{' '}
        <a className="link" href={policyHref}>
          Kebijakan privasi
        </a>
      </p>
    </>
  );
}
