import { Picture } from '../../features/media/picture/picture.tsx';
import { useSay } from '../../ui/reader.tsx';
import type { Site } from '../site.ts';
import { menuPageTexts } from './messages.ts';

export function Halal({ site }: { site: Site }) {
  const say = useSay();
  const { text, number, image } = site.contact.halal;
  if (text === '' && number === '') return null;
  return (
    <section
      id="halal"
      aria-labelledby="halal-title"
      className="mt-8 flex max-w-text scroll-mt-32 items-center gap-5 rounded bg-pandan-tint p-5 print:break-inside-avoid print:bg-transparent print:p-0"
    >
      {image && (
        <Picture src={image} alt="" sizes="6rem" contain className="size-20 flex-none sm:size-24" />
      )}
      <div>
        <h2 className="font-bold" id="halal-title">
          {say(menuPageTexts.halal)}
        </h2>
        {text && <p className="whitespace-pre-line">{text}</p>}
        {number && (
          <p className="text-sm text-ink-soft">{say(menuPageTexts.certificate, { number })}</p>
        )}
      </div>
    </section>
  );
}
