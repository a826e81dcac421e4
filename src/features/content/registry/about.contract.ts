import { localized } from '../../../messages.ts';
import {
  group,
  image,
  longText,
  number,
  type PageContent,
  sectionOrder,
  text,
  toggle,
} from './item.contract.ts';
import { groupLabels, hints, labels, pageLabels, partLabels, sectionLabels } from './messages.ts';

const yearOf = (year: string) => text(localized(labels.year, { year }), '');
const titleOf = (year: string) => text(localized(labels.yearTitle, { year }), '', { id: '' });
const storyOf = (year: string) => longText(localized(labels.yearStory, { year }), '', { id: '' });
const pictureOf = (year: string) => image(localized(labels.yearPicture, { year }));
const groupOf = (year: string) => localized(groupLabels.year, { year });

export const about = {
  label: pageLabels.about,
  path: '/about',
  sections: {
    hero: {
      label: sectionLabels.hero,
      items: {
        title: text(labels.title, 'About {brand}', { id: 'Tentang {brand}' }),
        subtitle: longText(labels.subtitle, '', { id: '' }),
        button_text: text(labels.buttonText, 'Discover our dedication', {
          id: 'Lihat dedikasi kami',
        }),
        background_image: image(labels.background),
        background_image_phone: image(labels.backgroundPhone, { hint: hints.backgroundPhone }),
      },
    },
    layout: {
      label: sectionLabels.layout,
      items: {
        sections: sectionOrder(labels.sections, hints.sections, {
          dedikasi: partLabels.dedication,
          introduction: partLabels.introduction,
          history: partLabels.history,
          stats: partLabels.stats,
          partners: partLabels.partners,
          team: partLabels.team,
          find_us: partLabels.findUs,
        }),
      },
    },
    dedikasi: {
      label: sectionLabels.dedication,
      items: {
        title: text(labels.title, 'Our Dedication', { id: 'Dedikasi Kami' }),
        description: longText(labels.description, '', { id: '' }),
        image_1: image(localized(labels.picture, { n: 1 })),
        image_2: image(localized(labels.picture, { n: 2 })),
        image_3: image(localized(labels.picture, { n: 3 })),
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
          gallery_image_1: image(localized(labels.gallery, { n: 1 })),
          gallery_image_2: image(localized(labels.gallery, { n: 2 })),
          gallery_image_3: image(localized(labels.gallery, { n: 3 })),
          gallery_image_4: image(localized(labels.gallery, { n: 4 })),
        }),
        ...group(groupLabels.figures, {
          stat1_value: number(localized(labels.figure, { n: 1 }), '', { hint: hints.digits }),
          stat1_suffix: text(localized(labels.figureSuffix, { n: 1 }), ''),
          stat1_title: text(localized(labels.figureTitle, { n: 1 }), 'Years Experience', {
            id: 'Tahun Pengalaman',
          }),
          stat1_subtitle: text(localized(labels.figureText, { n: 1 }), '', { id: '' }),
          stat2_value: number(localized(labels.figure, { n: 2 }), '', { hint: hints.digits }),
          stat2_suffix: text(localized(labels.figureSuffix, { n: 2 }), ''),
          stat2_title: text(localized(labels.figureTitle, { n: 2 }), 'User Downloads', {
            id: 'Unduhan Aplikasi',
          }),
          stat2_subtitle: text(localized(labels.figureText, { n: 2 }), '', { id: '' }),
          stat3_value: number(localized(labels.figure, { n: 3 }), '', { hint: hints.digits }),
          stat3_suffix: text(localized(labels.figureSuffix, { n: 3 }), ''),
          stat3_title: text(localized(labels.figureTitle, { n: 3 }), 'Orders Served', {
            id: 'Pesanan Disajikan',
          }),
          stat3_subtitle: text(localized(labels.figureText, { n: 3 }), '', { id: '' }),
        }),
        ...group(groupLabels.partners, {
          partners_title: text(labels.partnersTitle, 'Our Partners', { id: 'Mitra Kami' }),
          brand_logo_1: image(localized(labels.partnerLogo, { n: 1 })),
          brand_name_1: text(localized(labels.partnerName, { n: 1 }), ''),
          brand_logo_2: image(localized(labels.partnerLogo, { n: 2 })),
          brand_name_2: text(localized(labels.partnerName, { n: 2 }), ''),
          brand_logo_3: image(localized(labels.partnerLogo, { n: 3 })),
          brand_name_3: text(localized(labels.partnerName, { n: 3 }), ''),
          brand_logo_4: image(localized(labels.partnerLogo, { n: 4 })),
          brand_name_4: text(localized(labels.partnerName, { n: 4 }), ''),
          brand_logo_5: image(localized(labels.partnerLogo, { n: 5 })),
          brand_name_5: text(localized(labels.partnerName, { n: 5 }), ''),
          brand_logo_6: image(localized(labels.partnerLogo, { n: 6 })),
          brand_name_6: text(localized(labels.partnerName, { n: 6 }), ''),
        }),
        team_section: toggle(labels.teamSection, 'off', hints.teamSection),
      },
    },
    history: {
      label: sectionLabels.history,
      items: {
        title: text(labels.title, 'Our History', { id: 'Sejarah Kami' }),
        ...group(groupOf('2021'), {
          '2021_year': yearOf('2021'),
          '2021_title': titleOf('2021'),
          '2021_desc': storyOf('2021'),
          '2021_bg': pictureOf('2021'),
        }),
        ...group(groupOf('2022'), {
          '2022_year': yearOf('2022'),
          '2022_title': titleOf('2022'),
          '2022_desc': storyOf('2022'),
          '2022_bg': pictureOf('2022'),
        }),
        ...group(groupOf('2023'), {
          '2023_year': yearOf('2023'),
          '2023_title': titleOf('2023'),
          '2023_desc': storyOf('2023'),
          '2023_bg': pictureOf('2023'),
        }),
        ...group(groupOf('2024'), {
          '2024_year': yearOf('2024'),
          '2024_title': titleOf('2024'),
          '2024_desc': storyOf('2024'),
          '2024_bg': pictureOf('2024'),
        }),
        ...group(groupOf('2025'), {
          '2025_year': yearOf('2025'),
          '2025_title': titleOf('2025'),
          '2025_desc': storyOf('2025'),
          '2025_bg': pictureOf('2025'),
        }),
      },
    },
  },
} satisfies PageContent;
