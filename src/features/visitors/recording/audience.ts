import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { asksForPrivacy } from '../campaign.contract.ts';
import type { deviceKinds, LeftOutReason, systems } from '../contract.ts';

/** Programs that fetch a page to show a card with its title and picture in a chat. */
const PREVIEW =
  /whatsapp|facebookexternalhit|twitterbot|telegrambot|slackbot|discordbot|linkedinbot|skypeuripreview|preview/i;

/** Who is not counted; null for a visitor. */
export function reasonToLeaveOut(headers: IncomingHttpHeaders): LeftOutReason | null {
  if (asksForPrivacy(headers)) return 'privacy';
  const agent = headers['user-agent'] ?? '';
  if (agent === '' || isbot(agent)) return PREVIEW.test(agent) ? 'preview' : 'bot';
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  return /prefetch|prerender|preview/.test(purpose) ? 'prerender' : null;
}

export type Device = `${(typeof deviceKinds)[number]}/${(typeof systems)[number]}`;

/** iPadOS calls itself Macintosh: touch points decide. */
export function deviceOf(agent: string, touch: boolean): Device {
  const ipad = /iPad/.test(agent) || (touch && /Macintosh/.test(agent));
  if (ipad) return 'tablet/ios';
  if (/iPhone|iPod/.test(agent)) return 'phone/ios';
  if (/Android/.test(agent)) return /Mobile/.test(agent) ? 'phone/android' : 'tablet/android';
  if (/Tablet|PlayBook|Silk/.test(agent)) return 'tablet/other';
  return /Mobi|Opera Mini/.test(agent) ? 'phone/other' : 'computer/other';
}
