import type { LeftOutReason } from '../contract.ts';
import type { CountedDevice } from './audience.ts';

export type Visit = {
  /** It counts milliseconds since 1970. */
  at: number;
  address: string;
  page: string;
  /** It is the address and where its link was followed, as in `/menu blog.example`. */
  brokenLink: string | null;
  referrer: string | null;
  country: string | null;
  city: string | null;
  userAgent: string;
  campaign: string | null;
  device: CountedDevice;
};
type Tap = { at: number; target: string; campaign: string };
type LeftOut = { at: number; reason: LeftOutReason };
export type Batch = { visits: Visit[]; taps: Tap[]; leftOut: LeftOut[] };
