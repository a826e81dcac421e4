import { z } from 'zod';
import type { App } from '../../server/deps.ts';

/** No post is kept here: the home page links to the profile. The call stands for its callers. */
export function instagramRoutes(app: App) {
  app.get(
    '/api/instagram',
    { config: { access: 'public' }, schema: { response: { 200: z.array(z.object({})) } } },
    async () => [],
  );
}
