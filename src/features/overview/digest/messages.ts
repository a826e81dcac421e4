import { messages } from '../../../messages.ts';

export const digestTexts = messages('id', {
  title: { id: 'Ringkasan minggu {days}', en: 'The week of {days}' },
  preheader: {
    id: '{visits} kunjungan, {ratings} rating aplikasi',
    en: '{visits} {visits:visit|visits}, {ratings} app {ratings:rating|ratings}',
  },
  preheaderWithoutApp: { id: '{visits} kunjungan', en: '{visits} {visits:visit|visits}' },
  visits: { id: 'Kunjungan', en: 'Visits' },
  visitors: { id: 'Pengunjung', en: 'Visitors' },
  taps: { id: 'Klik', en: 'Taps' },
  ratings: { id: 'Rating aplikasi', en: 'App ratings' },
  rewardsSent: { id: 'Reward terkirim', en: 'Rewards sent' },
  rewardsRedeemed: { id: 'Reward ditukarkan', en: 'Rewards redeemed' },
  change: { id: '{now}\n{percent}% dari {before}', en: '{now}\n{percent}% from {before}' },
  before: { id: '{now}\nminggu sebelumnya {before}', en: '{now}\nthe week before {before}' },
  noFeedback: {
    id: 'Tidak ada kritik dan saran minggu ini (minggu sebelumnya {before}).',
    en: 'No feedback this week (the week before {before}).',
  },
  feedback: {
    id: '{now} kritik dan saran{average} (minggu sebelumnya {before}).',
    en: '{now} feedback{average} (the week before {before}).',
  },
  average: { id: ', rata-rata {stars} dari 5 bintang', en: ', on average {stars} of 5 stars' },
  named: { id: ' Paling sering disebut: {aspect}.', en: ' Mentioned most often: {aspect}.' },
  open: { id: 'Buka dasbor', en: 'Open the dashboard' },
  explainedWithoutApp: {
    id: 'Klik: promo, WhatsApp, petunjuk arah, dan kode poster. Alamat penerima ringkasan ini diatur pemilik di dasbor, tab E-mail.',
    en: 'Taps: promos, WhatsApp, directions and poster codes. The owner sets who gets this digest in the dashboard, on the tab Email Config.',
  },
  explained: {
    id: 'Klik: tombol App Store dan Google Play, promo, WhatsApp, petunjuk arah, dan kode poster. Alamat penerima ringkasan ini diatur pemilik di dasbor, tab E-mail.',
    en: 'Taps: the buttons of the App Store and Google Play, promos, WhatsApp, directions and poster codes. The owner sets who gets this digest in the dashboard, on the tab Email Config.',
  },
});
