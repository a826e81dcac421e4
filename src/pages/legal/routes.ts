import { z } from 'zod';
import { legalTemplateSchema } from '../../features/articles/contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { createFreshness } from '../../server/http/cache/freshness.ts';
import { loadPage } from '../site.ts';
import { brandOf } from './brand.ts';
import type { LegalAddress } from './documents.ts';
import { legalTemplate } from './template.tsx';

const addresses: LegalAddress[] = ['/privacy', '/data-privacy', '/terms-of-use'];

export function legalTemplateRoute(app: App, deps: Deps) {
  app.get(
    '/api/admin/legal-pages',
    {
      config: { access: 'editor' },
      schema: { response: { 200: z.array(legalTemplateSchema) } },
    },
    async () => {
      const { site } = await loadPage({ deps, freshness: createFreshness() }, 'contact');
      const brand = brandOf(site, deps.env);
      return addresses.map((address) => ({
        slug: address.slice(1),
        isShown: site.hasApp || address !== '/terms-of-use',
        ...legalTemplate(address, brand, site.hasApp),
      }));
    },
  );
}
