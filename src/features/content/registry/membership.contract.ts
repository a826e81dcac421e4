import { html, image, longText, type PageContent, text } from './item.contract.ts';

const feature = (n: number, title: string, subtitle: string, description: string) => ({
  label: `Fitur ${n}`,
  items: {
    title: text('Judul', title),
    subtitle: text('Subjudul', subtitle),
    description: longText('Deskripsi', description),
    mockup_url: image('Mockup', `/pictures/feature-${n}.png`),
  },
});

export const membership = {
  label: 'Membership',
  path: '/membership',
  sections: {
    hero: {
      label: 'Hero',
      items: {
        device_image: image('Gambar perangkat', '/pictures/device.png'),
        main_title: text('Judul utama', 'Your coffee, your card, your phone'),
        subtitle: longText(
          'Subjudul',
          'Join the {brand} membership: show one QR at the cashier, collect points and turn them into free drinks.',
        ),
      },
    },
    feature1: feature(
      1,
      'All-in-One Experience',
      'Everything behind one QR',
      'Show your member QR at the cashier, see your level, read your e-receipts and look up every purchase you have made.',
    ),
    feature2: feature(
      2,
      'Smart Rewards',
      'Points that turn into drinks',
      'Collect points, climb levels, redeem free drinks. Promos follow your level, some moments count double, and your birthday comes with a treat.',
    ),
    feature3: feature(
      3,
      'Quick Order & Pickup',
      'Skip the queue',
      'Order online and pick up when it is ready, or have it delivered by one of two ride-hailing services.',
    ),
    feature4: feature(
      4,
      'Digital Wallet',
      'Top up once, pay with a tap',
      'Keep a balance in the app, pay at the counter or online, and get cashback into your balance.',
    ),
    closing: {
      label: 'Penutup',
      items: {
        title: text('Judul', 'A membership that fits in a coffee break'),
        text: html(
          'Teks penutup',
          '<p>Sign in with your phone number: a one-time password arrives by WhatsApp, and that is all there is to remember. Your membership is valid for up to one year and can be reactivated when you come back.</p><p>Top up your balance from IDR 50,000, pay at the cashier with your member QR or order ahead, and choose pickup or delivery. Every purchase is kept in your history with its e-receipt.</p><p>Points follow each order. Collect them for free drinks, watch for the moments when they count double, and let us treat you on your birthday. The service is available in Indonesia only.</p>',
        ),
      },
    },
  },
} satisfies PageContent;
