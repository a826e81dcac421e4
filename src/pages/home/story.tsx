import type { Values } from '../../features/content/contract.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useLang } from '../../ui/reader.tsx';
import { useAltOf } from '../parts/picture-alt.ts';

export function Story({ story }: { story: Values<'home'>['our_story'] }) {
  const altOf = useAltOf();
  const [idLang, enLang] = [useLang('id'), useLang('en')];
  if (story.main_title === '' && story.description === '') return null;
  return (
    <section className="section overflow-x-clip" aria-labelledby="story-title">
      <div className="container-page grid items-center gap-5 sm:gap-8 md:grid-cols-[18.75rem_1fr] lg:grid-cols-2 lg:gap-16">
        {story.main_image && (
          <Picture
            src={story.main_image}
            alt={altOf(story.main_image, story.main_title)}
            sizes="(min-width: 64rem) 48rem, (min-width: 48rem) 33rem, 100vw"
            className="aspect-[8/5] rounded-[82%_18%] md:aspect-square lg:-ms-24 xl:-ms-40 xl:aspect-[8/7]"
          />
        )}
        <div lang={idLang}>
          <p className="eyebrow" lang={enLang}>
            {story.section_title}
          </p>
          <h2 className="heading-2 mt-2 sm:mt-3" id="story-title">
            {story.main_title}
          </h2>
          <p className="mt-3 whitespace-pre-line sm:mt-4 sm:text-lg">{story.description}</p>
          <div className="mt-3 grid gap-2.5 text-sm max-sm:leading-snug text-ink-soft sm:text-base">
            {story.more
              .split('\n')
              .filter((paragraph) => paragraph.trim() !== '')
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
          </div>
          {story.button_text && story.button_link && (
            <ButtonLink href={story.button_link} variant="secondary" className="mt-5">
              {story.button_text}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
