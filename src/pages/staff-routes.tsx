import { safeNext } from '../features/auth/contract.ts';
import { asksForCode, loginQuery, refusalMessage } from '../features/auth/plain-login.ts';
import { readerOf } from '../messages.ts';
import type { App, Deps } from '../server/deps.ts';
import { renderDocument } from '../server/http/render-document.tsx';
import { Document } from './frame/document.tsx';
import { AdminDocument } from './frame/staff-document.tsx';
import { LoginPage } from './login.tsx';
import { pageContext, sendPage } from './render-page.tsx';
import { loadPage, siteReader } from './site.ts';

export function staffRoutes(app: App, deps: Deps) {
  const config = { access: 'public', beforeReady: true, cache: true } as const;
  app.get('/login', { config, schema: { querystring: loginQuery } }, async (request, reply) => {
    if (request.staff) return reply.redirect(safeNext(request.query.next), 303);
    const { freshness, ...context } = pageContext(deps, request);
    const { site } = await loadPage({ ...context, freshness }, 'contact');
    const head = {
      title: 'Staff sign in',
      description: 'Sign in to the dashboard',
      path: '/login',
      lang: 'en' as const,
      noindex: true,
    };
    const document = (
      <Document head={head} site={site} assets={deps.assets.site}>
        <LoginPage
          site={site}
          next={safeNext(request.query.next)}
          refusal={refusalMessage(request.query)}
          asksForCode={asksForCode(request.query)}
        />
      </Document>
    );
    return sendPage(reply, {
      html: renderDocument(siteReader(site, 'en'), document),
      frames: [],
      freshness,
    });
  });

  for (const path of ['/admin', '/admin/*']) {
    app.get(path, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .send(
          renderDocument(
            { ...readerOf('mixed', 'en'), prefix: '' },
            <AdminDocument assets={deps.assets.admin} />,
          ),
        ),
    );
  }
}
