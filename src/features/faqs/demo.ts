import type { Db } from '../../server/database/database.ts';
import { faqInput } from './contract.ts';
import { faqEntries } from './store.ts';

const faqs = [
  {
    question: 'How do I join the membership?',
    answer:
      'Download the app, enter your phone number and type the one-time password that arrives by WhatsApp. That is all.',
    translation: {
      question: 'Bagaimana cara ikut membership?',
      answer:
        'Unduh aplikasinya, masukkan nomor ponsel Anda, lalu ketik kode OTP yang dikirim lewat WhatsApp. Itu saja.',
    },
  },
  {
    question: 'How do I collect points?',
    answer:
      'Show your member QR at the cashier before you pay, or order in the app. Points arrive with your e-receipt.',
    translation: {
      question: 'Bagaimana cara mengumpulkan poin?',
      answer:
        'Tunjukkan QR member Anda di kasir sebelum membayar, atau pesan di aplikasi. Poinnya datang bersama struk digital.',
    },
  },
  {
    question: 'What is the minimum top-up?',
    answer:
      'IDR 50,000, and further top-ups in multiples of IDR 50,000. Your balance can hold up to IDR 1,500,000.',
    translation: {
      question: 'Berapa isi saldo minimum?',
      answer:
        'Rp\u00a050.000, selanjutnya kelipatan Rp\u00a050.000. Saldo Anda paling banyak Rp\u00a01.500.000.',
    },
  },
  {
    question: 'Can I order for delivery?',
    answer:
      'Yes. Order in the app and choose pickup, or delivery by one of two ride-hailing services.',
    translation: {
      question: 'Bisa pesan antar?',
      answer:
        'Bisa. Pesan di aplikasi, lalu pilih ambil sendiri atau diantar oleh salah satu dari dua layanan ojek online.',
    },
  },
  {
    question: 'I rated the app. When does my free drink come?',
    answer:
      'Our staff verify your screenshot within 1-2 working days, then a barcode arrives by e-mail. It is valid for 30 days.',
    translation: {
      question: 'Saya sudah memberi rating. Kapan saya dapat minuman gratis?',
      answer:
        'Kami memeriksa tangkapan layar Anda dalam 1-2 hari kerja, lalu barcode datang lewat e-mail. Barcode berlaku 30 hari.',
    },
  },
  {
    question: 'Where is the service available?',
    answer: 'In Indonesia only, for now.',
    translation: {
      question: 'Layanan ini tersedia di mana?',
      answer: 'Untuk saat ini hanya di Indonesia.',
    },
  },
];

export async function seedFaqs(db: Db, now: Date): Promise<void> {
  for (const [index, faq] of faqs.entries()) {
    await faqEntries.create(db, faqInput.parse({ ...faq, displayOrder: index + 1 }), now);
  }
}
