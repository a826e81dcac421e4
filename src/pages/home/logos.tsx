import type { Values } from '../../features/content/contract.ts';
import { pictureSources } from '../../features/media/picture/picture.tsx';
import { useSay } from '../../ui/reader.tsx';
import { PartnerLogos, partnersIn } from '../parts/partner-logos.tsx';
import { useAltOf } from '../parts/picture-alt.ts';
import { Slideshow } from '../parts/slideshow.island.tsx';
import { homeTexts } from './messages.ts';

type Props = {
  texts: Values<'home'>['features'];
  partners: Values<'about'>['introduction'];
  name: string;
};

export function Logos({ texts, partners, name }: Props) {
  const say = useSay();
  const altOf = useAltOf();
  const pictures = [texts.home_logo_1, texts.home_logo_2, texts.home_logo_3].filter(Boolean);
  const hasPartners = partnersIn(partners).length > 0;
  if (!hasPartners && pictures.length === 0) return null;
  return (
    <section
      className="section [#faq+&]:pt-0!"
      aria-labelledby={pictures.length > 0 ? 'gallery-title' : 'partners-title'}
    >
      <div className="container-page">
        {hasPartners && (
          <div className="md:hidden">
            <h2 className="heading-display text-center text-2xl" id="partners-title">
              {texts.partners_title}
            </h2>
            <PartnerLogos partners={partners} layout="row" />
          </div>
        )}
        {pictures.length > 0 && (
          <div className="mx-auto mt-7 max-w-4xl md:mt-0">
            <h2
              className="heading-display mb-4 text-center text-2xl sm:mb-6 sm:text-3xl"
              id="gallery-title"
            >
              {texts.gallery_title}
            </h2>
            <Slideshow
              label={say(homeTexts.pictures, { name })}
              slides={pictures.map((src, index) => ({
                picture: pictureSources(src),
                alt: altOf(src, `${name} ${index + 1}`),
              }))}
              sizes="(min-width: 48rem) 48rem, 100vw"
              shape="aspect-video sm:aspect-[3/2]"
              words={{
                pause: say(homeTexts.pause),
                play: say(homeTexts.play),
                slide: say(homeTexts.slide),
              }}
            />
          </div>
        )}
      </div>
    </section>
  );
}
