import type { Values } from '../../features/content/contract.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import { classes } from '../../ui/classes.ts';
import { StoreButtons } from '../parts/store-buttons.tsx';
import { WholeWords } from '../parts/whole-words.tsx';
import type { Site } from '../site.ts';

type Props = { site: Site; texts: Values<'membership'>['feature1']; number: number };

/** The part of each screen that its section is about is at the top or at the foot of the phone. */
const STAGES = ['kawung bg-caramel-tint', 'bg-pandan-tint', 'kawung bg-caramel-tint', 'bg-foam'];
const CUTS = ['object-top', 'object-top', 'object-bottom', 'object-top'];
const BACKGROUNDS = [
  '',
  'bg-foam',
  'on-dark print:bg-transparent print:text-ink',
  'bg-pandan-tint',
];

export function Feature({ site, texts, number }: Props) {
  if (texts.title === '' && texts.description === '') return null;
  const even = number % 2 === 0;
  const dark = number === 3;
  const foot = CUTS[number - 1] === 'object-bottom';
  const id = `feature${number}-title`;
  return (
    <section className={classes('section', BACKGROUNDS[number - 1])} aria-labelledby={id}>
      <div className="container-page grid items-center gap-8 md:grid-cols-2 md:gap-12 lg:gap-24">
        <div className={classes(even && 'md:order-2')}>
          <h2 className="heading-display max-w-[9em] text-2xl sm:text-3xl" id={id}>
            <WholeWords text={texts.title} />
          </h2>
          <p
            className={classes(
              'mt-3 text-xl font-semibold print:text-caramel-deep',
              dark ? 'text-caramel-glow' : 'text-caramel-deep',
            )}
          >
            {texts.subtitle}
          </p>
          <p
            className={classes(
              'mt-5 max-w-text text-lg text-balance whitespace-pre-line md:max-lg:max-w-72 print:text-ink-soft',
              dark ? 'text-paper/85' : 'text-ink-soft',
            )}
          >
            <WholeWords text={texts.description} />
          </p>
          <StoreButtons site={site} className="mt-5 sm:mt-8" look="quiet" />
        </div>
        {texts.mockup_url && (
          <div
            className={classes(
              'grid place-items-center overflow-hidden rounded text-ink print:hidden',
              foot ? 'pb-6 lg:pb-12' : 'pt-6 lg:pt-12',
              STAGES[number - 1],
            )}
          >
            <Picture
              src={texts.mockup_url}
              alt={texts.title}
              sizes="(min-width: 64rem) 30rem, 22rem"
              className="turns-upright aspect-square w-full max-w-88 lg:max-w-120"
              imgClassName={CUTS[number - 1]}
            />
          </div>
        )}
      </div>
    </section>
  );
}
