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
  text,
  toggle,
  voice,
  whatsapp,
} from './item.contract.ts';
import { groupLabels, hints, labels, pageLabels, sectionLabels } from './messages.ts';

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
        background_image: image(labels.background, '/pictures/contact-hero.jpg'),
        background_image_phone: image(labels.backgroundPhone, '/pictures/contact-tall.jpg', {
          hint: hints.backgroundPhone,
        }),
        ...group(groupLabels.formAndReasons, {
          form_title: text(labels.formTitle, 'Send us a Message', {
            id: 'Kirim Pesan kepada Kami',
          }),
          why_title: text(labels.whyTitle, 'Why Contact Us', { id: 'Mengapa Menghubungi Kami' }),
          why_items: lines(
            labels.whyItems,
            'Questions about your membership, balance or points\nHelp with an order, a pickup or a delivery\nPartnerships, events and bulk orders\nIdeas that would make your next visit better',
            {
              id: 'Pertanyaan tentang membership, saldo, atau poin Anda\nBantuan untuk pesanan, pengambilan, atau pengantaran\nKerja sama, acara, dan pesanan dalam jumlah besar\nIde yang membuat kunjungan Anda berikutnya lebih menyenangkan',
            },
          ),
          response_time: text(labels.responseTime, '24h', { id: '24 jam' }),
          response_label: text(labels.responseLabel, 'response time', { id: 'waktu balas' }),
          satisfaction: text(labels.satisfaction, '99%'),
          satisfaction_label: text(labels.satisfactionLabel, 'satisfaction rate', {
            id: 'tingkat kepuasan',
          }),
        }),
      },
    },
    brand: {
      label: sectionLabels.brand,
      path: '/',
      items: {
        name: text(labels.shopName, 'Kedai Seduh', { hint: hints.shopName }),
        app_name: text(labels.appName, 'Seduh'),
        legal_name: text(labels.legalName, 'PT Kedai Seduh Contoh'),
        tagline: text(labels.tagline, 'Diseduh pelan, dinikmati bersama', {
          en: 'Brewed slowly, enjoyed together',
        }),
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
        address: longText(labels.address, 'Jalan Contoh No. 12, Menteng, Jakarta Pusat 10310'),
        phone: text(labels.phone, '(021) 0000 0000'),
        email: email(labels.email, 'halo@kedai-seduh.example'),
        whatsapp: whatsapp(labels.whatsapp, '6280000000000', { hint: hints.whatsapp }),
        whatsapp_greeting: greeting(labels.greeting, 'Halo {brand}, saya ingin bertanya.', {
          en: 'Hello {brand}, I have a question.',
        }),
      },
    },
    hours: {
      label: sectionLabels.hours,
      items: {
        home: hours(labels.hoursHome, 'Open daily: 8:00 AM - 10:00 PM'),
        rating: hours(labels.hoursRating, '08:00-22:00 WIB'),
        barcode: hours(labels.hoursBarcode, 'Senin - Minggu: 07:00 - 22:00'),
      },
    },
    halal: {
      label: sectionLabels.halal,
      path: '/menu',
      items: {
        text: longText(labels.halalText, '', { en: '', hint: hints.halalText }),
        number: text(labels.halalNumber, '', { hint: hints.halalNumber }),
        image: image(labels.halalImage, ''),
      },
    },
    reward: {
      label: sectionLabels.reward,
      path: '/barcode',
      items: {
        name: text(labels.reward, '1 minuman gratis', { hint: hints.reward, en: '1 free drink' }),
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
          get_text: longText(
            labels.getText,
            'Beri rating untuk aplikasi {app}, berapa pun bintangnya, dan dapatkan 1 minuman gratis. Mulai di sini, atau pindai QR ini dengan ponsel.',
            {
              en: 'Rate the {app} app, whatever the number of stars, and get 1 free drink. Start here, or scan this QR with your phone.',
            },
          ),
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
        intro: longText(
          labels.intro,
          'Beri rating untuk aplikasi {app}, berapa pun bintangnya, lalu kirim buktinya di sini. Barcode untuk 1 minuman gratis datang lewat e-mail.',
          {
            en: 'Rate the {app} app, whatever the number of stars, then send us the proof here. A barcode for 1 free drink comes by e-mail.',
          },
        ),
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
        invite: longText(
          labels.invite,
          'Already using {app}? Rate it in your store, whatever the number of stars, and send us the screenshot. Once we have checked it, a free drink comes by e-mail.',
          {
            id: 'Sudah memakai {app}? Beri rating di toko aplikasi Anda, berapa pun bintangnya, lalu kirim tangkapan layarnya. Setelah kami periksa, minuman gratis datang lewat e-mail.',
          },
        ),
      },
    },
    links: {
      label: sectionLabels.links,
      path: '/',
      items: {
        app_store: link(labels.appStore, 'https://apps.apple.com/id/app/id0000000000'),
        play_store: link(
          labels.playStore,
          'https://play.google.com/store/apps/details?id=example.kedaiseduh',
        ),
        member_site: link(labels.memberSite, 'https://member.kedai-seduh.example/'),
        social: link(labels.instagram, 'https://instagram.example/kedaiseduh'),
        whatsapp_button: toggle(labels.whatsappButton, 'on', hints.whatsappButton),
      },
    },
    embeds: {
      label: sectionLabels.embeds,
      items: {
        map: embed(
          labels.map,
          'https://www.openstreetmap.org/export/embed.html?bbox=106.826%2C-6.198%2C106.838%2C-6.188&layer=mapnik',
          { hint: hints.map },
        ),
        map_link: link(labels.mapLink, 'https://www.openstreetmap.org/#map=16/-6.1930/106.8320'),
        reviews: embed(labels.reviews, '', { hint: hints.reviews }),
        reviews_link: link(
          labels.reviewsLink,
          'https://www.google.com/maps/search/?api=1&query=Kedai+Seduh+Jakarta',
        ),
        reviews_rating: text(labels.reviewsRating, '', { hint: hints.reviewsRating }),
      },
    },
  },
} satisfies PageContent;
