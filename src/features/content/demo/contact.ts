import type { DemoFacts } from './shape.ts';

export const contact = {
  hero: {
    background_image: '/pictures/contact-hero.jpg',
    background_image_phone: '/pictures/contact-tall.jpg',
    why_items: [
      'Questions about your membership, balance or points\nHelp with an order, a pickup or a delivery\nPartnerships, events and bulk orders\nIdeas that would make your next visit better',
      'Pertanyaan tentang membership, saldo, atau poin Anda\nBantuan untuk pesanan, pengambilan, atau pengantaran\nKerja sama, acara, dan pesanan dalam jumlah besar\nIde yang membuat kunjungan Anda berikutnya lebih menyenangkan',
    ],
    response_time: ['24h', '24 jam'],
    satisfaction: '99%',
  },
  brand: {
    name: 'Kedai Seduh',
    app_name: 'Seduh',
    legal_name: 'PT Kedai Seduh Contoh',
    tagline: ['Diseduh pelan, dinikmati bersama', 'Brewed slowly, enjoyed together'],
  },
  info: {
    address: 'Jalan Contoh No. 12, Menteng, Jakarta Pusat 10310',
    phone: '(021) 0000 0000',
    email: 'halo@kedai-seduh.example',
    whatsapp: '6280000000000',
  },
  hours: {
    home: 'Open daily: 8:00 AM - 10:00 PM',
    rating: '08:00-22:00 WIB',
    barcode: 'Senin - Minggu: 07:00 - 22:00',
  },
  reward: {
    name: ['1 minuman gratis', '1 free drink'],
    get_text: [
      'Beri rating untuk aplikasi {app}, berapa pun bintangnya, dan dapatkan 1 minuman gratis.',
      'Rate the {app} app, whatever the number of stars, and get 1 free drink.',
    ],
  },
  rating: {
    intro: [
      '1 minuman gratis untuk rating Anda, berapa pun bintangnya. Barcodenya datang lewat e-mail.',
      '1 free drink for your rating, whatever the number of stars. The barcode comes by e-mail.',
    ],
    invite: [
      'Already using {app}? Rate it in your store, whatever the number of stars, and send us the screenshot. Once we have checked it, a free drink comes by e-mail.',
      'Sudah memakai {app}? Beri rating di toko aplikasi Anda, berapa pun bintangnya, lalu kirim tangkapan layarnya. Setelah kami periksa, minuman gratis datang lewat e-mail.',
    ],
  },
  links: {
    app_store: 'https://apps.apple.com/id/app/id0000000000',
    play_store: 'https://play.google.com/store/apps/details?id=example.kedaiseduh',
    member_site: 'https://member.kedai-seduh.example/',
    social: 'https://instagram.example/kedaiseduh',
  },
  embeds: {
    map: 'https://www.openstreetmap.org/export/embed.html?bbox=106.826%2C-6.198%2C106.838%2C-6.188&layer=mapnik',
    map_link: 'https://www.openstreetmap.org/#map=16/-6.1930/106.8320',
    reviews_link: 'https://www.google.com/maps/search/?api=1&query=Kedai+Seduh+Jakarta',
    reviews_rating: '4,9',
  },
} satisfies DemoFacts<'contact'>;
