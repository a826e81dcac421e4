import type { FastifyRequest } from 'fastify';
import { say } from '../../messages.ts';
import type { Deps } from '../../server/deps.ts';
import { withoutLanguages } from '../../server/http/language-marks.ts';
import { renderDocument } from '../../server/http/render-document.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/reader.tsx';
import { Document } from '../frame/document.tsx';
import { Logo } from '../frame/logo.tsx';
import { pageContext } from '../render-page.tsx';
import { loadPage, type Site, siteReader } from '../site.ts';
import { closedTexts } from './messages.ts';

/** Until the owner opens the shop, visitors see this instead of every page. */
export async function closedPage(deps: Deps, request: FastifyRequest): Promise<string> {
  const context = { ...pageContext(deps, request), anyVoice: true };
  const { site } = await loadPage(context, 'contact');
  const reader = siteReader(site, 'id');
  const head = {
    title: say(reader, closedTexts.title),
    description: withoutLanguages(site.contact.opening.text),
    path: '/',
    lang: 'id' as const,
    noindex: true,
  };
  return renderDocument(
    reader,
    <Document head={head} site={site} assets={deps.assets.site} withoutScripts>
      <Closed site={site} />
    </Document>,
  );
}

function Closed({ site }: { site: Site }) {
  const say = useSay();
  const { links, brand, opening } = site.contact;
  return (
    <main className="kawung grid min-h-svh place-items-center bg-milk p-gutter text-ink">
      <div className="card grid w-full max-w-lg justify-items-center p-8 text-center shadow sm:p-12">
        <Logo site={site} />
        <h1 className="heading-2 mt-8">{say(closedTexts.title)}</h1>
        {brand.tagline && <p className="mt-3 font-semibold">{brand.tagline}</p>}
        {opening.text && <p className="mt-3 text-lg text-ink-soft">{opening.text}</p>}
        {opening.when && (
          <p className="mt-3 font-semibold text-caramel-deep">
            {say(closedTexts.opens, { time: opening.when })}
          </p>
        )}
        {links.social && (
          <ButtonLink href={links.social} external className="mt-7">
            {say(closedTexts.profile)}
          </ButtonLink>
        )}
      </div>
    </main>
  );
}
