import type { Values } from '../../features/content/contract.ts';
import { Picture, pictureSources } from '../../features/media/picture/picture.tsx';
import { classes } from '../../ui/classes.ts';
import { WholeWords } from '../../ui/site/whole-words.tsx';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';

type Texts = Values<'membership'>['feature1'];
type Props = { site: Site; texts: Texts; number: 1 | 2 | 3 | 4 };

/** Grounds and sides alternate, from the hero above to the closing text below. */
const LOOKS = {
  1: {
    ground: '',
    columns: 'md:grid-cols-[7fr_5fr]',
    frame: 'rounded bg-milk px-[4%] sm:px-[10%] md:order-first',
    // About its middle, it would stick out of the frame that cuts it, or end above.
    picture: 'by-scrolling origin-bottom [--motion:turn] [--turn:-24deg]',
    sizes: '(min-width: 64rem) 35rem, (min-width: 48rem) 45vw, 84vw',
  },
  2: {
    ground: 'bg-pandan-tint',
    columns: 'md:grid-cols-[5fr_7fr]',
    frame: '',
    picture: '',
    sizes: '(min-width: 64rem) 40rem, (min-width: 48rem) 50vw, 90vw',
  },
  3: {
    ground: 'on-dark print:text-ink',
    columns: 'md:grid-cols-[5fr_7fr]',
    frame: 'md:order-first',
    picture: 'by-scrolling [--motion:turn] [--turn:-24deg]',
    sizes: '(min-width: 64rem) 30rem, (min-width: 48rem) 40vw, 90vw',
  },
  4: {
    ground: 'bg-caramel-tint',
    columns: 'md:grid-cols-2',
    frame: '',
    picture: '',
    sizes: '(min-width: 64rem) 33rem, (min-width: 48rem) 40vw, 90vw',
  },
};

export function Feature({ site, texts, number }: Props) {
  if (texts.title === '' && texts.description === '') return null;
  const { ground, columns, frame, picture, sizes } = LOOKS[number];
  const dark = number === 3;
  const id = `feature${number}-title`;
  return (
    <section className={classes('section print:bg-transparent', ground)} aria-labelledby={id}>
      <div
        className={classes('container-page grid items-center gap-8 md:gap-12 lg:gap-24', columns)}
      >
        <div>
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
        {texts.mockup_url && (
          <div className={classes('print:hidden', frame)}>
            <Picture
              src={texts.mockup_url}
              alt={texts.title}
              sizes={sizes}
              className={classes(
                // Its own shape; one on another site has none before it has arrived.
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
