import { QrCode } from 'lucide-react';
import { ButtonLink } from '../../../ui/button.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { posterSizes } from '../../visitors/poster.contract.ts';
import type { Outlet } from '../contract.ts';
import { tabTexts as t } from './messages.ts';

/** Sheets with a QR that leads to the feedback about this outlet: for tables and for the wall. */
export function PosterLinks({ outlet: { name, slug } }: { outlet: Outlet }) {
  const say = useSay();
  return posterSizes.toReversed().map((size) => {
    const query = new URLSearchParams({
      sentence: t.posterSentence.id,
      mark: slug.slice(0, 40).replace(/-$/, ''),
      outlet: slug,
      size,
    });
    return (
      <ButtonLink
        key={size}
        variant="quiet"
        size="sm"
        external
        href={`/api/admin/poster?${query}`}
        aria-label={say(t.poster, { size, name })}
      >
        <QrCode className="size-4" aria-hidden="true" />
        {size}
      </ButtonLink>
    );
  });
}
