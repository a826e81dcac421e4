import {
  group,
  image,
  link,
  longText,
  type PageContent,
  text,
  toggle,
  video,
} from './item.contract.ts';

/** Shown until the owner sets a picture or a video. */
const BUILT_IN_VIDEO = '/hero.mp4';

export const home = {
  label: 'Beranda',
  path: '/',
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
          'Gambar yang Anda pilih menggantikan video bawaan',
        ),
        play_video: toggle('Putar video', 'on', 'Video bergerak di atas gambar latar'),
        video: video(
          'Video',
          BUILT_IN_VIDEO,
          'Alamat https:// dari berkas .mp4 atau .webm tanpa suara; paling baik di bawah 1 MB',
        ),
        background_image_phone: image(
          'Gambar latar di ponsel, tegak',
          '/pictures/hero-tall.jpg',
          'Cangkirnya di paruh atas: kata-kata berdiri di bawahnya. Kosong: gambar latar biasa',
        ),
      },
    },
    features: {
      label: 'Ajakan, promo, tim, dan logo',
      items: {
        ...group('Ajakan', {
          cta_title: text('Judul ajakan', 'One app for every cup'),
          cta_description: longText(
            'Teks ajakan',
            'Get {app}, show your member QR at the cashier and collect points with every order.',
          ),
          cta_background_image: image('Latar ajakan', '/pictures/cta-banner.jpg'),
        }),
        ...group('Judul bagian', {
          menu_title: text('Judul menu', 'Yang bisa Anda minum'),
          menu_button: text('Teks tombol menu', 'Pesan di aplikasi'),
          promo_title: text('Judul promo', 'Promo {brand}'),
          team_title: text('Judul tim', 'Meet Our Team'),
          reviews_title: text('Judul ulasan', 'Google Reviews'),
          reviews_description: longText('Teks ulasan', 'What people say after a visit.'),
          find_us_title: text('Judul lokasi', 'Find Us'),
          faq_title: text('Judul tanya jawab', 'Frequently Asked Questions'),
          partners_title: text('Judul mitra', 'Our Partners'),
        }),
        ...group('Gambar perkenalan', {
          gallery_title: text('Judul gambar perkenalan', '{brand}, up close'),
          home_logo_1: image('Gambar perkenalan 1', '/pictures/logo-intro-1.jpg'),
          home_logo_2: image('Gambar perkenalan 2', '/pictures/logo-intro-2.jpg'),
          home_logo_3: image('Gambar perkenalan 3', '/pictures/logo-intro-3.jpg'),
        }),
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
          'Kami mulai dengan satu cerek, satu penggiling, dan satu janji: kopi yang baik harus terasa seperti pulang.',
        ),
        button_link: link('Tautan tombol', '/about'),
        button_text: text('Teks tombol', 'Baca cerita kami'),
      },
    },
    membership: {
      label: 'Loyalty Membership',
      items: {
        title: text('Judul', 'Loyalty Membership Platform'),
        description: longText(
          'Deskripsi',
          'Your member card, balance, points and orders, in one light app.',
        ),
      },
    },
    instagram: {
      label: 'Instagram',
      items: {
        title: text('Judul', 'Follow Our Journey'),
        description: longText(
          'Deskripsi',
          'Days behind the bar: new beans, new recipes, familiar faces.',
        ),
        button_text: text('Teks tombol', 'Follow on Instagram'),
      },
    },
  },
} satisfies PageContent;
