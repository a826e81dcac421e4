import { z } from 'zod';
import type { App } from '../../server/deps.ts';

/** Required by the specification. The home page only links to the profile, so the list is empty. */
export function instagramRoutes(app: App) {
  app.get(
    '/api/instagram',
    {
      config: { access: 'public', cache: true },
      schema: { response: { 200: z.array(z.object({})) } },
    },
    async () => [],
  );
}
