import { limitConcurrency } from '../../server/concurrency.ts';
import { unavailable } from '../../server/http/errors.ts';
import { pictureMessages } from './contract.ts';

/** Decoding a picture and making its widths takes up to 140 MB. */
const PARALLEL = 2;
/** Bytes: two at once that have to be decoded whole and are larger do not fit into 512 MB beside the rest. */
const LARGE = 40_000_000;
/**
 * Milliseconds. Connections without traffic are closed after thirty seconds, so no one waits
 * longer.
 */
const LONGEST_WAIT = 15_000;

/**
 * There is one line, but staff's pictures (which everybody sees) and visitors' (which are private)
 * have a share each, so that neither can keep the other out: `seconds` is how much work may be in
 * line, `units` how much of it is, `pace` the seconds a unit takes: a guess until it was measured.
 */
const shares = {
  public: { seconds: 10, pace: 0.015, units: 0 },
  private: { seconds: 5, pace: 0.008, units: 0 },
};
export type Share = keyof typeof shares;

const inLine = limitConcurrency({ parallel: PARALLEL });
const largeOnes = limitConcurrency({ parallel: 1 });
let running = 0;

/** Even the smallest picture takes as long as two megabytes do. */
const unitsOf = (bytesToDecode: number) => 2 + bytesToDecode / 1_000_000;

/** Retry-After is the time that the present queue takes. */
function busy(share: Share) {
  const { pace, units } = shares[share];
  return unavailable(pictureMessages.busy, Math.max(1, Math.ceil(units * pace)));
}

/**
 * Works on a picture when its turn comes; once its sender has `gone`, it leaves the line. Throws 503
 * at once when it would not be finished in time.
 */
export async function processInTurn<T>(
  share: Share,
  bytesToDecode: number,
  gone: AbortSignal,
  work: () => Promise<T>,
): Promise<T> {
  const units = unitsOf(bytesToDecode);
  const before = shares[share];
  // One alone is always welcome.
  if (before.units > 0 && (before.units + units) * before.pace > before.seconds) throw busy(share);
  const tooLong = AbortSignal.timeout(LONGEST_WAIT);
  shares[share].units += units;
  try {
    const signal = AbortSignal.any([gone, tooLong]);
    const turn = () => inLine(() => measured(share, units, work), { signal });
    return await (bytesToDecode > LARGE ? largeOnes(turn, { signal }) : turn());
  } catch (error) {
    throw error === tooLong.reason ? busy(share) : error;
  } finally {
    shares[share].units -= units;
  }
}

async function measured<T>(share: Share, units: number, work: () => Promise<T>): Promise<T> {
  running += 1;
  const started = { at: performance.now(), running };
  try {
    const result = await work();
    const seconds = (performance.now() - started.at) / 1000;
    // Two pictures at once take longer each but less time together, so the time is shared out.
    const own = (seconds * 2) / (started.running + running);
    shares[share].pace += (own / units - shares[share].pace) / 5;
    return result;
  } finally {
    running -= 1;
  }
}
