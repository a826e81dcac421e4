import { z } from 'zod';
import type { BaseDeps } from '../../server/deps.ts';
import { readPalette } from '../brand/store.ts';
import { readValues, valuesOf } from '../content/store.ts';
import { type Block, mailLayout } from './layout.tsx';
import type { MailKind } from './mail-kind.ts';

export const testSubject = 'E-mail percobaan';

export const testMail: MailKind = {
  once: true,
  render: writeTest,
  sample: writeTest,
};

async function writeTest(deps: BaseDeps) {
  const text =
    'Jika Anda membaca pesan ini, pengiriman e-mail dari situs sudah berfungsi. Tidak ada yang perlu Anda lakukan.';
  return inLayout(deps, testSubject, text, [{ type: 'text', text }]);
}

const noticeData = z.object({ title: z.string(), lines: z.array(z.string()), link: z.string() });

export const noticeMail: MailKind = {
  render: (deps, { data }) => writeNotice(deps, noticeData.parse(data)),
  sample: (deps) =>
    writeNotice(deps, {
      title: 'Pesan baru dari Sari',
      lines: ['Apakah bisa memesan tempat untuk dua puluh orang pada hari Sabtu?'],
      link: '/admin/messages',
    }),
};

function writeNotice(deps: BaseDeps, { title, lines, link }: z.output<typeof noticeData>) {
  return inLayout(deps, title, lines[0] ?? title, [
    ...lines.map((text): Block => ({ type: 'text', text })),
    { type: 'button', label: 'Buka dasbor', href: new URL(link, deps.env.SITE_URL).href },
  ]);
}

async function inLayout(deps: BaseDeps, title: string, preheader: string, blocks: Block[]) {
  const brand = await readBrand(deps);
  const siteUrl = deps.env.SITE_URL;
  const palette = await readPalette(deps.database.db);
  return {
    fromName: brand,
    subject: title,
    ...mailLayout({ brand, siteUrl, title, preheader, blocks, palette }),
  };
}

async function readBrand({ database: { db } }: Pick<BaseDeps, 'database'>): Promise<string> {
  return valuesOf('contact', await readValues(db)).brand.name;
}
