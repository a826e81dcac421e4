import { localized } from '../../../messages.ts';
import { html, image, longText, type PageContent, sectionOrder, text } from './item.contract.ts';
import { hints, labels, pageLabels, partLabels, sectionLabels } from './messages.ts';

const feature = (n: number) => ({
  label: localized(sectionLabels.feature, { n }),
  items: {
    title: text(labels.title, '', { id: '' }),
    subtitle: text(labels.subtitle, '', { id: '' }),
    description: longText(labels.description, '', { id: '' }),
    mockup_url: image(labels.mockup, { id: '', hint: hints.pictureInOne }),
  },
});

export const membership = {
  label: pageLabels.membership,
  path: '/membership',
  sections: {
    hero: {
      label: sectionLabels.hero,
      items: {
        device_image: image(labels.device, { id: '', hint: hints.pictureInOne }),
        main_title: text(labels.mainTitle, 'Your coffee, your card, your phone', {
          id: 'Kopi Anda, kartu Anda, ponsel Anda',
        }),
        subtitle: longText(labels.subtitle, '', { id: '' }),
      },
    },
    layout: {
      label: sectionLabels.layout,
      items: {
        sections: sectionOrder(labels.sections, hints.sections, {
          feature1: partLabels.feature1,
          feature2: partLabels.feature2,
          feature3: partLabels.feature3,
          feature4: partLabels.feature4,
          closing: partLabels.closing,
        }),
      },
    },
    feature1: feature(1),
    feature2: feature(2),
    feature3: feature(3),
    feature4: feature(4),
    closing: {
      label: sectionLabels.closing,
      items: {
        image: image(labels.closingPicture),
        title: text(labels.title, '', { id: '' }),
        text: html(labels.closingText, '', { id: '' }),
      },
    },
  },
} satisfies PageContent;
