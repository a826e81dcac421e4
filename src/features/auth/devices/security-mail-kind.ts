import { type Reader, say } from '../../../messages.ts';
import type { BaseDeps } from '../../../server/deps.ts';
import { formatDate } from '../../../time.ts';
import { type MailKind, mailReader, writeMail } from '../../email/mail-kind.ts';
import { securityMailParts as parts, securityMailTexts } from './messages.ts';
import { type SecurityEvent, type SecurityMailData, securityMailData } from './security-mail.ts';

export const securityMail: MailKind = {
  render: (deps, mail) => write(deps, mailReader(mail), securityMailData.parse(mail.data)),
  sample: (deps, now, reader) =>
    write(deps, reader, {
      event: 'new-device',
      at: now.toISOString(),
      from: {
        browser: 'Chrome',
        system: 'Android',
        address: '203.0.113.7',
        country: 'ID',
        city: 'Bandung',
      },
    }),
};

async function write(
  deps: Pick<BaseDeps, 'database' | 'env'>,
  reader: Reader,
  { event, at, from }: SecurityMailData,
) {
  const text = say(reader, securityMailTexts.text[event]);
  const time = formatDate(at, { lang: reader.lang });
  const rows: [string, string][] = [[say(reader, parts.time), time]];
  if (from) rows.push(...origin(from, reader));
  else rows.push([say(reader, parts.by), say(reader, parts.owner)]);
  const button = {
    type: 'button' as const,
    label: say(reader, parts.open),
    href: `${deps.env.SITE_URL}/admin/account`,
  };
  return writeMail(deps, reader, {
    title: say(reader, securityMailTexts.subject[event]),
    preheader: text,
    blocks: [
      { type: 'text', text },
      { type: 'facts', rows },
      { type: 'text', text: say(reader, adviceOn(event)) },
      ...(isGone(event) ? [] : [button]),
    ],
  });
}

function origin(
  { browser, system, address, city, country }: NonNullable<SecurityMailData['from']>,
  reader: Reader,
): [string, string][] {
  const countries = new Intl.DisplayNames(reader.lang, { type: 'region', fallback: 'code' });
  const place = [city, country && countries.of(country)].filter(Boolean).join(', ');
  const device = say(reader, parts.browserOn, {
    browser: browser ?? say(reader, parts.unknownBrowser),
    system: system ?? say(reader, parts.unknownSystem),
  });
  return [
    [say(reader, parts.device), device],
    [say(reader, parts.address), address],
    [
      say(reader, parts.place),
      place ? say(reader, parts.about, { place }) : say(reader, parts.unknownPlace),
    ],
  ];
}

/** Its holder can open it no more. */
const isGone = (event: SecurityEvent) =>
  event === 'account-disabled' || event === 'account-deleted';

function adviceOn(event: SecurityEvent) {
  if (isGone(event)) return parts.adviceGone;
  if (event === 'wrong-codes') return parts.wrongCodes;
  return event === 'passkey-added' ? parts.advicePasskey : parts.advice;
}
