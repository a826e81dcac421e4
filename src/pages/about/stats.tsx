import type { Values } from '../../features/content/contract.ts';
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
      <dl className="container-page section grid gap-12 sm:gap-6 print:py-6 text-center sm:grid-cols-3">
        {stats.map(({ value, suffix, title, subtitle }) => (
          <div key={title} className="flex flex-col-reverse justify-end gap-1">
            <dt>
              <span className="block text-lg font-bold">{title}</span>
              <span className="block text-paper/80 print:text-ink">{subtitle}</span>
            </dt>
            <dd className="heading-display text-5xl leading-tight text-caramel-glow sm:text-4xl lg:text-5xl print:text-ink">
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
