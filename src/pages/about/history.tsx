import type { Values } from '../../features/content/contract.ts';
import { Picture } from '../../features/media/picture/picture.tsx';

type Texts = Values<'about'>['history'];
type Moment = { year: string; title: string; text: string; image: string };

export function History({ texts }: { texts: Texts }) {
  const moments = momentsOf(texts);
  if (moments.length === 0) return null;
  return (
    <section className="section overflow-x-clip" aria-labelledby="history-title">
      <div className="container-page">
        <h2 className="heading-2" id="history-title">
          {texts.title}
        </h2>
      </div>
      <ol
        aria-labelledby="history-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        className="snap-row mt-4 sm:mt-8 lg:mt-12 lg:auto-cols-fr lg:grid-flow-col lg:gap-6! lg:*:max-w-96 lg:grid print:flex!"
      >
        {moments.map((moment) => (
          <li
            key={moment.year}
            className="relative break-inside-avoid border-t border-line-strong/50 pt-5 max-lg:w-[min(74vw,20rem)]"
          >
            <span
              aria-hidden="true"
              className="absolute -top-2 -left-0.75 size-3.75 rounded-full border-3 border-paper bg-caramel-deep"
            />
            <p className="heading-display text-4xl text-caramel-deep tabular-nums print:text-2xl">
              {moment.year}
            </p>
            {moment.image && (
              <Picture
                src={moment.image}
                alt={moment.title}
                sizes="20rem"
                className="mt-4 aspect-[4/3] rounded shadow"
              />
            )}
            <h3 className="heading-display mt-5 text-xl lg:text-lg">{moment.title}</h3>
            <p className="mt-2 whitespace-pre-line text-ink-soft">{moment.text}</p>
          </li>
        ))}
      </ol>
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
