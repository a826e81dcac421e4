import {
  email,
  embed,
  greeting,
  group,
  hours,
  image,
  lines,
  link,
  longText,
  type PageContent,
  sectionOrder,
  text,
  toggle,
  voice,
  whatsapp,
} from './item.contract.ts';
import { groupLabels, hints, labels, pageLabels, partLabels, sectionLabels } from './messages.ts';

/** A name is in the bar, in the sender of mails and in the picture of a shared link. */
const NAME_MAX = 60;

export const contact = {
  label: pageLabels.contact,
  path: '/contact',
  sections: {
    hero: {
      label: sectionLabels.hero,
      items: {
        title: text(labels.title, 'Contact Us', { id: 'Hubungi Kami' }),
        subtitle: longText(
          labels.subtitle,
          'A question, a compliment, a lost umbrella: we read everything.',
          { id: 'Pertanyaan, pujian, payung yang tertinggal: semuanya kami baca.' },
        ),
        background_image: image(labels.background),
        background_image_phone: image(labels.backgroundPhone, { hint: hints.backgroundPhone }),
        ...group(groupLabels.formAndReasons, {
          form_title: text(labels.formTitle, 'Send us a Message', {
            id: 'Kirim Pesan kepada Kami',
          }),
          why_title: text(labels.whyTitle, 'Why Contact Us', { id: 'Mengapa Menghubungi Kami' }),
          why_items: lines(labels.whyItems, '', { id: '' }),
          response_time: text(labels.responseTime, '', { id: '' }),
          response_label: text(labels.responseLabel, 'response time', { id: 'waktu balas' }),
          satisfaction: text(labels.satisfaction, ''),
          satisfaction_label: text(labels.satisfactionLabel, 'satisfaction rate', {
            id: 'tingkat kepuasan',
          }),
        }),
      },
    },
    layout: {
      label: sectionLabels.layout,
      items: {
        sections: sectionOrder(labels.sections, hints.sections, {
          cards: partLabels.cards,
          form: partLabels.form,
          find_us: partLabels.findUs,
        }),
      },
    },
    brand: {
      label: sectionLabels.brand,
      path: '/',
      items: {
        name: text(labels.shopName, '', { hint: hints.shopName, max: NAME_MAX }),
        has_app: toggle(labels.hasApp, 'on', hints.hasApp),
        app_name: text(labels.appName, '', { max: NAME_MAX }),
        legal_name: text(labels.legalName, ''),
        tagline: text(labels.tagline, '', { en: '' }),
      },
    },
    opening: {
      label: sectionLabels.opening,
      path: '/',
      items: {
        text: longText(
          labels.notOpenText,
          'Situs kami sedang disiapkan. Sampai jumpa sebentar lagi.',
          { en: 'We are getting our site ready. See you soon.' },
        ),
        when: text(labels.opensWhen, '', { en: '', hint: hints.opensWhen }),
      },
    },
    languages: {
      label: sectionLabels.languages,
      path: '/',
      items: {
        main: voice(labels.mainVoice, 'mixed', { hint: hints.mainVoice }),
        id: toggle(labels.indonesian, 'on', hints.indonesian),
        en: toggle(labels.english, 'on', hints.english),
      },
    },
    info: {
      label: sectionLabels.info,
      items: {
        address: longText(labels.address, ''),
        phone: text(labels.phone, ''),
        email: email(labels.email, ''),
        whatsapp: whatsapp(labels.whatsapp, '', { hint: hints.whatsapp }),
        whatsapp_greeting: greeting(labels.greeting, 'Halo {brand}, saya ingin bertanya.', {
          en: 'Hello {brand}, I have a question.',
        }),
      },
    },
    hours: {
      label: sectionLabels.hours,
      items: {
        home: hours(labels.hoursHome, ''),
        rating: hours(labels.hoursRating, ''),
        barcode: hours(labels.hoursBarcode, ''),
      },
    },
    halal: {
      label: sectionLabels.halal,
      path: '/menu',
      items: {
        text: longText(labels.halalText, '', { en: '', hint: hints.halalText }),
        number: text(labels.halalNumber, '', { hint: hints.halalNumber }),
        image: image(labels.halalImage),
      },
    },
    reward: {
      label: sectionLabels.reward,
      path: '/barcode',
      items: {
        name: text(labels.reward, '', { hint: hints.reward, en: '' }),
        ...group(groupLabels.withCode, {
          title: text(labels.barcodeTitle, 'Barcode reward Anda', { en: 'Your reward barcode' }),
          steps_title: text(labels.stepsTitle, 'Cara menggunakan', { en: 'How to use it' }),
          steps: lines(
            labels.steps,
            'Datang ke {brand} sebelum masa berlakunya habis\nTunjukkan barcode ini kepada kasir sebelum membayar\nKasir memindainya satu kali, lalu reward Anda disiapkan',
            {
              en: 'Come to {brand} before it expires\nShow this barcode to the cashier before you pay\nThe cashier scans it once, and your reward is prepared',
            },
          ),
        }),
        ...group(groupLabels.withoutCode, {
          get_title: text(labels.getTitle, 'Dapatkan barcode reward', {
            en: 'Get a reward barcode',
          }),
          get_text: longText(labels.getText, '', { en: '' }),
          get_steps_title: text(labels.getStepsTitle, 'Cara mendapatkannya', {
            en: 'How to get it',
          }),
          get_steps: lines(
            labels.getSteps,
            'Beri rating untuk aplikasi {app} di App Store atau Google Play\nKirim tangkapan layarnya lewat halaman rating\nKami memeriksanya dalam 1-2 hari kerja\nBarcode datang lewat e-mail; tunjukkan kepada kasir dalam 30 hari',
            {
              en: 'Rate the {app} app in the App Store or on Google Play\nSend us the screenshot on the rating page\nWe check it within 1-2 working days\nThe barcode comes by e-mail; show it to the cashier within 30 days',
            },
          ),
        }),
      },
    },
    rating: {
      label: sectionLabels.rating,
      path: '/rating',
      items: {
        title: text(labels.title, 'Beri rating, dapatkan reward', { en: 'Rate us, get a reward' }),
        intro: longText(labels.intro, '', { en: '' }),
        steps: lines(
          labels.ratingSteps,
          'Beri rating untuk aplikasi {app} di App Store atau Google Play\nAmbil tangkapan layar rating Anda\nIsi formulir ini dan unggah tangkapan layarnya',
          {
            en: 'Rate the {app} app in the App Store or on Google Play\nTake a screenshot of your rating\nFill in this form and upload the screenshot',
          },
        ),
        next_title: text(labels.nextTitle, 'Langkah berikutnya', { en: 'What happens next' }),
        next_steps: lines(
          labels.nextSteps,
          'Admin memeriksa bukti Anda dalam 1-2 hari kerja\nBarcode reward dikirim ke e-mail Anda\nTunjukkan barcode kepada kasir dalam 30 hari',
          {
            en: 'Our staff check your proof within 1-2 working days\nThe reward barcode is sent to your e-mail address\nShow the barcode to the cashier within 30 days',
          },
        ),
        link: toggle(labels.link, 'on', hints.ratingLink),
        link_text: text(labels.linkText, 'Rate the app', { id: 'Beri rating aplikasi' }),
        invite: longText(labels.invite, '', { id: '' }),
      },
    },
    links: {
      label: sectionLabels.links,
      path: '/',
      items: {
        app_store: link(labels.appStore, ''),
        play_store: link(labels.playStore, ''),
        member_site: link(labels.memberSite, ''),
        social: link(labels.instagram, ''),
        whatsapp_button: toggle(labels.whatsappButton, 'on', hints.whatsappButton),
      },
    },
    embeds: {
      label: sectionLabels.embeds,
      items: {
        map: embed(labels.map, '', { hint: hints.map }),
        map_link: link(labels.mapLink, ''),
        reviews: embed(labels.reviews, '', { hint: hints.reviews }),
        reviews_link: link(labels.reviewsLink, ''),
        reviews_rating: text(labels.reviewsRating, '', { hint: hints.reviewsRating }),
      },
    },
  },
} satisfies PageContent;
