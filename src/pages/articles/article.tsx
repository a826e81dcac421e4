import { ArrowLeft } from 'lucide-react';
import type { ArticleTexts } from '../../features/articles/contract.ts';
import type { ArticleCard } from '../../features/articles/public-store.ts';
import { Picture, pictureSources } from '../../features/media/picture/picture.tsx';
import type { InLanguage } from '../../server/lists/translation.ts';
import { ButtonLink, buttonClasses } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useSay, useTo } from '../../ui/reader.tsx';
import { whatsappShareLink } from '../../ui/whatsapp-link.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Day, hasLongWord, NewsCards } from './cards.tsx';
import { newsTexts } from './messages.ts';
import { RichText } from './rich-text.tsx';

/** At a desk the title and the text begin at one edge. */
const BESIDE = 'xl:grid xl:grid-cols-[19rem_minmax(0,1fr)] xl:gap-x-16';

type Props = {
  texts: InLanguage<ArticleTexts>;
  isNews: boolean;
  address: { title: string; url: string };
  others: InLanguage<ArticleCard>[];
};

export function ArticlePage({ texts, isNews, address, others }: Props) {
  const say = useSay();
  const to = useTo();
  const { title, summary, body, imageUrl, day } = texts;
  const wide = imageUrl !== null && imageUrl !== '' && !isUpright(imageUrl);
  return (
    <>
      <article>
        <header
          className={classes(
            'pt-22 md:pt-32 lg:bg-milk lg:pt-36 lg:pb-16 print:bg-none print:py-0',
            // Behind the corners of a picture that ended with the ground, its colour would be seen.
            wide
              ? 'max-lg:bg-[linear-gradient(var(--color-milk)_calc(100%-2.5rem),transparent_0)]'
              : 'bg-milk pb-10',
          )}
        >
          <div
            className={classes(
              'container-page',
              imageUrl && 'grid items-center gap-x-16 gap-y-8',
              imageUrl &&
                (wide ? 'lg:grid-cols-2 xl:grid-cols-[11fr_12fr]' : 'md:grid-cols-[3fr_2fr]'),
            )}
          >
            <div className={isNews && !imageUrl ? BESIDE : undefined}>
              {isNews && (
                <a
                  className={classes(
                    'link link-row w-fit gap-2 print:hidden',
                    !imageUrl && 'xl:-mt-2.5 xl:self-start',
                  )}
                  href={to('/news')}
                >
                  <ArrowLeft size={18} />
                  {say(newsTexts.all)}
                </a>
              )}
              <div
                className={classes(
                  '*:[p]:text-ink-soft',
                  isNews && (imageUrl ? 'mt-2' : 'mt-2 xl:mt-0'),
                )}
              >
                {isNews && day && <Day day={day} />}
                <h1
                  className={classes(
                    'heading-1 mt-3 max-w-[14em] lg:mt-4 wrap-anywhere',
                    hasLongWord(title) && 'max-sm:text-3xl',
                  )}
                >
                  {title}
                </h1>
                {summary && (
                  <p className="mt-5 max-w-text text-lg text-balance sm:text-xl">{summary}</p>
                )}
              </div>
            </div>
            {imageUrl && (
              <Picture
                id="photo"
                src={imageUrl}
                alt=""
                sizes={
                  wide
                    ? '(min-width: 80rem) 38rem, (min-width: 64rem) 45vw, 100vw'
                    : '(min-width: 80rem) 30rem, (min-width: 48rem) 38vw, 100vw'
                }
                priority
                className={classes(
                  'photo-grown rounded bg-caramel-tint',
                  wide ? 'aspect-[4/3]' : 'aspect-[4/5]',
                )}
              />
            )}
          </div>
        </header>
        {(body || isNews) && (
          <div
            className={classes(
              'container-page pt-8 pb-14 lg:pt-14 lg:pb-24',
              isNews && `grid gap-8 xl:*:col-start-2 ${BESIDE}`,
            )}
          >
            {body && <RichText html={body} className={isNews ? 'news-text' : ''} />}
            {isNews && <Share {...address} />}
          </div>
        )}
      </article>
      {isNews && <Others others={others} />}
    </>
  );
}

/** An upright picture as wide as the page would be cut to a blurred strip. */
function isUpright(src: string): boolean {
  const { width = 0, height = 0 } = pictureSources(src);
  return height > width;
}

/** Most Indonesians share by WhatsApp, which needs no script; the button knows the other ways. */
function Share({ title, url }: Props['address']) {
  const say = useSay();
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink variant="secondary" href={whatsappShareLink(`${title} ${url}`)} external>
        {say(newsTexts.whatsapp)}
        <span className="sr-only"> {say(newsTexts.newTab)}</span>
      </ButtonLink>
      <CopyButton
        text={url}
        title={title}
        done={say(newsTexts.copied)}
        className={buttonClasses({ variant: 'secondary' })}
      >
        {say(newsTexts.share)}
      </CopyButton>
    </p>
  );
}

function Others({ others }: Pick<Props, 'others'>) {
  const say = useSay();
  const to = useTo();
  return (
    <aside aria-labelledby="others-title" className="container-page pb-section print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-8 lg:pt-12">
        <h2 className="heading-2" id="others-title">
          {say(newsTexts.more)}
        </h2>
        <a className="link link-row" href={to('/news')}>
          {say(newsTexts.all)}
        </a>
      </div>
      {others.length > 0 && <NewsCards news={others} heading="h3" />}
    </aside>
  );
}
