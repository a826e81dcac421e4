import PQueue from 'p-queue';
import { HttpError } from '../../server/http/errors.ts';
import { pictureTexts } from './messages.ts';

/**
 * Decoding a picture and making its widths takes up to 140 MB, so one of staff and one of a visitor
 * are worked on at a time. Each have their own place, so that neither can keep the other out.
 */
const queues = {
  staff: { places: new PQueue({ concurrency: 1 }), maxWaiting: 10 },
  visitors: { places: new PQueue({ concurrency: 1 }), maxWaiting: 30 },
};

/** Two pictures larger than this, decoded at once, would exceed 512 MB of memory. */
const LARGE_BYTES = 40_000_000;
const largeOnes = new PQueue({ concurrency: 1 });

/** Connections without traffic are closed after thirty seconds, so nobody waits longer. */
const MAX_WAIT_MS = 15_000;
/** A visitor's address may have one picture worked on and one waiting. */
const MAX_FROM_ONE_ADDRESS = 2;
const RETRY_AFTER = 5;

/** `address` is the visitor's, of IPv6 a /48; `gone` is aborted once the sender no longer waits for an answer. */
export type Sender = { address: string; gone: AbortSignal };

export const picturesBusy = () =>
  new HttpError(503, 'pictures_busy', pictureTexts.busy, { retryAfter: RETRY_AFTER });

export const tooManyPictures = () =>
  new HttpError(429, 'pictures_under_way', pictureTexts.othersUnderWay, {
    retryAfter: RETRY_AFTER,
  });

/**
 * Works on a picture of staff when its turn comes. Once its sender has gone, it leaves the queue.
 * Throws 503 when the queue is full or the turn does not come in time.
 */
export const processForStaff = <T>(bytesToDecode: number, gone: AbortSignal, work: Work<T>) =>
  waitForPlace('staff', 0, gone, limitMemory(bytesToDecode, work));

const ofAddress = new Map<string, number>();

/**
 * The first picture of an address goes before the second of any other, and a third at once is
 * refused with 429, so that a sender of many costly pictures delays mostly themselves.
 */
export async function processForVisitor<T>(
  bytesToDecode: number,
  { address, gone }: Sender,
  work: Work<T>,
): Promise<T> {
  const before = ofAddress.get(address) ?? 0;
  if (before >= MAX_FROM_ONE_ADDRESS) throw tooManyPictures();
  ofAddress.set(address, before + 1);
  try {
    return await waitForPlace('visitors', -before, gone, limitMemory(bytesToDecode, work));
  } finally {
    const left = (ofAddress.get(address) ?? 1) - 1;
    if (left > 0) ofAddress.set(address, left);
    else ofAddress.delete(address);
  }
}

type Work<T> = () => Promise<T>;

const limitMemory =
  <T>(bytesToDecode: number, work: Work<T>): Work<T> =>
  () =>
    bytesToDecode > LARGE_BYTES ? largeOnes.add(work) : work();

async function waitForPlace<T>(
  who: keyof typeof queues,
  priority: number,
  gone: AbortSignal,
  work: Work<T>,
): Promise<T> {
  const { places, maxWaiting } = queues[who];
  gone.throwIfAborted();
  if (places.size >= maxWaiting) throw picturesBusy();
  // The signal ends with the wait, or the place would be free while the work goes on.
  const waiting = new AbortController();
  const leave = () => waiting.abort(gone.reason);
  const giveUp = setTimeout(() => waiting.abort(picturesBusy()), MAX_WAIT_MS);
  const stopWaiting = () => {
    clearTimeout(giveUp);
    gone.removeEventListener('abort', leave);
  };
  gone.addEventListener('abort', leave);
  const start = () => {
    stopWaiting();
    return work();
  };
  return places.add(start, { priority, signal: waiting.signal }).finally(stopWaiting);
}
