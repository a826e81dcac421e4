import type { Values } from '../../features/content/contract.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';

export function CallToAction({ site, texts }: { site: Site; texts: Values<'home'>['features'] }) {
  if (texts.cta_title === '' && texts.cta_description === '') return null;
  return (
    <section className="on-dark relative isolate overflow-hidden" aria-labelledby="cta-title">
      {texts.cta_background_image && (
        <Picture
          src={texts.cta_background_image}
          alt=""
          sizes="max(100vw, 45rem)"
          className="absolute! inset-0 -z-20 size-full"
          imgClassName="object-cover object-[78%_50%]"
        />
      )}
      <div className="absolute inset-0 -z-10 bg-ink/72 sm:bg-transparent sm:bg-linear-to-r sm:from-ink sm:from-25% sm:via-ink/75 sm:via-55% sm:to-ink/5" />
      <div className="container-page section max-sm:py-10!" lang="id">
        <h2 className="heading-display max-w-xl text-3xl sm:text-4xl" id="cta-title">
          {texts.cta_title || texts.cta_description}
        </h2>
        {texts.cta_title && (
          <p className="mt-3 max-w-lg sm:mt-4 sm:text-lg text-paper/90">{texts.cta_description}</p>
        )}
        <StoreButtons site={site} className="mt-5 gap-2! sm:mt-7 sm:gap-3!" />
      </div>
    </section>
  );
}
