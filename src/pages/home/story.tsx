import type { Values } from '../../features/content/contract.ts';
import { Picture } from '../../features/media/picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** The two fixed paragraphs that stand under whatever staff write about the house. */
const PARAGRAPHS = [
  'Setiap cangkir kami mulai dari kebun: biji dari petani yang kami kenal, disangrai dalam jumlah kecil, lalu diseduh satu per satu oleh barista yang menikmati pekerjaannya.',
  'Mampirlah sebelum bekerja, sepulang sekolah, atau saat hujan belum reda. Selalu ada meja, colokan, dan seseorang yang menyapa Anda dengan nama.',
];

export function Story({ story }: { story: Values<'home'>['our_story'] }) {
  return (
    <section className="section" aria-labelledby="story-title">
      <div className="container-page grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        {story.main_image && (
          <Picture
            src={story.main_image}
            alt={story.main_title}
            sizes="(min-width: 64rem) 36rem, 100vw"
            className="aspect-[4/3] overflow-hidden rounded shadow"
          />
        )}
        <div>
          <p className="eyebrow">{story.section_title}</p>
          <h2 className="heading-display mt-3 text-3xl" id="story-title">
            {story.main_title}
          </h2>
          <p className="mt-5 text-lg whitespace-pre-line">{story.description}</p>
          <div className="mt-4 grid gap-4 text-ink-soft" lang="id">
            {PARAGRAPHS.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {story.button_text && (
            <ButtonLink href={story.button_link || '/about'} className="mt-8">
              {story.button_text}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
