import { ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { usePosterPurposes } from '../../visitors/admin-use-posters.ts';
import { posterPurposeTexts, posterSentences } from '../../visitors/messages.ts';
import {
  type PosterPurpose,
  type PosterSize,
  posterSizes,
} from '../../visitors/poster.contract.ts';
import type { Outlet } from '../contract.ts';
import { tabTexts as t } from './messages.ts';

export function Posters({ outlet, onClose }: { outlet: Outlet; onClose: () => void }) {
  const say = useSay();
  const { name, slug } = outlet;
  const purposes = usePosterPurposes(true);
  return (
    <Dialog
      onClose={onClose}
      title={say(t.postersNamed, { name })}
      description={say(t.postersHint)}
      lightDismiss
    >
      <ul className="grid gap-3">
        {purposes.map((purpose) => (
          <li key={purpose} className="flex flex-wrap items-center justify-between gap-2">
            {say(posterPurposeTexts[purpose])}
            <span className="flex gap-2">
              {posterSizes.map((size) => (
                <ButtonLink
                  key={size}
                  variant="secondary"
                  external
                  href={posterAddress(slug, purpose, size)}
                  aria-label={say(t.poster, { purpose: say(posterPurposeTexts[purpose]), size })}
                >
                  {size}
                </ButtonLink>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const markOf = (slug: string) => `outlet-${slug}`.slice(0, 40).replace(/-$/, '');

function posterAddress(slug: string, purpose: PosterPurpose, size: PosterSize): string {
  const sentence = posterSentences[purpose].id;
  const query = { sentence, mark: markOf(slug), outlet: slug, purpose, size };
  return `/api/admin/poster?${new URLSearchParams(query)}`;
}
