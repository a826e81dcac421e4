import type { LeftOutReason } from '../contract.ts';
import type { Device } from './audience.ts';

export type Visit = {
  /** Milliseconds. */
  at: number;
  address: string;
  page: string;
  referrer: string | null;
  country: string | null;
  city: string | null;
  userAgent: string;
  campaign: string | null;
  device: Device;
};
type Tap = { at: number; target: string; campaign: string };
type LeftOut = { at: number; reason: LeftOutReason };
export type Batch = { visits: Visit[]; taps: Tap[]; leftOut: LeftOut[] };
