import type { Values } from '../../features/content/contract.ts';
import { Picture } from '../../features/media/picture/picture.tsx';
import { classes } from '../../ui/classes.ts';

type Texts = Values<'about'>['history'];
type Moment = { year: string; title: string; text: string; image: string };

export function History({ texts }: { texts: Texts }) {
  const moments = momentsOf(texts);
  if (moments.length === 0) return null;
  /** On a phone the first and the last picture are large, and text flows around the others. */
  const isBetween = (index: number) => index > 0 && index < moments.length - 1;
  return (
    <section className="section" aria-labelledby="history-title">
      <div className="container-page">
        <h2 className="heading-display text-center text-4xl" id="history-title">
          {texts.title}
        </h2>
        <ol className="relative mt-14 grid gap-14 before:absolute before:inset-y-2 before:left-[0.4375rem] before:w-px before:bg-line-strong/50 lg:gap-20 lg:before:left-1/2">
          {moments.map((moment, index) => (
            <li
              key={moment.year}
              className={classes(
                'group relative grid break-inside-avoid items-center gap-6 ps-9 md:grid-cols-2 md:gap-10 print:grid-cols-[2fr_1fr] lg:gap-24 lg:ps-0',
                isBetween(index) && 'min-[22rem]:max-md:block',
              )}
            >
              <span
                aria-hidden="true"
                className="absolute top-4 left-0 size-3.75 rounded-full border-3 border-paper bg-caramel-deep md:max-lg:top-1/2 md:max-lg:-translate-y-1/2 lg:top-1/2 lg:left-1/2 lg:size-5 lg:-translate-1/2"
              />
              {moment.image && (
                <Picture
                  src={moment.image}
                  alt={moment.title}
                  sizes="(min-width: 64rem) 36rem, (min-width: 48rem) 45vw, 100vw"
                  className={classes(
                    'aspect-[4/3] rounded shadow lg:group-even:order-2',
                    isBetween(index) &&
                      'min-[22rem]:max-md:float-end min-[22rem]:max-md:w-[45%] min-[22rem]:max-md:ms-4 min-[22rem]:max-md:mb-2',
                  )}
                />
              )}
              <div className="-order-1 lg:order-none lg:group-odd:order-2">
                <p className="heading-display text-4xl text-caramel-deep tabular-nums lg:text-5xl">
                  {moment.year}
                </p>
                <h3 className="heading-display mt-2 text-2xl">{moment.title}</h3>
                <p className="clear-both mt-3 max-w-text text-lg text-balance whitespace-pre-line text-ink-soft">
                  {moment.text}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The registry has a key for each field and year. Years with an empty `_year` are left out. */
function momentsOf(texts: Texts): Moment[] {
  const years = ['2021', '2022', '2023', '2024', '2025'] as const;
  return years
    .map((year) => ({
      year: texts[`${year}_year`],
      title: texts[`${year}_title`],
      text: texts[`${year}_desc`],
      image: texts[`${year}_bg`],
    }))
    .filter(({ year, title, text }) => year !== '' && (title !== '' || text !== ''));
}
