import { smallPicture } from '../../features/media/picture/sources.ts';
import { inVoice } from '../../pages.contract.ts';
import { useReader } from '../../ui/reader.tsx';
import { type ShownOutlet, wholeAddress } from './shown.ts';
import { State } from './state.tsx';

/** Its classes are few, because a chain has sixty of them. */
export function Row({ outlet, name, words }: ShownOutlet) {
  const { prefix } = useReader();
  const { slug, latitude, longitude, photoUrl } = outlet;
  return (
    <li data-at={latitude === null ? undefined : `${latitude},${longitude}`}>
      {photoUrl && <img alt="" loading="lazy" {...smallPicture(photoUrl)} />}
      <div>
        <h3>
          <a href={inVoice(prefix, `/outlets/${slug}`)}>{name}</a>
        </h3>
        <p translate="no">{wholeAddress(outlet)}</p>
        <State words={words} />
      </div>
    </li>
  );
}
