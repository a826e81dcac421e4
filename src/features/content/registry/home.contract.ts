import { said } from '../../../messages.ts';
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
import { groupLabels, hints, labels, pageLabels, sectionLabels } from './messages.ts';

/** Shown until the owner sets a picture or a video. */
const BUILT_IN_VIDEO = '/hero.mp4';

export const home = {
  label: pageLabels.home,
  path: '/',
  sections: {
    hero: {
      label: sectionLabels.hero,
      items: {
        title: text(labels.title, '{brand}', { hint: said(hints.brand, { brand: '{brand}' }) }),
        subtitle: longText(
          labels.opening,
          'Kopi yang diseduh pelan, poin yang terkumpul cepat. Pesan, bayar, dan nikmati lewat aplikasi {app}.',
          {
            en: 'Coffee brewed slowly, points collected quickly. Order, pay and enjoy it all in the {app} app.',
          },
        ),
        background_image: image(labels.background, '/pictures/hero-poster.jpg', {
          hint: hints.heroPicture,
        }),
        play_video: toggle(labels.playVideo, 'on', hints.playVideo),
        video: video(labels.video, BUILT_IN_VIDEO, { hint: hints.video }),
        background_image_phone: image(labels.backgroundPhone, '/pictures/hero-tall.jpg', {
          hint: hints.heroPhone,
        }),
      },
    },
    features: {
      label: sectionLabels.features,
      items: {
        ...group(groupLabels.invitation, {
          cta_title: text(labels.invitationTitle, 'One app for every cup', {
            id: 'Satu aplikasi untuk setiap cangkir',
          }),
          cta_description: longText(
            labels.invitationText,
            'Get {app}, show your member QR at the cashier and collect points with every order.',
            {
              id: 'Unduh {app}, tunjukkan QR member Anda di kasir, dan kumpulkan poin dari setiap pesanan.',
            },
          ),
          cta_background_image: image(labels.invitationBackground, '/pictures/cta-banner.jpg'),
        }),
        ...group(groupLabels.sectionTitles, {
          menu_title: text(labels.menuTitle, 'Yang bisa Anda minum', { en: 'What you can drink' }),
          menu_button: text(labels.menuButton, 'Pesan di aplikasi', { en: 'Order in the app' }),
          promo_title: text(labels.promoTitle, 'Promo {brand}', { en: '{brand} promos' }),
          team_title: text(labels.teamTitle, 'Meet Our Team', { id: 'Kenali Tim Kami' }),
          reviews_title: text(labels.reviewsTitle, 'Google Reviews', { id: 'Ulasan Google' }),
          reviews_description: longText(labels.reviewsText, 'What people say after a visit.', {
            id: 'Kata mereka setelah berkunjung.',
          }),
          find_us_title: text(labels.findUsTitle, 'Find Us', { id: 'Temukan Kami' }),
          faq_title: text(labels.faqTitle, 'Frequently Asked Questions', {
            id: 'Pertanyaan yang Sering Diajukan',
          }),
          partners_title: text(labels.partnersTitle, 'Our Partners', { id: 'Mitra Kami' }),
        }),
        ...group(groupLabels.introPictures, {
          gallery_title: text(labels.introTitle, '{brand}, up close', { id: '{brand} dari dekat' }),
          home_logo_1: image(said(labels.introPicture, { n: 1 }), '/pictures/logo-intro-1.jpg'),
          home_logo_2: image(said(labels.introPicture, { n: 2 }), '/pictures/logo-intro-2.jpg'),
          home_logo_3: image(said(labels.introPicture, { n: 3 }), '/pictures/logo-intro-3.jpg'),
        }),
      },
    },
    our_story: {
      label: sectionLabels.ourStory,
      items: {
        main_image: image(labels.mainPicture, '/pictures/our-story.jpg'),
        section_title: text(labels.sectionTitle, 'Our Story', { id: 'Cerita Kami' }),
        main_title: text(labels.mainTitle, 'Dari satu cerek kecil, untuk banyak meja', {
          en: 'From one small kettle, to many tables',
        }),
        description: longText(
          labels.description,
          'Kami mulai dengan satu cerek, satu penggiling, dan satu janji: kopi yang baik harus terasa seperti pulang.',
          {
            en: 'We began with one kettle, one grinder and one promise: good coffee should feel like coming home.',
          },
        ),
        button_link: link(labels.buttonLink, '/about'),
        button_text: text(labels.buttonText, 'Baca cerita kami', { en: 'Read our story' }),
      },
    },
    membership: {
      label: sectionLabels.membership,
      items: {
        title: text(labels.title, 'Loyalty Membership Platform', {
          id: 'Membership untuk Pelanggan Setia',
        }),
        description: longText(
          labels.description,
          'Your member card, balance, points and orders, in one light app.',
          { id: 'Kartu member, saldo, poin, dan pesanan Anda dalam satu aplikasi yang ringan.' },
        ),
      },
    },
    instagram: {
      label: sectionLabels.instagram,
      items: {
        title: text(labels.title, 'Follow Our Journey', { id: 'Ikuti Perjalanan Kami' }),
        description: longText(
          labels.description,
          'Days behind the bar: new beans, new recipes, familiar faces.',
          { id: 'Hari-hari di balik bar: biji baru, resep baru, wajah-wajah yang akrab.' },
        ),
        button_text: text(labels.buttonText, 'Follow on Instagram', { id: 'Ikuti di Instagram' }),
      },
    },
  },
} satisfies PageContent;
