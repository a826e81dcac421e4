import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { asksForPrivacy } from '../campaign.contract.ts';
import type { LeftOutReason } from '../contract.ts';
import { type Device, readDevice } from '../device.contract.ts';

/** These programs fetch a page to preview it in a chat. */
const PREVIEW =
  /whatsapp|facebookexternalhit|twitterbot|telegrambot|slackbot|discordbot|linkedinbot|skypeuripreview|preview/i;

/** Returns null for a visitor, who is counted. */
export function reasonToLeaveOut(headers: IncomingHttpHeaders): LeftOutReason | null {
  if (asksForPrivacy(headers)) return 'privacy';
  const agent = headers['user-agent'] ?? '';
  const program = programOf(agent);
  if (program !== null) return program;
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  return /prefetch|prerender|preview/.test(purpose) ? 'prerender' : null;
}

/** A stranger can send any number of made-up names, so they are bounded. */
const known = new Map<string, ReturnType<typeof programOf>>();
const MAX_KNOWN = 1000;

function programOf(agent: string): 'preview' | 'bot' | null {
  const before = known.get(agent);
  if (before !== undefined) return before;
  const isProgram = agent === '' || isbot(agent);
  const program = isProgram ? (PREVIEW.test(agent) ? 'preview' : 'bot') : null;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(agent, program);
  return program;
}

export type CountedDevice = `${Device['device']}/${Device['system']}`;

export function deviceOf(agent: string, touch: boolean): CountedDevice {
  const { device, system } = readDevice(agent, touch);
  return `${device}/${system}`;
}
