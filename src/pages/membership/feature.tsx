import type { Values } from '../../features/content/contract.ts';
import { Picture, pictureSources } from '../../features/media/picture/picture.tsx';
import { classes } from '../../ui/classes.ts';
import { WholeWords } from '../../ui/site/whole-words.tsx';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';

type Texts = Values<'membership'>['feature1'];
type Props = { site: Site; texts: Texts; number: 1 | 2 | 3 | 4 };

const GRIDS = {
  start: 'md:grid-cols-[6fr_7fr]',
  end: 'md:max-lg:grid-cols-[5fr_7fr] md:max-lg:gap-8 lg:grid-cols-[7fr_6fr]',
  below: 'md:items-start md:grid-cols-[6fr_7fr] lg:gap-y-14',
};

const LOOKS = {
  1: {
    ground: '',
    side: 'start',
    frame: 'rounded bg-milk px-[4%] sm:px-[10%]',
    // Turned about its middle, it would stick out of the frame that cuts it, or end above.
    picture: 'by-scrolling origin-bottom [--motion:turn] [--turn:-24deg]',
  },
  2: { ground: 'bg-pandan-tint', side: 'below', frame: 'md:col-span-2', picture: '' },
  3: {
    ground: 'on-dark print:text-ink',
    side: 'start',
    frame: '',
    picture: 'by-scrolling [--motion:turn] [--turn:-14deg]',
  },
  4: { ground: 'bg-caramel-tint', side: 'end', frame: '', picture: '' },
} as const;

export function Feature({ site, texts, number }: Props) {
  if (texts.title === '' && texts.description === '') return null;
  const { ground, side, frame, picture } = LOOKS[number];
  const dark = number === 3;
  const id = `feature${number}-title`;
  return (
    <section className={classes('section print:bg-transparent', ground)} aria-labelledby={id}>
      <div
        className={classes(
          'container-page grid items-center gap-8 md:gap-12 lg:gap-24',
          GRIDS[side],
        )}
      >
        <div className={side === 'below' ? 'md:contents' : ''}>
          <h2 id={id}>
            <span className={texts.subtitle ? 'eyebrow mb-3 block' : 'heading-2'}>
              <WholeWords text={texts.title} />
            </span>
            {'\n'}
            {texts.subtitle && (
              <span
                className={classes(
                  'block',
                  dark ? 'heading-display text-5xl sm:max-lg:text-4xl' : 'heading-2',
                )}
              >
                {texts.subtitle}
              </span>
            )}
          </h2>
          <div className={side === 'below' ? 'md:pt-4' : ''}>
            <p
              className={classes(
                'mt-5 max-w-text text-lg text-balance whitespace-pre-line print:text-ink-soft',
                dark ? 'text-paper/85' : 'text-ink-soft',
              )}
            >
              <WholeWords text={texts.description} />
            </p>
            <StoreButtons site={site} className="mt-3 sm:mt-5" look="quiet" />
          </div>
        </div>
        {texts.mockup_url && (
          <div className={classes('print:hidden', side === 'start' && 'md:order-first', frame)}>
            <Picture
              src={texts.mockup_url}
              alt={texts.title}
              sizes={
                side === 'below'
                  ? '(min-width: 80rem) 76rem, 92vw'
                  : '(min-width: 64rem) 33rem, (min-width: 48rem) 45vw, 90vw'
              }
              className={classes(
                // A picture keeps its shape; one on another site has none before it has arrived.
                !pictureSources(texts.mockup_url).width && 'aspect-square',
                picture,
              )}
              imgClassName="max-h-[44rem]"
              contain
            />
          </div>
        )}
      </div>
    </section>
  );
}
