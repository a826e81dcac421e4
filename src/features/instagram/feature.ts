import { z } from 'zod';
import type { Feature } from '../feature.ts';

export const instagramFeature: Feature = {
  name: 'instagram',
  /** The specification requires it. The home page only links to the profile, so it is empty. */
  routes: (app) => {
    const schema = { response: { 200: z.array(z.object({})) } };
    app.get(
      '/api/instagram',
      { config: { access: 'public', cache: true }, schema },
      async () => [],
    );
  },
};
