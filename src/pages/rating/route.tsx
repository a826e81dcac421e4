import type { FastifyRequest } from 'fastify';
import { blankRating, type RatingValues } from '../../features/ratings/contract.ts';
import { RatingSection } from '../../features/ratings/section.tsx';
import { submitPlainRating } from '../../features/ratings/submit.ts';
import type { App, Deps } from '../../server/deps.ts';
import type { FormState } from '../../server/forms/plain-form.ts';
import type { Asked } from '../../server/http/kept/kept-answers.ts';
import { isIos } from '../app-links.ts';
import { drawPage, sendPage } from '../render-page.tsx';
import { loadPage, type Site } from '../site.ts';
import { linesOf, RatingPage } from './page.tsx';

const initial: FormState<RatingValues> = {
  sent: false,
  message: '',
  errors: {},
  values: blankRating,
};

export function ratingRoute(app: App, deps: Deps) {
  async function draw(request: FastifyRequest, { values, ...state } = initial): Promise<string> {
    const { site } = await loadPage(deps, 'contact');
    const head = {
      title: 'Beri Rating',
      description: site.contact.rating.intro || site.contact.rating.title,
      path: '/rating',
      lang: 'id' as const,
      image: 'rating.jpg',
    };
    const deviceType = values.deviceType || (isIos(request) ? 'ios' : 'android');
    return drawPage(
      deps,
      site,
      head,
      <RatingPage site={site}>
        <RatingSection
          shop={shopOf(site)}
          policyHref="/privacy"
          state={{ ...state, values: { ...values, deviceType } }}
        />
      </RatingPage>,
    );
  }

  const variant = {
    of: (asked: Asked) => (isIos(asked) ? 'ios' : 'android'),
    vary: 'User-Agent',
  };
  app.get('/rating', { config: { kept: { anyQuery: true, variant } } }, async (request, reply) =>
    sendPage(reply, await draw(request)),
  );

  app.post('/rating', async (request, reply) => {
    const state = await submitPlainRating(deps, request, reply);
    return sendPage(reply, await draw(request, state));
  });
}

function shopOf({ contact: { brand, info, hours, rating } }: Site) {
  return {
    name: brand.name,
    address: info.address,
    hours: hours.rating,
    nextTitle: rating.next_title,
    nextSteps: linesOf(rating.next_steps),
  };
}
