import type { Values } from '../../features/content/contract.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/reader.tsx';
import { partTexts } from '../parts/messages.ts';
import type { Site } from '../site.ts';

export function Instagram({ site, texts }: { site: Site; texts: Values<'home'>['instagram'] }) {
  const say = useSay();
  const { social } = site.contact.links;
  if (social === '') return null;
  return (
    <section className="bg-milk py-6 sm:py-16" aria-labelledby="instagram-title">
      <div className="container-page flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
        <div className="min-w-0">
          <h2 className="heading-display text-2xl sm:text-3xl" id="instagram-title">
            {texts.title}
          </h2>
          <p className="mt-1 max-w-text text-sm sm:mt-2 sm:text-base">{texts.description}</p>
        </div>
        <ButtonLink href={social} external>
          {texts.button_text || 'Instagram'}
          <span className="sr-only"> {say(partTexts.newTab)}</span>
        </ButtonLink>
      </div>
    </section>
  );
}
