import type { Brand } from '../../features/brand/contract.ts';
import type { Shared } from '../../features/brand/drawing/assets.ts';
import { hashOf, type Look } from '../../features/brand/look.ts';
import type { PageName, Values } from '../../features/content/contract.ts';
import { heroPicture } from '../../features/media/video/video.contract.ts';
import type { Outlet } from '../../features/outlets/contract.ts';
import type { Language, Voice } from '../../messages.ts';
import { withoutLanguages } from '../../server/http/language-marks.ts';

type ValuesOfPage = <Page extends PageName>(page: Page) => Values<Page>;

/** @param file as in `Head`: `about.jpg` */
export function sharedOf(file: string, valuesOfPage: ValuesOfPage): Shared {
  const tagline = withoutLanguages(valuesOfPage('contact').brand.tagline);
  if (file === 'about.jpg') {
    return { tagline, picture: valuesOfPage('about').hero.background_image };
  }
  if (file === 'contact.jpg') {
    return { tagline, picture: valuesOfPage('contact').hero.background_image };
  }
  return { tagline, picture: heroPicture(valuesOfPage('home').hero) };
}

export type PageShare = { file: string; shared: Shared };

/** @param name as `nameWithout` gives it, because the picture has the shop's name above it */
export const sharedOutlet = ({ slug, city, photoUrl }: OutletFacts, name: string): PageShare => ({
  file: `outlet-${slug}.jpg`,
  shared: { tagline: `${name}, ${city}`, picture: photoUrl ?? '' },
});
type OutletFacts = Pick<Outlet, 'slug' | 'city' | 'photoUrl'>;

/** @param title in the language of the page */
export const sharedArticle = (slug: string, title: string, picture: string | null): PageShare => ({
  file: `article-${slug}.jpg`,
  shared: { tagline: title, picture: picture ?? '' },
});

/** The demo's pages have pictures of their own, in each language; they are never another shop's. */
export function shareAddress(
  { look, brand }: { look: Look; brand: Brand },
  { voice, lang }: { voice: Voice; lang: Language },
  file: string,
  { tagline, picture }: Shared,
): string {
  if (!look.isOwn && !/^(outlet|article)-/.test(file)) {
    return `/og/${lang === 'en' ? file.replace('.jpg', '-en.jpg') : file}`;
  }
  const hash = hashOf(JSON.stringify([look.hash, brand.share, tagline, picture]));
  return `/share/${hash}/${voice}-${file}`;
}
