import type { limits } from '../../contract.ts';

/** What the visitor's browser needs of the contract; it brings no library along. */

export const feedbackCategories = ['minuman', 'makanan', 'pelayanan'] as const;
export type FeedbackCategory = (typeof feedbackCategories)[number];

export const feedbackLabels: Record<FeedbackCategory, string> = {
  minuman: 'Minuman',
  makanan: 'Makanan',
  pelayanan: 'Pelayanan',
};

export const aspectsOf: Record<FeedbackCategory, readonly string[]> = {
  minuman: [
    'tingkat manis',
    'level es',
    'kekuatan kopi',
    'aftertaste',
    'ukuran porsi',
    'kemasan',
    'topping',
    'konsistensi rasa',
  ],
  makanan: [
    'tingkat asin',
    'kematangan/tekstur',
    'porsi',
    'suhu',
    'plating',
    'kebersihan',
    'waktu serai',
  ],
  pelayanan: [
    'Kecepatan pelayanan',
    'Keramahan staff/barista',
    'Kebersihan area',
    'Kenyamanan (suhu ruangan, aroma, bising)',
    'Ketersediaan meja/tempat duduk',
    'Order via kasir / QR / aplikasi (opsional jika ada)',
    'Ketepatan Pesanan',
    'Waktu Tunggu',
    'Lainnya',
  ],
};

export const STARS = [1, 2, 3, 4, 5] as const;

export const feedbackLimits: { nameMin: 2; detailsMin: 10 } & Pick<
  typeof limits,
  'name' | 'message'
> = { nameMin: 2, name: 100, detailsMin: 10, message: 5000 };

export const feedbackMessages = {
  sent: 'Feedback Berhasil Dikirim!',
  sentDetail: 'Terima kasih! Masukan Anda akan kami tinjau.',
  failed: 'Gagal Mengirim Feedback',
  failedDetail: 'Terjadi kesalahan saat mengirim feedback',
  name: 'Nama harus diisi minimal 2 karakter',
  nameLong: 'Nama paling panjang 100 karakter',
  category: 'Pilih kategori',
  menuItemId: 'Menu tidak ditemukan',
  aspects: 'Pilih minimal 1 aspek',
  aspectsOther: 'Pilih aspek dari kategori ini',
  details: 'Detail harus diisi minimal 10 karakter',
  detailsLong: 'Detail paling panjang 5.000 karakter',
  rating: 'Rating harus 1 sampai 5',
} as const;

/** The form as people fill it in; nothing chosen is an empty text. */
export type FeedbackValues = {
  name: string;
  category: FeedbackCategory | '';
  menuItemId: string;
  aspects: string[];
  details: string;
  rating: string;
};

export const blankFeedback: FeedbackValues = {
  name: '',
  category: '',
  menuItemId: '',
  aspects: [],
  details: '',
  rating: '',
};

/** What can be told before sending; the server decides again. */
export function feedbackFaults(values: FeedbackValues): Partial<Record<string, string>> {
  const { name, category, aspects, details, detailsLong } = feedbackMessages;
  return {
    ...(values.name.trim().length < feedbackLimits.nameMin && { name }),
    ...(values.category === '' && { category }),
    ...(values.aspects.length === 0 && values.category !== '' && { aspects }),
    ...(values.details.trim().length < feedbackLimits.detailsMin && { details }),
    ...(values.details.trim().length > feedbackLimits.message && { details: detailsLong }),
  };
}

/** The form as the API takes it. */
export function feedbackPayload({ menuItemId, rating, ...texts }: FeedbackValues) {
  const numberOrNull = (text: string) => (text === '' ? null : Number(text));
  return { ...texts, menuItemId: numberOrNull(menuItemId), rating: numberOrNull(rating) };
}

export function isFeedbackCategory(value: string): value is FeedbackCategory {
  return feedbackCategories.some((category) => category === value);
}
