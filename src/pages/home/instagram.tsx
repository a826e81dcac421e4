import type { Values } from '../../features/content/contract.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Site } from '../site.ts';

export function Instagram({ site, texts }: { site: Site; texts: Values<'home'>['instagram'] }) {
  const { social } = site.contact.links;
  if (social === '') return null;
  return (
    <section className="kawung section bg-caramel-tint" aria-labelledby="instagram-title">
      <div className="container-page text-center">
        <h2 className="heading-display text-3xl" id="instagram-title">
          {texts.title}
        </h2>
        <p className="mx-auto mt-3 max-w-text" lang="id">
          {texts.description}
        </p>
        <ButtonLink href={social} external size="lg" className="mt-8">
          {texts.button_text || 'Instagram'}
          <span className="sr-only"> (opens in a new tab)</span>
        </ButtonLink>
      </div>
    </section>
  );
}
