import { said } from '../../../messages.ts';
import { group, image, longText, number, type PageContent, text, toggle } from './item.contract.ts';
import { groupLabels, hints, labels, pageLabels, sectionLabels } from './messages.ts';

const groupOf = (year: string) => said(groupLabels.year, { year });

export const about = {
  label: pageLabels.about,
  path: '/about',
  sections: {
    hero: {
      label: sectionLabels.hero,
      items: {
        title: text(labels.title, 'About {brand}', { id: 'Tentang {brand}' }),
        subtitle: longText(
          labels.subtitle,
          'A neighbourhood coffee house that grew up with its neighbours.',
          { id: 'Kedai kopi yang tumbuh besar bersama para tetangganya.' },
        ),
        button_text: text(labels.buttonText, 'Discover our dedication', {
          id: 'Lihat dedikasi kami',
        }),
        background_image: image(labels.background, '/pictures/about-hero.jpg'),
        background_image_phone: image(labels.backgroundPhone, '/pictures/about-tall.jpg', {
          hint: hints.backgroundPhone,
        }),
      },
    },
    dedikasi: {
      label: sectionLabels.dedication,
      items: {
        title: text(labels.title, 'Dedikasi Kami', { en: 'Our Dedication' }),
        description: longText(
          labels.description,
          'Biji dipilih langsung dari petani, disangrai dalam jumlah kecil, dan diseduh oleh barista yang hafal nama Anda.',
          {
            en: 'Beans chosen at the farms, roasted in small batches and brewed by baristas who know you by name.',
          },
        ),
        image_1: image(said(labels.picture, { n: 1 }), '/pictures/dedikasi-1.jpg'),
        image_2: image(said(labels.picture, { n: 2 }), '/pictures/dedikasi-2.jpg'),
        image_3: image(said(labels.picture, { n: 3 }), '/pictures/dedikasi-3.jpg'),
      },
    },
    introduction: {
      label: sectionLabels.introduction,
      items: {
        title: text(labels.title, 'One app, every cup', { id: 'Satu aplikasi, setiap cangkir' }),
        description: longText(
          labels.description,
          'Order ahead, collect rewards and keep your membership in your pocket. {app} brings the counter of {brand} to your phone.',
          {
            id: 'Pesan lebih dulu, kumpulkan reward, dan bawa membership Anda di saku. {app} menghadirkan konter {brand} di ponsel Anda.',
          },
        ),
        ...group(groupLabels.gallery, {
          gallery_image_1: image(said(labels.gallery, { n: 1 }), '/pictures/gallery-1.jpg'),
          gallery_image_2: image(said(labels.gallery, { n: 2 }), '/pictures/gallery-2.jpg'),
          gallery_image_3: image(said(labels.gallery, { n: 3 }), '/pictures/gallery-3.jpg'),
          gallery_image_4: image(said(labels.gallery, { n: 4 }), '/pictures/gallery-4.jpg'),
        }),
        ...group(groupLabels.figures, {
          stat1_value: number(said(labels.figure, { n: 1 }), '5', { hint: hints.digits }),
          stat1_suffix: text(said(labels.figureSuffix, { n: 1 }), '+'),
          stat1_title: text(said(labels.figureTitle, { n: 1 }), 'Years Experience', {
            id: 'Tahun Pengalaman',
          }),
          stat1_subtitle: text(said(labels.figureText, { n: 1 }), 'Brewing since 2021', {
            id: 'Menyeduh sejak 2021',
          }),
          stat2_value: number(said(labels.figure, { n: 2 }), '9000', { hint: hints.digits }),
          stat2_suffix: text(said(labels.figureSuffix, { n: 2 }), '+'),
          stat2_title: text(said(labels.figureTitle, { n: 2 }), 'User Downloads', {
            id: 'Unduhan Aplikasi',
          }),
          stat2_subtitle: text(said(labels.figureText, { n: 2 }), 'On Android and iOS', {
            id: 'Di Android dan iOS',
          }),
          stat3_value: number(said(labels.figure, { n: 3 }), '1000000', { hint: hints.digits }),
          stat3_suffix: text(said(labels.figureSuffix, { n: 3 }), ''),
          stat3_title: text(said(labels.figureTitle, { n: 3 }), 'Orders Served', {
            id: 'Pesanan Disajikan',
          }),
          stat3_subtitle: text(said(labels.figureText, { n: 3 }), 'Cups, plates and smiles', {
            id: 'Cangkir, piring, dan senyuman',
          }),
        }),
        ...group(groupLabels.partners, {
          partners_title: text(labels.partnersTitle, 'Our Partners', { id: 'Mitra Kami' }),
          brand_logo_1: image(said(labels.partnerLogo, { n: 1 }), '/pictures/partner-1.svg'),
          brand_name_1: text(said(labels.partnerName, { n: 1 }), 'Sangrai Roastery'),
          brand_logo_2: image(said(labels.partnerLogo, { n: 2 }), '/pictures/partner-2.svg'),
          brand_name_2: text(said(labels.partnerName, { n: 2 }), 'Susukita'),
          brand_logo_3: image(said(labels.partnerLogo, { n: 3 }), '/pictures/partner-3.svg'),
          brand_name_3: text(said(labels.partnerName, { n: 3 }), 'Roti Pagi'),
          brand_logo_4: image(said(labels.partnerLogo, { n: 4 }), '/pictures/partner-4.svg'),
          brand_name_4: text(said(labels.partnerName, { n: 4 }), 'Dompeta'),
          brand_logo_5: image(said(labels.partnerLogo, { n: 5 }), '/pictures/partner-5.svg'),
          brand_name_5: text(said(labels.partnerName, { n: 5 }), 'Lari Antar Cepat'),
          brand_logo_6: image(said(labels.partnerLogo, { n: 6 }), '/pictures/partner-6.svg'),
          brand_name_6: text(said(labels.partnerName, { n: 6 }), 'Gamelan Radio'),
        }),
        team_section: toggle(labels.teamSection, 'off', hints.teamSection),
      },
    },
    history: {
      label: sectionLabels.history,
      items: {
        title: text(labels.title, 'Our History', { id: 'Sejarah Kami' }),
        ...group(groupOf('2021'), {
          '2021_year': text(said(labels.year, { year: '2021' }), '2021'),
          '2021_title': text(said(labels.yearTitle, { year: '2021' }), 'The first kettle', {
            id: 'Cerek pertama',
          }),
          '2021_desc': longText(
            said(labels.yearStory, { year: '2021' }),
            '{brand} is founded: one counter, four stools and a borrowed grinder.',
            { id: '{brand} berdiri: satu konter, empat bangku, dan penggiling pinjaman.' },
          ),
          '2021_bg': image(
            said(labels.yearPicture, { year: '2021' }),
            '/pictures/history-2021.jpg',
          ),
        }),
        ...group(groupOf('2022'), {
          '2022_year': text(said(labels.year, { year: '2022' }), '2022'),
          '2022_title': text(said(labels.yearTitle, { year: '2022' }), 'Regulars become friends', {
            id: 'Pelanggan menjadi teman',
          }),
          '2022_desc': longText(
            said(labels.yearStory, { year: '2022' }),
            'Our customer base grows, and the queue starts to know each other by name.',
            { id: 'Pelanggan kami bertambah, dan yang mengantre mulai saling mengenal nama.' },
          ),
          '2022_bg': image(
            said(labels.yearPicture, { year: '2022' }),
            '/pictures/history-2022.jpg',
          ),
        }),
        ...group(groupOf('2023'), {
          '2023_year': text(said(labels.year, { year: '2023' }), '2023'),
          '2023_title': text(said(labels.yearTitle, { year: '2023' }), 'Stamps on paper', {
            id: 'Cap di atas kertas',
          }),
          '2023_desc': longText(
            said(labels.yearStory, { year: '2023' }),
            'A manual loyalty program: a paper card, a stamp, and a free cup at the end of the row.',
            {
              id: 'Program loyalitas manual: kartu kertas, cap, dan secangkir gratis di ujung baris.',
            },
          ),
          '2023_bg': image(
            said(labels.yearPicture, { year: '2023' }),
            '/pictures/history-2023.jpg',
          ),
        }),
        ...group(groupOf('2024'), {
          '2024_year': text(said(labels.year, { year: '2024' }), '2024'),
          '2024_title': text(said(labels.yearTitle, { year: '2024' }), 'The app', {
            id: 'Aplikasinya',
          }),
          '2024_desc': longText(
            said(labels.yearStory, { year: '2024' }),
            'App development starts in Q2; the official launch follows in Q4.',
            {
              id: 'Aplikasi mulai dibuat pada kuartal kedua; peluncuran resminya menyusul pada kuartal keempat.',
            },
          ),
          '2024_bg': image(
            said(labels.yearPicture, { year: '2024' }),
            '/pictures/history-2024.jpg',
          ),
        }),
        ...group(groupOf('2025'), {
          '2025_year': text(said(labels.year, { year: '2025' }), '2025'),
          '2025_title': text(said(labels.yearTitle, { year: '2025' }), 'Better every week', {
            id: 'Lebih baik setiap pekan',
          }),
          '2025_desc': longText(
            said(labels.yearStory, { year: '2025' }),
            'We keep optimising the digital experience: faster orders, clearer rewards, fewer taps.',
            {
              id: 'Kami terus menyempurnakan pengalaman digital: pesanan lebih cepat, reward lebih jelas, ketukan lebih sedikit.',
            },
          ),
          '2025_bg': image(
            said(labels.yearPicture, { year: '2025' }),
            '/pictures/history-2025.jpg',
          ),
        }),
      },
    },
  },
} satisfies PageContent;
