import type { Values } from '../../features/content/contract.ts';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';

export function CallToAction({ site, texts }: { site: Site; texts: Values<'home'>['features'] }) {
  return (
    <div>
      {texts.cta_description && (
        <p className="mb-6 hidden max-w-text text-ink-soft sm:block">{texts.cta_description}</p>
      )}
      <StoreButtons site={site} />
    </div>
  );
}
