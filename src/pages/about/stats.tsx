import type { Values } from '../../features/content/contract.ts';
import { classes } from '../../ui/classes.ts';
import { useSay } from '../../ui/reader.tsx';
import { CountUp } from './count-up.island.tsx';
import { aboutTexts } from './messages.ts';

type Texts = Values<'about'>['introduction'];

export function Stats({ texts }: { texts: Texts }) {
  const say = useSay();
  const stats = statsOf(texts);
  if (stats.length === 0) return null;
  return (
    <section
      className="on-dark print:bg-transparent print:text-ink"
      aria-label={say(aboutTexts.inNumbers)}
    >
      <dl className="container-page section grid gap-x-4 gap-y-8 max-md:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] print:py-6 md:grid-cols-[repeat(2,minmax(min-content,1fr))_auto] md:gap-x-10 md:gap-y-2 lg:gap-x-16">
        {stats.map(({ value, suffix, title, subtitle }, place) => (
          <div
            key={title}
            className="flex flex-col-reverse justify-end max-md:last:col-span-full md:row-span-2 md:grid md:grid-rows-subgrid md:justify-normal"
          >
            <dt>
              <span className="block text-lg font-bold">{title}</span>
              <span className="block text-balance text-paper/80 print:text-ink">{subtitle}</span>
            </dt>
            <dd
              className={classes(
                'heading-display text-caramel-glow md:order-first md:self-end print:text-2xl print:text-ink',
                place < stats.length - 1
                  ? 'text-4xl'
                  : 'max-md:pb-[0.12em] text-7xl md:max-lg:text-5xl',
              )}
            >
              <CountUp end={value} suffix={suffix} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Staff may type thousands separators; a value that is not a number is left out. */
function statsOf(texts: Texts) {
  const numbers = ['1', '2', '3'] as const;
  return numbers
    .map((n) => ({
      value: Number(texts[`stat${n}_value`].replaceAll(/[.,\s]/g, '')),
      suffix: texts[`stat${n}_suffix`],
      title: texts[`stat${n}_title`],
      subtitle: texts[`stat${n}_subtitle`],
    }))
    .filter(({ value }) => Number.isFinite(value) && value > 0);
}
