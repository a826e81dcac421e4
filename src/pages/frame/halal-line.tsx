import { useSay, useTo } from '../../ui/reader.tsx';
import type { Site } from '../site.ts';
import { frameTexts } from './messages.ts';

/** It shows nothing until the owner has filled it in. */
export function HalalLine({ site }: { site: Site }) {
  const say = useSay();
  const to = useTo();
  const { text, number } = site.contact.halal;
  if (text === '' && number === '') return null;
  return (
    <p className="container-page text-sm text-paper/80">
      <a className="link-row hover:underline" href={to('/menu#halal')}>
        {number ? say(frameTexts.halal, { number }) : text}
      </a>
    </p>
  );
}
