import { z } from 'zod';
import type { App, Deps } from '../../server/deps.ts';

/** The page asks for posts and shows a link to the profile; no post is kept here. */
export function instagramRoutes(app: App, _deps: Deps) {
  app.get(
    '/api/instagram',
    { config: { access: 'public' }, schema: { response: { 200: z.array(z.object({})) } } },
    async () => [],
  );
}
