import { ButtonLink } from '../../ui/button.tsx';
import { useTo } from '../../ui/reader.tsx';
import type { Site } from '../site.ts';

export function RatingInvite({ site }: { site: Site }) {
  const to = useTo();
  const { link, link_text, invite } = site.contact.rating;
  if (!site.rewardsRatings || link !== 'on' || link_text === '') return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-4 sm:justify-between border-t border-line pt-8 print:hidden">
      {invite && (
        <p className="max-w-text flex-1 basis-72 text-ink-soft text-balance whitespace-pre-line">
          {invite}
        </p>
      )}
      <ButtonLink href={to('/rating')} size="lg" variant="secondary">
        {link_text}
      </ButtonLink>
    </div>
  );
}
