import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '../../features/media/picture/picture.tsx';
import { inVoice, isOwnAddress } from '../../pages.contract.ts';
import { withoutPrefix } from '../../server/http/reader.ts';
import { classes } from '../../ui/classes.ts';
import { useReader } from '../../ui/reader.tsx';

const IMG = /<img src="([^"]*)"(?: alt="([^"]*)")? ?\/>/g;
const LINK = / href="(\/[^"]*)"/g;

export function RichText({ html, className }: { html: string; className?: string }) {
  const { prefix } = useReader();
  const drawn = html
    .replaceAll(LINK, (_all, link: string) => ` href="${linkFor(prefix, link)}"`)
    .replaceAll(IMG, (_all, src: string, alt = '') => pictureFor(src, alt));
  return (
    <div
      className={classes('prose rich-text', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was saved
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}

function linkFor(prefix: string, link: string): string {
  const path = link.replace(/[?#].*/, '');
  const isPage = isOwnAddress(path) || withoutPrefix(prefix + path) !== prefix + path;
  return isPage ? inVoice(prefix, link) : link;
}

/** @param alt as it is in the HTML */
function pictureFor(src: string, alt: string): string {
  const SIZES = '(min-width: 44rem) 42rem, 100vw';
  const markup = renderToStaticMarkup(
    <Picture src={src} alt="~" sizes={SIZES} className="rounded bg-milk" />,
  );
  return markup.replace('alt="~"', () => `alt="${alt}"`);
}
