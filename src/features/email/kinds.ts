import { z } from 'zod';
import { type Reader, say } from '../../messages.ts';
import type { BaseDeps } from '../../server/deps.ts';
import type { Block } from './layout.tsx';
import { staffMailTexts as t } from './mail.messages.ts';
import { type MailKind, mailReader, writeMail } from './mail-kind.ts';

export const testMail: MailKind = {
  once: true,
  render: (deps, mail) => writeTest(deps, mailReader(mail)),
  sample: (deps, _now, reader) => writeTest(deps, reader),
};

async function writeTest(deps: BaseDeps, reader: Reader) {
  const text = say(reader, t.testText);
  const blocks: Block[] = [{ type: 'text', text }];
  return writeMail(deps, reader, { title: say(reader, t.test), preheader: text, blocks });
}

const noticeData = z.object({ title: z.string(), lines: z.array(z.string()), link: z.string() });

export const noticeMail: MailKind = {
  render: (deps, mail) => writeNotice(deps, mailReader(mail), noticeData.parse(mail.data)),
  sample: (deps, _now, reader) =>
    writeNotice(deps, reader, {
      title: say(reader, t.newMessage, { name: 'Sari' }),
      lines: [say(reader, t.sampleMessage)],
      link: '/admin/messages',
    }),
};

function writeNotice(
  deps: BaseDeps,
  reader: Reader,
  { title, lines, link }: z.output<typeof noticeData>,
) {
  const href = new URL(link, deps.env.SITE_URL).href;
  return writeMail(deps, reader, {
    title,
    preheader: lines[0] ?? title,
    blocks: [
      ...lines.map((text): Block => ({ type: 'text', text })),
      { type: 'button', label: say(reader, t.open), href },
    ],
  });
}
