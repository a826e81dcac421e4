import { inVoice } from '../../pages.contract.ts';
import { ButtonLink, type ButtonVariant } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useLang, useReader, useSay } from '../../ui/reader.tsx';
import { takeAwayTexts } from './messages.ts';
import { ShareButton } from './share-button.island.tsx';

type Props = { file: string; title: string; variant?: ButtonVariant; className?: string };

export function TakeAway({ file, title, variant, className }: Props) {
  const say = useSay();
  const { prefix } = useReader();
  return (
    <div
      lang={useLang('en')}
      className={classes(
        'flex flex-wrap content-start justify-center gap-2 *:px-5! sm:gap-3 md:justify-start print:hidden',
        variant === 'quiet' && 'md:max-lg:-ms-5 lg:ms-auto lg:mt-3 lg:max-w-lg lg:justify-center',
        className,
      )}
    >
      <ButtonLink
        variant={variant}
        href={inVoice(prefix, `/barcode/${file}.png`)}
        download={`barcode-${file}.png`}
        size="lg"
        className={classes(variant === 'quiet' && 'underline underline-offset-4')}
      >
        {say(takeAwayTexts.download)}
      </ButtonLink>
      <ShareButton title={title} />
    </div>
  );
}
