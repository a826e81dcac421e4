import { ArrowRight } from 'lucide-react';
import type { ArticleCard } from '../../features/articles/public-store.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import type { InLanguage } from '../../server/lists/translation.ts';
import { startOfDay } from '../../time.ts';
import { classes } from '../../ui/classes.ts';
import { useSay, useTo } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { newsTexts } from './messages.ts';

type Props = {
  news: InLanguage<ArticleCard>[];
  heading: 'h2' | 'h3';
  /** The picture may grow where the page has no larger photograph. */
  grow?: boolean;
};

export function NewsCards({ news, heading, grow = false }: Props) {
  return (
    <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-10 md:grid-cols-3 lg:mt-10 lg:gap-y-14">
      {news.map((one, index) => (
        <Card
          key={one.id}
          one={one}
          heading={heading}
          isAlone={index === news.length - 1 && index % 2 === 0}
          grows={grow}
        />
      ))}
    </ul>
  );
}

export function LeadingNews({ one }: { one: InLanguage<ArticleCard> }) {
  const { imageUrl } = one;
  return (
    <div
      data-grows={imageUrl ? '' : undefined}
      className={classes(
        'group relative grid gap-x-8 gap-y-4 lg:gap-x-12',
        imageUrl && 'md:grid-cols-[2fr_1fr] md:items-center lg:grid-cols-[3fr_2fr]',
      )}
    >
      {imageUrl && (
        <Picture
          src={imageUrl}
          alt=""
          sizes="(min-width: 76rem) 44rem, (min-width: 64rem) 55vw, (min-width: 48rem) 61vw, 100vw"
          priority
          className="aspect-[4/3] rounded bg-caramel-tint lg:aspect-[16/10]"
          imgClassName={ZOOM}
        />
      )}
      <Words one={one} heading="h2" isLead />
    </div>
  );
}

const ZOOM = 'transition duration-300 group-hover:scale-[1.03]';

type CardProps = Pick<Props, 'heading'> & {
  one: InLanguage<ArticleCard>;
  isAlone: boolean;
  grows: boolean;
};

/** On a phone the picture is small and after the words, so that only the newest is large. */
function Card({ one, heading, isAlone, grows }: CardProps) {
  const { imageUrl, day } = one;
  return (
    <li
      data-grows={grows && imageUrl ? '' : undefined}
      className={classes(
        'group relative grid content-start gap-x-4 gap-y-3 max-sm:not-first:border-t max-sm:not-first:border-line max-sm:not-first:pt-6',
        imageUrl && 'max-sm:grid-cols-[1fr_min(6.5rem,28vw)]',
        isAlone && 'sm:max-md:col-span-full sm:max-md:grid-cols-2 sm:max-md:gap-x-8',
      )}
    >
      {imageUrl ? (
        <Picture
          src={imageUrl}
          alt=""
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 29vw, (min-width: 40rem) 45vw, 7rem"
          className="aspect-square rounded bg-milk max-sm:order-last"
          imgClassName={ZOOM}
        />
      ) : (
        <DayTile day={day} />
      )}
      <Words one={one} heading={heading} />
    </li>
  );
}

type WordsProps = Pick<CardProps, 'one' | 'heading'> & { isLead?: boolean };

/** The title's link is as large as what is around it. */
function Words({ one, heading: Heading, isLead = false }: WordsProps) {
  const { day, title, slug, summary } = one;
  const say = useSay();
  const to = useTo();
  return (
    <div className={classes('grid content-start', isLead ? 'gap-3' : 'gap-1.5 sm:gap-3')}>
      {day && <Day day={day} />}
      <Heading
        className={classes(
          'heading-display wrap-anywhere transition-colors group-hover:text-caramel-deep',
          isLead && (hasLongWord(title) ? 'text-3xl' : 'text-4xl md:max-lg:text-3xl'),
          !isLead && 'text-xl lg:text-2xl',
        )}
      >
        <a className="after:absolute after:inset-0" href={to(`/news/${slug}`)}>
          {title}
        </a>
      </Heading>
      {summary && (
        <p
          className={classes('text-ink-soft', isLead ? 'max-w-text sm:text-lg' : 'max-sm:text-sm')}
        >
          {summary}
        </p>
      )}
      {isLead && (
        <span aria-hidden="true" className="link flex items-center gap-2 print:hidden">
          {say(newsTexts.read)}
          <ArrowRight size={18} className="transition group-hover:translate-x-1" />
        </span>
      )}
    </div>
  );
}

/** "Pertanggungjawaban" would break on a phone, which knows no Indonesian hyphens. */
export const hasLongWord = (title: string) => /\p{L}{15}/u.test(title);

function DayTile({ day }: { day: string | null }) {
  return (
    <span
      aria-hidden="true"
      className="kawung heading-display grid aspect-square place-items-center overflow-clip rounded bg-caramel-tint text-7xl text-caramel-deep [--kawung-opacity:0.1] max-sm:hidden print:hidden"
    >
      {day && Number(day.slice(8))}
    </span>
  );
}

export function Day({ day }: { day: string }) {
  const formats = useFormats();
  return (
    <p className="text-sm font-semibold text-caramel-deep">
      <time dateTime={day}>{formats.day(startOfDay(day))}</time>
    </p>
  );
}
