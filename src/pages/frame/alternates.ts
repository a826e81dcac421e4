import type { Voice } from '../../messages.ts';
import { inVoice } from '../../pages.contract.ts';
import type { Site } from '../site.ts';

export type Alternate = { voice: Voice; hrefLang: string; href: string };

/** Search engines want each voice of the page; a site with one voice has none. */
export function alternatesOf(
  site: Pick<Site, 'url' | 'mainVoice' | 'others'>,
  path: string,
): Alternate[] {
  const { url, mainVoice, others } = site;
  if (others.length === 0) return [];
  const main = { voice: mainVoice, href: url + path };
  return [
    { ...main, hrefLang: 'x-default' },
    ...(mainVoice === 'mixed' ? [] : [{ ...main, hrefLang: mainVoice }]),
    ...others.map((voice) => ({ voice, hrefLang: voice, href: url + inVoice(`/${voice}`, path) })),
  ];
}
