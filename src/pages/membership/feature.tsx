import type { Values } from '../../features/content/contract.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import { classes } from '../../ui/classes.ts';
import { StoreButtons } from '../parts/store-buttons.tsx';
import { WholeWords } from '../parts/whole-words.tsx';
import type { Site } from '../site.ts';

type Props = { site: Site; texts: Values<'membership'>['feature1']; number: number };

const STAGES = ['bg-milk', 'bg-pandan-tint', 'bg-caramel-deep', 'bg-caramel-tint'];

export function Feature({ site, texts, number }: Props) {
  if (texts.title === '' && texts.description === '') return null;
  const even = number % 2 === 0;
  const dark = number === 3;
  const id = `feature${number}-title`;
  return (
    <section
      className={classes('section', dark && 'on-dark print:bg-transparent print:text-ink')}
      aria-labelledby={id}
    >
      <div className="container-page">
        <div
          className={classes(
            'grid items-center gap-8 md:grid-cols-2 md:gap-12',
            // Every second one is a panel, and its phone stands on the edge of it.
            even
              ? `overflow-clip rounded px-5 pt-10 sm:px-10 md:items-end md:pe-0 lg:pt-16 lg:ps-20 print:bg-transparent print:p-0 ${STAGES[number - 1]}`
              : 'lg:gap-24',
          )}
        >
          <div className={classes(even && 'md:self-center md:pb-10 lg:pb-16')}>
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
                'mt-5 max-w-text text-lg text-balance whitespace-pre-line md:max-lg:max-w-80 print:text-ink-soft',
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
                'overflow-clip print:hidden',
                !even && `rounded ${STAGES[number - 1]}`,
                // The loudest one is the other way round.
                dark && 'md:order-first',
              )}
            >
              <Picture
                src={texts.mockup_url}
                alt={texts.title}
                sizes="(min-width: 64rem) 35rem, (min-width: 48rem) 45vw, 100vw"
                className={classes(
                  'by-scrolling aspect-square [--motion:turn]',
                  even && '[--turn:-24deg]',
                )}
                imgClassName="object-top"
              />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
