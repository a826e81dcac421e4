import { Croissant, CupSoda, HandHeart, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../../ui/classes.ts';
import { FieldNotes, RequiredMark } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import {
  type AspectsOf,
  type FeedbackCategory,
  type FeedbackValues,
  feedbackCategories,
} from '../contract.ts';
import { categoryTexts } from '../messages.ts';
import { feedbackFormTexts } from './messages.ts';

const icons: Record<FeedbackCategory, LucideIcon> = {
  minuman: CupSoda,
  makanan: Croissant,
  pelayanan: HandHeart,
};

/** CSS alone shows the fields of the chosen category, so that the form works without JavaScript. */
export const shownWhenChosen: Record<FeedbackCategory, string> = {
  minuman: 'hidden group-has-[[value=minuman]:checked]/form:block',
  makanan: 'hidden group-has-[[value=makanan]:checked]/form:block',
  pelayanan: 'hidden group-has-[[value=pelayanan]:checked]/form:block',
};

const choosable =
  'relative border border-line-strong bg-foam transition hover:border-ink ' +
  'has-checked:border-caramel-deep has-checked:bg-caramel-tint has-checked:text-caramel-deep ' +
  'forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-caramel-deep';

/** Covers its label, so that the control itself receives every click. */
export const coversLabel =
  'absolute inset-0 size-full cursor-pointer appearance-none rounded opacity-0';

type GroupProps = {
  id: string;
  legend: ReactNode;
  required?: boolean;
  error?: string | undefined;
  className?: string;
  children: ReactNode;
};

export function Group({ id, legend, required, error, className, children }: GroupProps) {
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 text-sm font-semibold">
        {legend}
        {required && <RequiredMark />}
      </legend>
      {children}
      {error && (
        <div className="mt-1.5">
          <FieldNotes id={id} error={error} />
        </div>
      )}
    </fieldset>
  );
}

type CategoryProps = {
  chosen: FeedbackValues['category'];
  error: string | undefined;
  onChoose: (category: FeedbackCategory) => void;
};

export function CategoryTiles({ chosen, error, onChoose }: CategoryProps) {
  const say = useSay();
  return (
    <Group id="feedback-category" legend={say(feedbackFormTexts.category)} required error={error}>
      <div className="grid gap-2 min-[18rem]:grid-cols-3 sm:gap-3">
        {feedbackCategories.map((category) => {
          const Icon = icons[category];
          return (
            <label
              key={category}
              className={classes(
                choosable,
                'grid min-h-24 place-content-center justify-items-center gap-2 rounded px-0.5 py-2 text-center text-sm font-semibold max-[21rem]:text-xs',
              )}
            >
              <input
                type="radio"
                name="category"
                value={category}
                required
                defaultChecked={chosen === category}
                onChange={() => onChoose(category)}
                className={coversLabel}
              />
              <Icon className="size-7" strokeWidth={1.5} aria-hidden="true" />
              {say(categoryTexts[category])}
            </label>
          );
        })}
      </div>
    </Group>
  );
}

type AspectsProps = {
  category: FeedbackCategory;
  aspects: AspectsOf[FeedbackCategory];
  chosen: string[];
  error: string | undefined;
};

export function AspectChips({ category, aspects, chosen, error }: AspectsProps) {
  const say = useSay();
  return (
    <Group
      id={`feedback-aspects-${category}`}
      legend={say(feedbackFormTexts.aspects)}
      required
      error={error}
      className={shownWhenChosen[category]}
    >
      <div className="flex flex-wrap gap-2">
        {aspects.map(({ value, name }) => (
          <label
            key={value}
            className={classes(
              choosable,
              'inline-flex min-h-11 items-center rounded px-4 py-2 text-sm font-medium',
            )}
          >
            <input
              type="checkbox"
              name="aspects"
              value={value}
              defaultChecked={chosen.includes(value)}
              className={coversLabel}
            />
            {name}
          </label>
        ))}
      </div>
    </Group>
  );
}
