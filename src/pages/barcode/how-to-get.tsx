import { Picture } from '../../features/media/picture/picture.tsx';
import { drawQr } from '../../server/barcodes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useSay, useTo } from '../../ui/reader.tsx';
import { WholeWords } from '../../ui/site/whole-words.tsx';
import type { Site } from '../site.ts';
import { Barcode } from './barcode.tsx';
import { CodeForm } from './code-form.tsx';
import { barcodeTexts } from './messages.ts';
import { TakeAway } from './take-away.tsx';

type Props = {
  site: Site;
  /** It shows what the reward is. */
  drinkUrl: string | undefined;
  /** The form for a code was sent without one. */
  isEmpty: boolean;
};

export function HowToGet({ site, drinkUrl, isEmpty }: Props) {
  const say = useSay();
  const to = useTo();
  const { get_title, get_text } = site.contact.reward;
  return (
    <div className="flex flex-wrap items-center gap-x-4 md:contents">
      <header className="max-md:contents">
        <h1
          className={
            get_title ? 'heading-1 min-w-min flex-1 wrap-break-word md:min-w-0' : 'sr-only'
          }
        >
          {get_title || say(barcodeTexts.barcode)}
        </h1>
        {get_text && (
          <p className="mt-3 max-w-text max-md:order-1 max-md:w-full text-lg text-balance whitespace-pre-line max-sm:text-base lg:mt-6 text-ink-soft">
            <WholeWords text={get_text} />
          </p>
        )}
        <ButtonLink
          href={to('/rating')}
          size="lg"
          className="mt-5 max-md:order-1 max-sm:w-full print:hidden"
        >
          {say(barcodeTexts.rate)}
        </ButtonLink>
      </header>
      <div className="max-md:contents md:col-start-2 md:row-span-2 md:row-start-1 md:flex md:flex-col lg:row-span-3 print:hidden">
        <Picture
          src={drinkUrl ?? '/pictures/cashier.svg'}
          alt=""
          priority
          sizes="(min-width: 48rem) 32rem, 6.5rem"
          // A drawing that filled the column would lose its sides.
          className={
            drinkUrl
              ? 'rounded max-md:aspect-4/5 max-md:w-26 md:max-lg:h-100 lg:min-h-80 lg:grow lg:basis-0'
              : 'aspect-8/5 max-md:hidden'
          }
        />
        <div
          className={classes(
            'mt-4 rounded bg-foam p-4 shadow max-md:order-1 max-md:w-full lg:p-6',
            !drinkUrl && 'md:mt-0',
          )}
        >
          <CodeForm shop={site.contact.brand.name} isEmpty={isEmpty} />
        </div>
      </div>
    </div>
  );
}

/** The QR code is for another phone: it opens the page of ratings there. */
export function ForFriend({ site }: { site: Site }) {
  const say = useSay();
  const to = useTo();
  return (
    <section
      className="mb-14 grid items-center gap-x-5 self-start rounded border border-line bg-foam p-4 max-lg:text-center lg:mb-20 lg:grid-cols-[auto_1fr] lg:p-6 print:mx-auto print:block print:max-w-80 print:border-0 print:p-0 print:text-center"
      aria-labelledby="friend-title"
    >
      <Barcode
        drawing={drawQr(site.url + to('/rating'))}
        label={say(barcodeTexts.qrToRating)}
        className="mx-auto max-w-50 rounded lg:row-span-2 lg:w-36 print:w-full print:max-w-none"
      />
      <div className="lg:self-end">
        <h2 id="friend-title" className="pt-2 font-semibold lg:heading-display lg:pt-0 lg:text-2xl">
          {say(barcodeTexts.forFriend)}
        </h2>
        <p className="pt-1">{say(barcodeTexts.scanToRate)}</p>
        <p className="text-sm text-balance text-ink-soft">{say(barcodeTexts.byMail)}</p>
      </div>
      <TakeAway
        file="rating"
        title={site.contact.reward.get_title}
        className="mt-4 lg:col-start-2 lg:self-start"
      />
    </section>
  );
}
