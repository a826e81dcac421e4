import type { BaseDeps } from '../../../server/deps.ts';
import { formatDate } from '../../../time.ts';
import { readPalette } from '../../brand/store.ts';
import { readValues, valuesOf } from '../../content/store.ts';
import { type Block, mailLayout } from '../../email/layout.tsx';
import type { MailKind } from '../../email/mail-kind.ts';
import {
  type SecurityEvent,
  type SecurityMailData,
  securityMailData,
  securityMailTexts,
} from './security-mail.ts';

export const securityMail: MailKind = {
  render: (deps, { data }) => write(deps, securityMailData.parse(data)),
  sample: (deps, now) =>
    write(deps, {
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

const countries = new Intl.DisplayNames('id', { type: 'region', fallback: 'code' });

async function write(
  { database: { db }, env: { SITE_URL } }: Pick<BaseDeps, 'database' | 'env'>,
  { event, at, from }: SecurityMailData,
) {
  const { brand } = valuesOf('contact', await readValues(db));
  const { subject, text } = securityMailTexts[event];
  const place = from && [from.city, from.country && countries.of(from.country)].filter(Boolean);
  const rows: [string, string][] = [['Waktu', formatDate(at)]];
  if (from) {
    rows.push(
      [
        'Perangkat',
        `${from.browser ?? 'Peramban tidak dikenal'} di ${from.system ?? 'sistem tidak dikenal'}`,
      ],
      ['Alamat IP', from.address],
      ['Tempat', place?.length ? `${place.join(', ')} (perkiraan)` : 'Tidak diketahui'],
    );
  } else rows.push(['Oleh', 'Pemilik atau pengelola server']);
  const blocks: Block[] = [
    { type: 'text', text },
    { type: 'facts', rows },
    { type: 'text', text: advice(event) },
    { type: 'button', label: 'Buka akun saya', href: `${SITE_URL}/admin/account` },
  ];
  const layout = {
    brand: brand.name,
    siteUrl: SITE_URL,
    title: subject,
    preheader: text,
    blocks,
    palette: await readPalette(db),
  };
  return { fromName: brand.name, subject, ...mailLayout(layout) };
}

function advice(event: SecurityEvent): string {
  if (event === 'wrong-codes') {
    return 'Jika itu bukan Anda, ganti kata sandi Anda sekarang, dari perangkat yang biasa Anda pakai.';
  }
  const passkey = event === 'passkey-added' ? 'hapus passkey itu, ' : '';
  return `Jika itu Anda, tidak ada yang perlu dilakukan. Jika bukan: ${passkey}ganti kata sandi Anda sekarang, keluarkan semua perangkat lain, dan beri tahu pemilik kedai.`;
}
