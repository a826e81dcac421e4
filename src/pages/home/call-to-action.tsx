import type { Values } from '../../features/content/contract.ts';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';

export function CallToAction({ site, texts }: { site: Site; texts: Values<'home'>['features'] }) {
  return (
    <div>
      {texts.cta_title && (
        <h3 className="heading-display text-xl sm:text-2xl lg:mt-4">{texts.cta_title}</h3>
      )}
      {texts.cta_description && (
        <p className="mt-2 hidden max-w-text text-lg text-ink-soft sm:block">
          {texts.cta_description}
        </p>
      )}
      <StoreButtons site={site} className="mt-4 sm:mt-6" />
    </div>
  );
}
