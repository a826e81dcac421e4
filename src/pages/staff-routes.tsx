import type { FastifyRequest } from 'fastify';
import { safeNext } from '../features/auth/contract.ts';
import { loginTexts } from '../features/auth/login/messages.ts';
import { asksForCode, loginQuery, refusalMessage } from '../features/auth/login/plain-login.ts';
import { readerOf, say } from '../messages.ts';
import type { App, Deps } from '../server/deps.ts';
import { likesIndonesian, requestReader } from '../server/http/reader.ts';
import { renderDocument } from '../server/http/render-document.tsx';
import { Document } from './frame/document.tsx';
import { AdminDocument } from './frame/staff-document.tsx';
import { LoginPage } from './login.tsx';
import { pageTexts } from './messages.ts';
import { pageContext, sendPage } from './render-page.tsx';
import { loadPage, siteReader } from './site.ts';

export function staffRoutes(app: App, deps: Deps) {
  const config = {
    access: 'public',
    beforeReady: true,
    cache: {
      variant: {
        of: (request: FastifyRequest) => (likesIndonesian(request) ? 'id' : ''),
        vary: 'Accept-Language',
      },
    },
  } as const;
  app.get('/login', { config, schema: { querystring: loginQuery } }, async (request, reply) => {
    if (request.staff) return reply.redirect(safeNext(request.query.next), 303);
    const { freshness, ...context } = pageContext(deps, request);
    const voice = likesIndonesian(request) ? 'id' : undefined;
    const loaded = await loadPage({ ...context, freshness, voice }, 'contact');
    // The dashboard has one address for all voices.
    const site = { ...loaded.site, prefix: '' };
    const reader = siteReader(site, 'en');
    const head = {
      title: say(reader, loginTexts.title),
      description: say(reader, pageTexts.signInHint),
      path: '/login',
      lang: 'en' as const,
      noindex: true,
      nightGround: '#130d09',
    };
    const document = (
      <Document head={head} site={site} assets={deps.assets.site}>
        <LoginPage
          site={site}
          next={safeNext(request.query.next)}
          refusal={refusalMessage(reader, request.query)}
          asksForCode={asksForCode(request.query)}
        />
      </Document>
    );
    return sendPage(reply, {
      html: renderDocument(reader, document),
      frames: [],
      freshness,
    });
  });

  for (const path of ['/admin', '/admin/*']) {
    app.get(path, async (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .send(
          renderDocument(
            { ...readerBefore(request), prefix: '' },
            <AdminDocument assets={deps.assets.admin} />,
          ),
        ),
    );
  }
}

/** The dashboard does not know yet who reads it. */
const readerBefore = (request: FastifyRequest) =>
  likesIndonesian(request) ? readerOf('id', 'id') : requestReader(request);
