import type { Values } from '../../features/content/contract.ts';
import { Picture } from '../../features/media/picture.tsx';
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
          sizes="100vw"
          className="absolute! inset-0 -z-20 size-full"
        />
      )}
      <div className="absolute inset-0 -z-10 bg-ink/60" />
      <div className="container-page section text-center">
        <h2 className="heading-display mx-auto max-w-text text-4xl" id="cta-title">
          {texts.cta_title}
        </h2>
        <p className="mx-auto mt-5 max-w-text text-lg text-paper/90">{texts.cta_description}</p>
        <StoreButtons site={site} className="mt-8 justify-center" />
      </div>
    </section>
  );
}
