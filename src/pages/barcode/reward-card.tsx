import { barcodePath, formatCode, type Reward } from '../../features/rewards/contract.ts';
import { drawCode128, drawQr } from '../../server/barcodes.ts';
import { Sentence, useSay } from '../../ui/reader.tsx';
import { Time } from '../../ui/time.tsx';
import type { Site } from '../site.ts';
import { Barcode } from './barcode.tsx';
import { Framed } from './framed.tsx';
import { barcodeTexts } from './messages.ts';
import { TakeAway } from './take-away.tsx';

type Props = { site: Site; reward: Reward };

export function RewardCard({ site, reward: { code, reward, validUntil } }: Props) {
  const say = useSay();
  const { title } = site.contact.reward;
  return (
    <>
      <header className="text-center md:text-start">
        <h1 className={title ? 'eyebrow' : 'sr-only'}>{title || say(barcodeTexts.barcode)}</h1>
        <p className="heading-display mt-1 text-4xl leading-tight md:mt-3 lg:text-5xl">{reward}</p>
        <p className="mt-1 md:mt-4">
          <Sentence
            of={barcodeTexts.validUntil}
            time={
              <strong>
                <Time iso={validUntil} className="inline-block" />
              </strong>
            }
          />
        </p>
      </header>
      <Framed>
        <Barcode
          drawing={drawQr(site.url + barcodePath(code))}
          label={say(barcodeTexts.qrOf, { reward })}
        />
        <p className="px-2 font-mono text-lg font-bold whitespace-nowrap">{formatCode(code)}</p>
        <Barcode
          drawing={drawCode128(code)}
          label={say(barcodeTexts.codeOf, { code: formatCode(code) })}
          className="py-3"
        />
      </Framed>
      <TakeAway file={code} title={reward || title} url={site.url + barcodePath(code)} />
    </>
  );
}
