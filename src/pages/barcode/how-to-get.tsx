import { Picture } from '../../features/media/picture/picture.tsx';
import { drawQr } from '../../server/barcodes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay, useTo } from '../../ui/reader.tsx';
import { WholeWords } from '../../ui/site/whole-words.tsx';
import type { Site } from '../site.ts';
import { Barcode } from './barcode.tsx';
import { CodeForm } from './code-form.tsx';
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
      <div className="grid gap-5 max-md:contents md:col-start-2 md:row-span-2 md:row-start-1 md:grid-rows-[auto_auto_1fr] lg:row-span-3 lg:gap-10">
        <div className="rounded bg-foam p-4 shadow lg:p-8 print:hidden">
          <CodeForm shop={site.contact.brand.name} />
        </div>
        <div className="grid items-center gap-x-4 max-lg:rounded max-lg:border max-lg:border-line max-lg:bg-foam max-lg:p-4 max-md:order-1 max-md:mt-4 max-lg:text-center lg:grid-cols-[auto_1fr] lg:gap-x-6 lg:px-8 print:mx-auto print:block print:max-w-80 print:border-0 print:p-0 print:text-center">
          <Barcode
            drawing={drawQr(site.url + to('/rating'))}
            label={say(barcodeTexts.qrToRating)}
            className="mx-auto max-w-50 rounded lg:row-span-2 lg:w-40 print:w-full print:max-w-none"
          />
          <div className="lg:self-end lg:pb-2">
            <p className="pt-2 font-semibold lg:hidden print:hidden">
              {say(barcodeTexts.forFriend)}
            </p>
            <p className="lg:font-semibold">{say(barcodeTexts.scanToRate)}</p>
            <p className="pt-1 text-sm text-balance text-ink-soft">{say(barcodeTexts.byMail)}</p>
          </div>
          <TakeAway
            file="rating"
            title={get_title}
            className="mt-4 lg:col-start-2 lg:mt-0 lg:self-start"
          />
        </div>
        {/* Its table stands on the end of the band. */}
        <Picture
          src="/pictures/cashier.svg"
          alt=""
          className="-mb-12 aspect-[8/5] w-full max-w-lg self-end justify-self-center max-md:order-2 max-md:mt-4 lg:-mb-20 lg:max-w-none print:hidden"
        />
      </div>
    </>
  );
}
