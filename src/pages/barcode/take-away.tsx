import { inVoice } from '../../pages.contract.ts';
import { withoutLanguages } from '../../server/http/language-marks.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useLang, useReader, useSay } from '../../ui/reader.tsx';
import { whatsappShareLink } from '../../ui/whatsapp-link.ts';
import { takeAwayTexts } from './messages.ts';
import { ShareButton } from './share-button.island.tsx';

type Props = {
  file: string;
  title: string;
  /** A customer's own code is also sent on WhatsApp. */
  url?: string;
  className?: string;
};

export function TakeAway({ file, title, url, className }: Props) {
  const say = useSay();
  const { prefix } = useReader();
  return (
    <div
      lang={useLang('en')}
      className={classes(
        'flex flex-wrap content-start gap-2 print:hidden',
        url
          ? 'max-w-lg *:flex-auto'
          : 'max-md:[&_:is(a,button)]:flex-[1_1_11.75rem] md:max-lg:[&_:is(a,button)]:flex-auto',
        className,
      )}
    >
      <ButtonLink
        variant={url ? 'primary' : 'secondary'}
        href={inVoice(prefix, `/barcode/${file}.png`)}
        download={`barcode-${file}.png`}
        className={classes(url && 'max-lg:basis-full')}
      >
        {say(takeAwayTexts.download)}
      </ButtonLink>
      {url && (
        <ButtonLink
          variant="secondary"
          href={whatsappShareLink(`${withoutLanguages(title)} ${url}`)}
          external
        >
          {say(takeAwayTexts.whatsapp)}
          <span className="sr-only"> {say(takeAwayTexts.newTab)}</span>
        </ButtonLink>
      )}
      <ShareButton title={title} />
    </div>
  );
}
