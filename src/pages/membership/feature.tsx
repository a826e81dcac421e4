import type { Values } from '../../features/content/contract.ts';
import { Picture, pictureSources } from '../../features/media/picture/picture.tsx';
import { classes } from '../../ui/classes.ts';
import { WholeWords } from '../../ui/site/whole-words.tsx';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';

type Texts = Values<'membership'>['feature1'];
type Props = { site: Site; texts: Texts; number: 1 | 2 | 3 | 4 };

/** Each section shows what it says at a size of its own. */
const LOOKS = {
  1: {
    box: 'md:grid-cols-[5fr_7fr] md:items-center lg:gap-24',
    frame: 'rounded bg-milk px-[4%] sm:px-[10%]',
    // About its middle, it would stick out of the frame that cuts it, or end above.
    picture: 'by-scrolling origin-bottom [--motion:turn]',
    sizes: '(min-width: 64rem) 35rem, (min-width: 48rem) 45vw, 84vw',
  },
  2: {
    box: 'rounded bg-pandan-tint px-5 py-10 sm:px-10 lg:p-20',
    frame: 'overflow-clip rounded',
    picture: undefined,
    sizes: '(min-width: 64rem) 66rem, 90vw',
  },
  3: {
    box: 'md:grid-cols-[5fr_7fr] md:items-center lg:gap-24',
    // The loudest one is the other way round.
    frame: 'md:order-first',
    picture: 'by-scrolling [--motion:turn] [--turn:-24deg]',
    sizes: '(min-width: 64rem) 30rem, (min-width: 48rem) 40vw, 90vw',
  },
  4: {
    box: 'rounded bg-caramel-tint px-5 py-10 sm:px-10 md:grid-cols-2 md:items-center lg:gap-20 lg:p-20',
    frame: undefined,
    picture: undefined,
    sizes: '(min-width: 64rem) 33rem, (min-width: 48rem) 40vw, 85vw',
  },
};

export function Feature({ site, texts, number }: Props) {
  if (texts.title === '' && texts.description === '') return null;
  const { box, frame, picture, sizes } = LOOKS[number];
  const dark = number === 3;
  const id = `feature${number}-title`;
  return (
    <section
      // Two on the same ground have one space between them.
      data-plain={dark ? undefined : ''}
      className={classes(
        'section [[data-plain]+&[data-plain]]:pt-0!',
        dark && 'on-dark print:bg-transparent print:text-ink',
      )}
      aria-labelledby={id}
    >
      <div className="container-page">
        <div className={classes('grid gap-8 md:gap-12 print:bg-transparent print:p-0', box)}>
          <Words {...{ site, texts, number, id }} />
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
      </div>
    </section>
  );
}

function Words({ site, texts, number, id }: Props & { id: string }) {
  const dark = number === 3;
  const wide = number === 2;
  return (
    <div className={classes(wide && 'gap-x-16 lg:grid lg:grid-cols-2 lg:items-start')}>
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
      <div>
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
  );
}
