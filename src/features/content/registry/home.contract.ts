import { localized } from '../../../messages.ts';
import {
  group,
  image,
  link,
  longText,
  type PageContent,
  sectionOrder,
  text,
  toggle,
  video,
} from './item.contract.ts';
import { groupLabels, hints, labels, pageLabels, partLabels, sectionLabels } from './messages.ts';

export const home = {
  label: pageLabels.home,
  path: '/',
  sections: {
    hero: {
      label: sectionLabels.hero,
      items: {
        title: text(labels.title, '{brand}', {
          hint: localized(hints.brand, { brand: '{brand}' }),
        }),
        subtitle: longText(labels.opening, '', { en: '' }),
        background_image: image(labels.background, { hint: hints.heroPicture }),
        play_video: toggle(labels.playVideo, 'on', hints.playVideo),
        video: video(labels.video, '', { hint: hints.video }),
        background_image_phone: image(labels.backgroundPhone, { hint: hints.heroPhone }),
        button_1_text: text(labels.heroButton1, '', {
          hint: hints.heroButton,
          needs: 'button_1_link',
          en: '',
        }),
        button_1_link: link(labels.heroLink1, '', { needs: 'button_1_text' }),
        button_2_text: text(labels.heroButton2, '', {
          hint: hints.heroButton,
          needs: 'button_2_link',
          en: '',
        }),
        button_2_link: link(labels.heroLink2, '', { needs: 'button_2_text' }),
        store_buttons: toggle(labels.storeButtons, 'on', hints.storeButtons),
      },
    },
    layout: {
      label: sectionLabels.layout,
      items: {
        sections: sectionOrder(labels.sections, hints.sections, {
          drinks: partLabels.drinks,
          story: partLabels.ourStory,
          membership: partLabels.membership,
          promos: partLabels.promos,
          team: partLabels.team,
          reviews: partLabels.reviews,
          find_us: partLabels.findUs,
          instagram: partLabels.instagram,
          faqs: partLabels.faqs,
          logos: partLabels.logos,
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
          cta_background_image: image(labels.invitationBackground),
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
          home_logo_1: image(localized(labels.introPicture, { n: 1 })),
          home_logo_2: image(localized(labels.introPicture, { n: 2 })),
          home_logo_3: image(localized(labels.introPicture, { n: 3 })),
        }),
      },
    },
    reviews: {
      label: sectionLabels.reviews,
      items: {
        ...group(localized(groupLabels.review, { n: 1 }), {
          text_1: longText(labels.reviewSentence, '', { en: '', hint: hints.reviewSentence }),
          name_1: text(labels.reviewName, ''),
          source_1: text(labels.reviewSource, '', { en: '', hint: hints.reviewSource }),
          date_1: text(labels.reviewDate, '', { en: '' }),
        }),
        ...group(localized(groupLabels.review, { n: 2 }), {
          text_2: longText(labels.reviewSentence, '', { en: '', hint: hints.reviewSentence }),
          name_2: text(labels.reviewName, ''),
          source_2: text(labels.reviewSource, '', { en: '', hint: hints.reviewSource }),
          date_2: text(labels.reviewDate, '', { en: '' }),
        }),
        ...group(localized(groupLabels.review, { n: 3 }), {
          text_3: longText(labels.reviewSentence, '', { en: '', hint: hints.reviewSentence }),
          name_3: text(labels.reviewName, ''),
          source_3: text(labels.reviewSource, '', { en: '', hint: hints.reviewSource }),
          date_3: text(labels.reviewDate, '', { en: '' }),
        }),
      },
    },
    our_story: {
      label: sectionLabels.ourStory,
      items: {
        main_image: image(labels.mainPicture),
        section_title: text(labels.sectionTitle, 'Our Story', { id: 'Cerita Kami' }),
        main_title: text(labels.mainTitle, '', { en: '' }),
        description: longText(labels.description, '', { en: '' }),
        more: longText(labels.more, '', { en: '' }),
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
