import { Picture } from '../../features/media/picture/picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { noMatchTexts } from '../../ui/messages.ts';
import { useSay } from '../../ui/reader.tsx';

type Props = {
  title: string;
  asked?: string;
  q: string;
  isFiltered: boolean;
  href: string;
  /** It replaces the tips for another search. */
  answer?: string | null;
};

export function NoMatch({ title, asked, q, isFiltered, href, answer }: Props) {
  const say = useSay();
  const hint = q === '' ? noMatchTexts.filter : isFiltered ? noMatchTexts.both : noMatchTexts.word;
  return (
    <div role="status" className="flex items-center gap-x-10 gap-y-3 max-md:flex-col lg:pt-6">
      <Picture
        src="/pictures/no-cup.svg"
        alt=""
        priority
        className="aspect-[4/3] w-52 shrink-0 md:-ms-6 md:w-72 print:hidden"
      />
      <div className="min-w-0 max-md:text-center">
        <h2 className="heading-2 wrap-anywhere" data-said="">
          {title}
        </h2>
        {asked && <p className="mt-2 font-semibold">{asked}</p>}
        <p className="mt-2 text-ink-soft">{answer ?? say(hint)}</p>
        <ButtonLink href={href} variant="secondary" className="mt-5 print:hidden">
          {say(noMatchTexts.showAll)}
        </ButtonLink>
      </div>
    </div>
  );
}

export function NoneYet({ text, isDrawn = true }: { text: string; isDrawn?: boolean }) {
  return (
    <div className="grid justify-items-center gap-4 text-center">
      {isDrawn && (
        <Picture
          src="/pictures/cup.svg"
          alt=""
          className="aspect-[4/3] w-52 md:w-72 print:hidden"
        />
      )}
      <p className="text-lg text-ink-soft">{text}</p>
    </div>
  );
}
