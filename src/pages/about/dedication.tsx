import type { Values } from '../../features/content/contract.ts';
import { Picture, pictureSources } from '../../features/media/picture/picture.tsx';
import { useSay } from '../../ui/reader.tsx';
import { useAltOf } from '../parts/picture-alt.ts';
import { Slideshow } from '../parts/slideshow.island.tsx';
import { dedicationTexts } from './messages.ts';

type Props = { texts: Values<'about'>['dedikasi'] };

const picturesIn = (texts: Props['texts']) =>
  [texts.image_1, texts.image_2, texts.image_3].filter(Boolean);

/** A title alone says nothing. */
export const hasDedication = (texts: Props['texts']) =>
  texts.description !== '' || picturesIn(texts).length > 0;

export function Dedication({ texts }: Props) {
  const say = useSay();
  const altOf = useAltOf();
  if (!hasDedication(texts)) return null;
  const pictures = picturesIn(texts);
  return (
    <section
      className="section -scroll-mt-10"
      id="dedikasi"
      tabIndex={-1}
      aria-labelledby="dedikasi-title"
    >
      <div className="container-page">
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-3 lg:items-end">
          <h2 className="heading-2" id="dedikasi-title">
            {texts.title}
          </h2>
          <p className="max-w-[34rem] text-lg whitespace-pre-line text-ink-soft lg:heading-display lg:col-span-2 lg:max-w-[26em] lg:text-2xl lg:text-ink">
            {texts.description}
          </p>
        </div>
        {pictures.length > 0 && (
          <div className="mt-10 md:hidden print:hidden">
            <Slideshow
              label={say(dedicationTexts.pictures, { title: texts.title })}
              slides={pictures.map((src, index) => ({
                picture: pictureSources(src),
                alt: altOf(src, `${texts.title} ${index + 1}`),
              }))}
              sizes="100vw"
              shape="aspect-[4/3]"
            />
          </div>
        )}
        <div className="mt-12 hidden grid-cols-3 gap-5 md:grid lg:gap-8 print:grid">
          {pictures.map((src, index) => (
            <Picture
              key={src}
              src={src}
              alt={altOf(src, `${texts.title} ${index + 1}`)}
              // A landscape photograph is cropped upright, so it is wider than its column.
              sizes="(min-width: 76rem) 43rem, 59vw"
              className="aspect-[3/4] rounded shadow"
            />
          ))}
        </div>
      </div>
    </section>
  );
}
