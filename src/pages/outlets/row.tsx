import { smallPicture } from '../../features/media/picture/sources.ts';
import { inVoice } from '../../pages.contract.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { outletPageTexts as t } from './messages.ts';
import { type ShownOutlet, wholeAddress } from './shown.ts';
import { State } from './state.tsx';
import { mapsLinkOf } from './ways.tsx';

type Props = ShownOutlet & { isDescribed: boolean; count: number };

/** `outlets.css` makes them as wide as this. */
const sizesIn = (count: number) =>
  count > 5
    ? '(min-width: 64rem) 8rem, (min-width: 40rem) 13rem, 7rem'
    : '(min-width: 75rem) 19rem, (min-width: 40rem) 13rem, 7rem';

/** A chain has sixty rows, so a row has few classes. */
export function Row({ outlet, name, words, isDescribed, count }: Props) {
  const say = useSay();
  const { prefix } = useReader();
  const { slug, latitude, longitude, photoUrl, description } = outlet;
  return (
    <li data-at={latitude === null ? undefined : `${latitude},${longitude}`}>
      {photoUrl && (
        <img
          alt=""
          loading="lazy"
          {...smallPicture(photoUrl, isDescribed ? sizesIn(count) : undefined)}
        />
      )}
      <div>
        <h3>
          <a href={inVoice(prefix, `/outlets/${slug}`)}>{name}</a>
        </h3>
        {isDescribed && description && <p>{description}</p>}
        <p translate="no">{wholeAddress(outlet)}</p>
        <div>
          <State words={words} />
          <a
            href={mapsLinkOf(outlet)}
            target="_blank"
            rel="noopener noreferrer"
            data-tap={`directions:${slug}`}
          >
            {say(t.route)}
            <span className="sr-only"> {say(t.routeTo, { name })}</span>
          </a>
        </div>
      </div>
    </li>
  );
}
