import { say } from '../../messages.ts';
import { inVoice } from '../../pages.contract.ts';
import { pageJsonLd } from '../parts/page-json-ld.ts';
import { type PageContext, type RenderedPage, renderPage } from '../render-page.tsx';
import { loadPage, siteReader } from '../site.ts';
import { type Choice, chosenFrom, everywhere, isChosen } from './choice.ts';
import { FinderPage } from './finder.tsx';
import { outletListJsonLd } from './json-ld.ts';
import { finderTexts } from './messages.ts';
import { readOpenOutlets } from './read-outlets.ts';
import { shownOutlets } from './shown.ts';

const PATH = '/outlets';

export async function renderOutlets(
  context: PageContext,
  choice: Choice = everywhere,
): Promise<RenderedPage> {
  const [{ site }, outlets] = await Promise.all([
    loadPage(context, 'contact'),
    readOpenOutlets(context),
  ]);
  const reader = siteReader(site, 'id');
  const brand = site.contact.brand.name;
  const all = shownOutlets(outlets, { brand, now: context.deps.clock(), reader });
  const title = say(reader, finderTexts.title);
  const addresses = all.map(
    ({ outlet }) => site.url + inVoice(reader.prefix, `${PATH}/${outlet.slug}`),
  );
  const head = {
    title,
    description: say(reader, finderTexts.description, { brand }),
    path: PATH,
    lang: 'id' as const,
    jsonLd: isChosen(choice)
      ? []
      : [
          ...pageJsonLd(site, reader, { type: 'WebPage', path: PATH, name: title }),
          ...outletListJsonLd(addresses),
        ],
  };
  const content = <FinderPage all={all} found={chosenFrom(all, choice)} choice={choice} />;
  return renderPage(context, { site, head, content });
}
