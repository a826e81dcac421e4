import type { Values } from '../../features/content/contract.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay, useTo } from '../../ui/reader.tsx';
import { useAltOf } from '../parts/picture-alt.ts';
import { aboutTexts } from './messages.ts';

type Props = { texts: Values<'about'>['introduction']; hasApp: boolean };

/** The introduction is about the app. */
export function Introduction({ texts, hasApp }: Props) {
  const say = useSay();
  const to = useTo();
  const altOf = useAltOf();
  const gallery = [
    texts.gallery_image_1,
    texts.gallery_image_2,
    texts.gallery_image_3,
    texts.gallery_image_4,
  ].filter(Boolean);
  if (!hasApp) return null;
  if (texts.title === '' && texts.description === '' && gallery.length === 0) return null;
  return (
    <section className="section bg-milk print:bg-transparent" aria-labelledby="introduction-title">
      <div className="container-page grid items-center gap-10 md:grid-cols-[2fr_3fr] lg:grid-cols-[1fr_min(40rem,56%)] lg:gap-16">
        <div>
          <h2 className="heading-display text-3xl lg:text-5xl" id="introduction-title">
            {texts.title}
          </h2>
          <p className="mt-5 max-w-text text-lg whitespace-pre-line text-ink-soft">
            {texts.description}
          </p>
          <ButtonLink href={to('/membership')} variant="secondary" className="mt-6 print:hidden">
            {say(aboutTexts.seeMembership)}
          </ButtonLink>
        </div>
        <div className="flower print:max-w-xs">
          {gallery.map((src, index) => (
            <Picture
              key={src}
              src={src}
              alt={altOf(src, `${texts.title} ${index + 1}`)}
              sizes="(min-width: 64rem) 20rem, (min-width: 48rem) 27vw, 45vw"
              className="by-scrolling"
            />
          ))}
        </div>
      </div>
    </section>
  );
}
