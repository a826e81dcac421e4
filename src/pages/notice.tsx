import { Picture } from '../features/media/picture/picture.tsx';
import { pageTitles } from '../pages.messages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { useSay, useTo } from '../ui/reader.tsx';

export type Others = ('/menu' | '/outlets')[];

type Props = {
  title: string;
  text: string;
  detail?: string;
  /** It is a link to the home page by default. */
  way?: { href: string; text: string };
  /** Other pages that a visitor may have looked for. */
  others?: Others;
};

export function Notice({ title, text, detail, way, others = [] }: Props) {
  const say = useSay();
  const to = useTo();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] place-items-center bg-milk px-gutter pt-28 pb-20 md:pt-36 lg:min-h-svh">
      <div className="grid w-full max-w-page items-center gap-10 md:grid-cols-2 lg:grid-cols-[3fr_2fr]">
        <Picture
          src="/pictures/spilled.svg"
          alt=""
          priority
          className="aspect-[4/3] w-72 max-w-full md:w-full lg:-ms-10 xl:-ms-20 lg:w-[calc(100%+2.5rem)] xl:w-[calc(100%+5rem)]"
        />
        <div>
          <h1 className="heading-1 text-balance">{title}</h1>
          {/* The text has two lines at every width of a tablet, in any font. */}
          <p className="mt-4 text-lg text-ink-soft md:max-lg:max-w-88">{text}</p>
          {detail && <p className="mt-3 font-mono text-xs text-ink-soft wrap-anywhere">{detail}</p>}
          <p
            className={classes(
              'mt-7 flex flex-wrap gap-3',
              others.length > 0 &&
                'max-lg:max-w-88 max-lg:*:grow max-lg:*:basis-[8.5rem] max-lg:*:first:basis-full',
            )}
          >
            <ButtonLink href={way?.href ?? to('/')} size="lg">
              {way?.text ?? say(pageTitles.back)}
            </ButtonLink>
            {others.map((page) => (
              <ButtonLink key={page} href={to(page)} size="lg" variant="secondary">
                {say(page === '/menu' ? pageTitles.menu : pageTitles.outlets)}
              </ButtonLink>
            ))}
          </p>
        </div>
      </div>
    </div>
  );
}
