import { image, link, longText, type PageContent, text } from './item.contract.ts';

export const home = {
  label: 'Beranda',
  sections: {
    hero: {
      label: 'Hero',
      items: {
        title: text('Judul', '{brand}', { hint: '{brand} diganti dengan nama kedai' }),
        subtitle: longText(
          'Kalimat pembuka',
          'Kopi yang diseduh pelan, poin yang terkumpul cepat. Pesan, bayar, dan nikmati lewat aplikasi {app}.',
        ),
        background_image: image(
          'Gambar latar',
          '/pictures/hero-poster.jpg',
          'Tampil sebelum video diputar',
        ),
      },
    },
    features: {
      label: 'Ajakan, promo, tim, dan logo',
      items: {
        cta_title: text('Judul ajakan', 'Satu aplikasi untuk setiap cangkir'),
        cta_description: longText(
          'Teks ajakan',
          'Unduh {app}, tunjukkan QR member di kasir, dan kumpulkan poin dari setiap pesanan.',
        ),
        cta_background_image: image('Latar ajakan', '/pictures/cta-banner.jpg'),
        promo_title: text('Judul promo', 'Promo {brand}'),
        team_title: text('Judul tim', 'Meet Our Team'),
        reviews_title: text('Judul ulasan', 'Google Reviews'),
        reviews_description: longText('Teks ulasan', 'Kata mereka yang sudah mampir.'),
        find_us_title: text('Judul lokasi', 'Find Us'),
        faq_title: text('Judul tanya jawab', 'Frequently Asked Questions'),
        partners_title: text('Judul mitra', 'Our Partners'),
        home_logo_1: image('Gambar perkenalan 1', '/pictures/logo-intro-1.jpg'),
        home_logo_2: image('Gambar perkenalan 2', '/pictures/logo-intro-2.jpg'),
        home_logo_3: image('Gambar perkenalan 3', '/pictures/logo-intro-3.jpg'),
      },
    },
    our_story: {
      label: 'Our Story',
      items: {
        main_image: image('Gambar utama', '/pictures/our-story.jpg'),
        section_title: text('Judul bagian', 'Our Story'),
        main_title: text('Judul utama', 'Dari satu cerek kecil, untuk banyak meja'),
        description: longText(
          'Deskripsi',
          'We started with one kettle, one grinder and a promise: good coffee should feel like coming home.',
        ),
        button_link: link('Tautan tombol', '/about'),
        button_text: text('Teks tombol', 'Read our story'),
      },
    },
    membership: {
      label: 'Loyalty Membership',
      items: {
        title: text('Judul', 'Loyalty Membership Platform'),
        description: longText(
          'Deskripsi',
          'Kartu member, saldo, poin, dan pesanan Anda dalam satu aplikasi yang ringan.',
        ),
      },
    },
    instagram: {
      label: 'Instagram',
      items: {
        title: text('Judul', 'Follow Our Journey'),
        description: longText(
          'Deskripsi',
          'Cerita harian dari balik bar: biji baru, resep baru, wajah lama.',
        ),
        button_text: text('Teks tombol', 'Follow on Instagram'),
      },
    },
  },
} satisfies PageContent;
