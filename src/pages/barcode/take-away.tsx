import { ButtonLink, type ButtonVariant } from '../../ui/button.tsx';
import { ShareButton } from './share-button.island.tsx';

type Props = { file: string; title: string; variant?: ButtonVariant };

export function TakeAway({ file, title, variant }: Props) {
  return (
    <div
      lang="en"
      className="flex flex-wrap justify-center gap-2 *:px-5! sm:gap-3 md:justify-start print:hidden"
    >
      <ButtonLink
        variant={variant}
        href={`/barcode/${file}.png`}
        download={`barcode-${file}.png`}
        size="lg"
      >
        Download QR Code
      </ButtonLink>
      <ShareButton title={title} />
    </div>
  );
}
