import type { ArticleCard } from '../../features/articles/public-store.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import type { InLanguage } from '../../server/lists/translation.ts';
import { startOfDay } from '../../time.ts';
import { classes } from '../../ui/classes.ts';
import { useTo } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';

type Props = {
  news: InLanguage<ArticleCard>[];
  /** Of each title: one below the heading over them. */
  heading: 'h2' | 'h3';
  /** The newest is as wide as the page. */
  hasLead?: boolean;
  /** Where the page shows no larger photograph already. */
  grow?: boolean;
};

export function NewsCards({ news, heading, hasLead = false, grow = false }: Props) {
  return (
    <ul className="mt-6 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-10 lg:grid-cols-3 lg:gap-y-14">
      {news.map((one, index) => (
        <Card
          key={one.id}
          one={one}
          heading={heading}
          isLead={hasLead && index === 0}
          isAlone={index === news.length - 1 && (index - Number(hasLead)) % 2 === 0}
          grows={grow}
        />
      ))}
    </ul>
  );
}

type CardProps = Pick<Props, 'heading'> & {
  one: InLanguage<ArticleCard>;
  isLead: boolean;
  /** In the last row of two columns. */
  isAlone: boolean;
  grows: boolean;
};

function Card({ one, heading: Heading, isLead, isAlone, grows }: CardProps) {
  const { imageUrl, day, title, slug, summary } = one;
  const to = useTo();
  const isWide = isLead && imageUrl !== null;
  return (
    <li
      data-grows={grows && imageUrl ? '' : undefined}
      className={classes(
        'group relative grid content-start gap-x-12 gap-y-3',
        isLead && 'sm:col-span-full',
        isAlone && 'sm:max-lg:col-span-full sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8',
        isWide && 'md:grid-cols-[3fr_2fr] md:items-center',
      )}
    >
      {imageUrl ? (
        <Picture
          src={imageUrl}
          alt=""
          sizes={
            isWide
              ? '(min-width: 76rem) 45rem, (min-width: 48rem) 58vw, 100vw'
              : '(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 100vw'
          }
          priority={isWide}
          className="aspect-video rounded bg-milk"
          imgClassName="transition duration-300 group-hover:scale-[1.03]"
        />
      ) : (
        !isLead && <DayTile day={day} />
      )}
      <div className="grid content-start gap-3">
        {day && <Day day={day} />}
        <Heading
          className={classes(
            'heading-large wrap-anywhere transition-colors group-hover:text-caramel-deep',
            isLead ? 'text-3xl sm:text-4xl' : 'text-2xl',
          )}
        >
          <a className="after:absolute after:inset-0" href={to(`/news/${slug}`)}>
            {title}
          </a>
        </Heading>
        {summary && (
          <p className={classes('text-ink-soft', isLead && 'max-w-text sm:text-lg')}>{summary}</p>
        )}
      </div>
    </li>
  );
}

/** In place of a picture: which day of the month it was. */
function DayTile({ day }: { day: string | null }) {
  return (
    <span
      aria-hidden="true"
      className="kawung heading-large grid aspect-video place-items-center overflow-clip rounded bg-caramel-tint text-7xl text-caramel-deep [--kawung-opacity:0.1] max-sm:hidden print:hidden"
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
