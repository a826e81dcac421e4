import type { DemoFacts } from './shape.ts';

export const home = {
  hero: {
    subtitle: [
      'Kopi yang diseduh pelan, poin yang terkumpul cepat. Pesan, bayar, dan nikmati lewat aplikasi {app}.',
      'Coffee brewed slowly, points collected quickly. Order, pay and enjoy it all in the {app} app.',
    ],
    background_image: '/pictures/hero-poster.jpg',
    video: '/hero.mp4',
    background_image_phone: '/pictures/hero-tall.jpg',
  },
  features: {
    cta_background_image: '/pictures/cta-banner.jpg',
    home_logo_1: '/pictures/logo-intro-1.jpg',
    home_logo_2: '/pictures/logo-intro-2.jpg',
    home_logo_3: '/pictures/logo-intro-3.jpg',
  },
  reviews: {
    text_1: [
      'Kopi susunya tidak terlalu manis, dan baristanya ingat nama saya sejak kunjungan kedua.',
      'The milk coffee is not too sweet, and the barista knew my name on my second visit.',
    ],
    name_1: 'Dimas',
    source_1: ['Ulasan contoh', 'Sample review'],
    date_1: ['Oktober 2026', 'October 2026'],
    text_2: [
      'Tempat paling tenang untuk bekerja saat hujan. Colokannya banyak.',
      'The calmest place to work while it rains. Plenty of sockets.',
    ],
    name_2: 'Ayu',
    source_2: ['Ulasan contoh', 'Sample review'],
    date_2: ['November 2026', 'November 2026'],
  },
  our_story: {
    more: [
      'Biji dari petani yang kami kenal, disangrai sedikit demi sedikit.\nSelalu ada meja, colokan, dan orang yang menyapa Anda dengan nama.',
      'Beans from growers we know, roasted in small batches.\nThere is always a table, a socket, and somebody who greets you by name.',
    ],
    main_image: '/pictures/our-story.jpg',
    main_title: [
      'Dari satu cerek kecil, untuk banyak meja',
      'From one small kettle, to many tables',
    ],
    description: [
      'Kami mulai dengan satu cerek, satu penggiling, dan satu janji: kopi yang baik harus terasa seperti pulang.',
      'We began with one kettle, one grinder and one promise: good coffee should feel like coming home.',
    ],
  },
} satisfies DemoFacts<'home'>;
