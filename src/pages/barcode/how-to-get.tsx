import { drawQr } from '../../server/barcodes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay, useTo } from '../../ui/reader.tsx';
import { WholeWords } from '../../ui/site/whole-words.tsx';
import type { Site } from '../site.ts';
import { Barcode } from './barcode.tsx';
import { Framed } from './framed.tsx';
import { barcodeTexts } from './messages.ts';
import { TakeAway } from './take-away.tsx';

export function HowToGet({ site }: { site: Site }) {
  const say = useSay();
  const to = useTo();
  const { get_title, get_text } = site.contact.reward;
  return (
    <>
      <header>
        <h1 className={get_title ? 'heading-1' : 'sr-only'}>
          {get_title || say(barcodeTexts.barcode)}
        </h1>
        {get_text && (
          <p className="mt-3 max-w-text text-lg text-balance whitespace-pre-line max-sm:text-base max-lg:min-h-[3lh] lg:mt-6 text-ink-soft">
            <WholeWords text={get_text} />
          </p>
        )}
        <ButtonLink href={to('/rating')} size="lg" className="mt-5 max-sm:w-full print:hidden">
          {say(barcodeTexts.rate)}
        </ButtonLink>
      </header>
      <div className="max-md:order-1 max-md:mt-4 md:col-start-2 md:row-span-2 md:row-start-1 print:mt-0">
        <Framed forOthers>
          <p className="pb-3 font-semibold md:pb-4 md:text-lg">
            <span className="block md:hidden print:hidden">{say(barcodeTexts.forFriend)}</span>{' '}
            {say(barcodeTexts.scanToRate)}
          </p>
          <Barcode
            drawing={drawQr(site.url + to('/rating'))}
            label={say(barcodeTexts.qrToRating)}
            className="rounded"
          />
          <p className="pt-3 text-sm text-balance text-ink-soft">{say(barcodeTexts.byMail)}</p>
        </Framed>
        <TakeAway
          file="rating"
          title={get_title}
          className="mt-4 md:ms-auto md:mt-5 md:max-lg:max-w-md"
        />
      </div>
    </>
  );
}
