import type { Db } from '../../server/database/database.ts';
import { faqInput } from './contract.ts';
import { faqEntries } from './store.ts';

const faqs: [question: string, answer: string][] = [
  [
    'How do I join the membership?',
    'Download the app, enter your phone number and type the one-time password that arrives by WhatsApp. That is all.',
  ],
  [
    'How do I collect points?',
    'Show your member QR at the cashier before you pay, or order in the app. Points arrive with your e-receipt.',
  ],
  [
    'What is the minimum top-up?',
    'IDR 50,000, and further top-ups in multiples of IDR 50,000. Your balance can hold up to IDR 1,500,000.',
  ],
  [
    'Can I order for delivery?',
    'Yes. Order in the app and choose pickup, or delivery by one of two ride-hailing services.',
  ],
  [
    'I rated the app. When does my free drink come?',
    'Our staff verify your screenshot within 1-2 working days, then a barcode arrives by e-mail. It is valid for 30 days.',
  ],
  ['Where is the service available?', 'In Indonesia only, for now.'],
];

export async function seedFaqs(db: Db, now: Date): Promise<void> {
  for (const [index, [question, answer]] of faqs.entries()) {
    await faqEntries.create(db, faqInput.parse({ question, answer, displayOrder: index + 1 }), now);
  }
}
