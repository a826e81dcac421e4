const ABOUT_APP =
  /\{app\}|\b(apps?|app store|google play|membership|loyalty|members?|aplikasi\w*|keanggotaan|anggota|saldo|top-?ups?|balance|poin|points?)\b/i;

export const isAboutApp = (text: string): boolean => ABOUT_APP.test(text);

const OF_THE_APP = [
  'membership.',
  'home.membership.',
  'home.hero.store_buttons',
  'home.features.cta_',
  'home.features.menu_button',
  'about.introduction.title',
  'about.introduction.description',
  'about.introduction.gallery_image_',
  'contact.brand.app_name',
  'contact.links.app_store',
  'contact.links.play_store',
  'contact.links.member_site',
  'contact.reward.',
  'contact.rating.',
];

/** A shop that says it has no app shows nothing of these. */
export const isOfApp = ({ page, section, key }: Record<'page' | 'section' | 'key', string>) =>
  OF_THE_APP.some((start) => `${page}.${section}.${key}`.startsWith(start));

export const withoutApp = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      if (!isAboutApp(line)) return [line];
      const left = line.split(/(?<=[.!?])\s+/).filter((sentence) => !isAboutApp(sentence));
      return left.length > 0 ? [left.join(' ')] : [];
    })
    .join('\n');
