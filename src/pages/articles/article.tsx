import type { ArticleTexts } from '../../features/articles/contract.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import type { InLanguage } from '../../server/lists/translation.ts';
import { startOfDay } from '../../time.ts';
import { useSay, useTo } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { newsTexts } from './messages.ts';
import { RichText } from './rich-text.tsx';

type Props = { texts: InLanguage<ArticleTexts>; isNews: boolean };

export function ArticlePage({ texts, isNews }: Props) {
  const say = useSay();
  const to = useTo();
  const { title, summary, body, imageUrl, day } = texts;
  return (
    <article>
      <header className="bg-milk pt-28 pb-10 md:pt-32 lg:pt-40 lg:pb-14 print:bg-transparent print:py-0">
        <div className="container-page">
          {isNews && day && <Day day={day} />}
          <h1 className="heading-large mt-2 max-w-[20em] text-4xl wrap-anywhere lg:text-5xl">
            {title}
          </h1>
          {summary && (
            <p className="mt-4 max-w-text text-lg text-balance text-ink-soft">{summary}</p>
          )}
        </div>
      </header>
      <div className="container-page pt-8 pb-14 lg:pt-12 lg:pb-20">
        {imageUrl && (
          <Picture
            src={imageUrl}
            alt=""
            sizes="(min-width: 80rem) 76rem, 100vw"
            priority
            className="mb-8 aspect-video rounded bg-milk lg:mb-14 lg:aspect-[2/1]"
          />
        )}
        <div
          className={isNews ? 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16' : undefined}
        >
          {body && (
            <div className="lg:col-start-2">
              <RichText html={body} />
            </div>
          )}
          {isNews && (
            <p className="max-lg:mt-12 lg:row-start-1 print:hidden">
              <a className="link inline-flex min-h-11 items-center" href={to('/news')}>
                {say(newsTexts.all)}
              </a>
            </p>
          )}
        </div>
      </div>
    </article>
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
