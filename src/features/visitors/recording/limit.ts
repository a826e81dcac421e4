import { clientAddress } from '../../../server/forms/rate-limits.ts';
import { HttpError } from '../../../server/http/errors.ts';
import { MINUTE } from '../../../time.ts';
import { visitErrors } from '../messages.ts';

/** A whole café shares one address. */
const PER_FORM = 30;
const MAX_ADDRESSES = 50_000;

/** A query would cost as much as the visit, so only this process counts. */
export function createVisitLimit(formLimit: number, clock: () => Date) {
  const most = formLimit * PER_FORM;
  const counts = new Map<string, number>();
  let minute = 0;

  return (address: string) => {
    if (most === 0) return;
    const now = Math.floor(clock().getTime() / MINUTE);
    if (now !== minute || counts.size >= MAX_ADDRESSES) counts.clear();
    minute = now;
    const key = clientAddress({ ip: address });
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > most) {
      throw new HttpError(429, 'too_many_requests', visitErrors.tooMany, { retryAfter: 60 });
    }
  };
}
