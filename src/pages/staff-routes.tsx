import { z } from 'zod';
import { safeNext } from '../features/auth/contract.ts';
import type { App, Deps } from '../server/deps.ts';
import { renderDocument } from '../server/render.tsx';
import { Document } from './frame/document.tsx';
import { AdminDocument } from './frame/staff-document.tsx';
import { LoginPage } from './login.tsx';
import { sendPage } from './send.tsx';
import { loadPage } from './site.ts';

const loginQuery = z.object({ next: z.string().optional(), failed: z.string().optional() });

/** The two screens for staff; neither is for search engines. */
export function staffRoutes(app: App, deps: Deps) {
  app.get('/login', { schema: { querystring: loginQuery } }, async (request, reply) => {
    const { site } = await loadPage(deps, 'contact');
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
          failed={request.query.failed !== undefined}
        />
      </Document>
    );
    return sendPage(reply, renderDocument(document));
  });

  for (const path of ['/admin', '/admin/*']) {
    app.get(path, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('Cache-Control', 'no-store')
        .send(renderDocument(<AdminDocument assets={deps.assets.admin} />)),
    );
  }
}
