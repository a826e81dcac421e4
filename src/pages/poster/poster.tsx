import type { PosterPurpose, PosterSize } from '../../features/visitors/poster.contract.ts';
import { type Message, type Reader, say as sayTo } from '../../messages.ts';
import { drawQr } from '../../server/barcodes.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { Barcode } from '../barcode/barcode.tsx';
import type { Site } from '../site.ts';
import { posterNoteTexts, posterTexts } from './messages.ts';

type Props = {
  site: Site;
  styles: string[];
  sentence: string;
  mark: string;
  size: PosterSize;
  outlet?: string | undefined;
  purpose: PosterPurpose;
  staff: Reader;
};

const LONG = 45;

const codeTexts: Record<PosterPurpose, Message<never>> = {
  feedback: posterTexts.feedbackCode,
  menu: posterTexts.menuCode,
  app: posterTexts.code,
};

export function Poster({ site, styles, sentence, mark, size, outlet, purpose, staff }: Props) {
  const say = useSay();
  const { lang } = useReader();
  const { brand } = site.contact;
  const { logo, mark: emblem } = site.look;
  const isOfOutlet = outlet !== undefined && purpose !== 'app';
  const path = `/${purpose}?${isOfOutlet ? `outlet=${outlet}` : `c=${mark}`}`;
  const address = site.url + path;
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{say(posterTexts.title, { mark, name: brand.name })}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[...styles, '/poster.css'].map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body className={`poster-page ${size.toLowerCase()}`}>
        <header className="poster-note" lang={staff.lang === lang ? undefined : staff.lang}>
          {sayTo(staff, posterNoteTexts.print, { size })}
        </header>
        <main className="poster">
          <p className="poster-brand">
            <img src={logo?.dark ?? emblem.dark} alt={logo ? brand.name : ''} />
            {logo ? null : brand.name}
          </p>
          <h1 className={sentence.length > LONG ? 'long' : undefined}>{sentence}</h1>
          <div className="poster-code">
            <Barcode drawing={drawQr(address)} label={say(codeTexts[purpose])} />
          </div>
          <p className="poster-hint">
            {say(posterTexts.scan)}
            <span>{address.replace(/^https?:\/\//, '')}</span>
          </p>
        </main>
      </body>
    </html>
  );
}
