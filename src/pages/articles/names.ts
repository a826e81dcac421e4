import { escapeHtml } from '../../features/content/values-store.ts';
import type { Site } from '../site.ts';

type Texts = { title: string; summary: string; body: string };

/** `{brand}` and `{app}` become the shop's own names, as in the texts of other pages. */
export function withNames<Named extends Texts>({ contact: { brand } }: Site, texts: Named): Named {
  const put = (text: string, written: (name: string) => string) =>
    text
      .replaceAll('{brand}', () => written(brand.name))
      .replaceAll('{app}', () => written(brand.app_name));
  return {
    ...texts,
    title: put(texts.title, String),
    summary: put(texts.summary, String),
    body: put(texts.body, escapeHtml),
  };
}
