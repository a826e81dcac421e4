import { messages } from '../../messages.ts';

export const fileTexts = messages('id', {
  about: { id: 'Data tentang', en: 'Data about' },
  made: { id: 'Dibuat pada', en: 'Made at' },
  visits: { id: 'Kunjungan', en: 'Visits' },
  visitsText: {
    id: 'Kunjungan situs dicatat tanpa nama, alamat e-mail, atau nomor telepon, sehingga tidak dapat dihubungkan dengan orang ini.',
    en: 'Visits of the site are recorded without name, e-mail address or phone number, so they cannot be linked to this person.',
  },
  data: { id: 'Data', en: 'Data' },
  number: { id: 'Nomor', en: 'Number' },
  time: { id: 'Waktu', en: 'Time' },
  detail: { id: 'Keterangan', en: 'Detail' },
  mentioned: { id: 'Disebut dalam catatan ini', en: 'Mentioned in this entry' },
  proof: { id: 'Gambar bukti', en: 'Screenshot' },
  kind: { id: 'Jenis', en: 'Kind' },
});

export const retentionTexts = messages('id', {
  mails: { id: 'E-mail terkirim', en: 'Sent mails' },
  audit: { id: 'Catatan tindakan staf', en: 'What staff did' },
  addresses: { id: 'Alamat IP pengunjung', en: 'IP addresses of visitors' },
  visits: { id: 'Kunjungan', en: 'Visits' },
});
