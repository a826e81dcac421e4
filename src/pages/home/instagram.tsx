import type { Values } from '../../features/content/contract.ts';
import { pictureSources } from '../../features/media/picture/picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useSay } from '../../ui/reader.tsx';
import { partTexts } from '../parts/messages.ts';
import { useAltOf } from '../parts/picture-alt.ts';
import { Slideshow } from '../parts/slideshow.island.tsx';
import type { Site } from '../site.ts';
import { homeTexts } from './messages.ts';

type Props = {
  site: Site;
  texts: Values<'home'>['instagram'];
  gallery: Values<'home'>['features'];
};

export function Instagram({ site, texts, gallery }: Props) {
  const say = useSay();
  const altOf = useAltOf();
  const { social } = site.contact.links;
  const { name } = site.contact.brand;
  const pictures = [gallery.home_logo_1, gallery.home_logo_2, gallery.home_logo_3].filter(Boolean);
  if (social === '' && pictures.length === 0) return null;
  return (
    <section className="on-dark" aria-labelledby="instagram-title">
      <div className={classes('grid items-center', pictures.length > 0 && 'md:grid-cols-2')}>
        <div className={pictures.length > 0 ? 'beside-edge' : 'container-page py-8 md:py-16'}>
          {social !== '' && <p className="eyebrow mb-2 max-sm:hidden">{gallery.gallery_title}</p>}
          <h2 className="heading-2" id="instagram-title">
            {social === '' ? gallery.gallery_title : texts.title}
          </h2>
          {social !== '' && (
            <>
              <p className="mt-2 max-w-text sm:mt-4 sm:text-lg">{texts.description}</p>
              <ButtonLink href={social} external variant="secondary" className="mt-4 sm:mt-6">
                {texts.button_text || 'Instagram'}
                <span className="sr-only"> {say(partTexts.newTab)}</span>
              </ButtonLink>
            </>
          )}
        </div>
        {pictures.length > 0 && (
          <div className="self-stretch max-md:-order-1 md:min-h-84">
            <Slideshow
              label={say(homeTexts.pictures, { name })}
              slides={pictures.map((src, index) => ({
                picture: pictureSources(src),
                alt: altOf(src, `${name} ${index + 1}`),
              }))}
              sizes="(min-width: 48rem) max(50vw, 38rem), 100vw"
              shape="aspect-[2/1] md:aspect-auto md:h-0 md:min-h-full"
              isCut
            />
          </div>
        )}
      </div>
    </section>
  );
}
