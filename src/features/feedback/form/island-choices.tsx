import { Croissant, CupSoda, HandHeart, type LucideIcon } from 'lucide-react';
import { useSay } from '../../../ui/reader.tsx';
import { Choice, Choices } from '../../../ui/site/choices.tsx';
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

type CategoryProps = {
  chosen: FeedbackValues['category'];
  error: string | undefined;
  onChoose: (category: FeedbackCategory) => void;
};

export function CategoryTiles({ chosen, error, onChoose }: CategoryProps) {
  const say = useSay();
  return (
    <Choices id="feedback-category" legend={say(feedbackFormTexts.category)} required error={error}>
      <div className="grid gap-2 min-[18rem]:grid-cols-3 sm:gap-3">
        {feedbackCategories.map((category) => {
          const Icon = icons[category];
          return (
            <Choice
              key={category}
              type="radio"
              name="category"
              value={category}
              required
              defaultChecked={chosen === category}
              onChange={() => onChoose(category)}
              className="grid min-h-24 place-content-center items-center justify-items-center gap-2 lg:min-h-14 lg:grid-flow-col px-0.5 py-2 text-center text-sm font-semibold max-[24rem]:text-xs"
            >
              <Icon className="size-7" strokeWidth={1.5} />
              {say(categoryTexts[category])}
            </Choice>
          );
        })}
      </div>
    </Choices>
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
    <Choices
      id={`feedback-aspects-${category}`}
      legend={say(feedbackFormTexts.aspects)}
      required
      error={error}
      className={shownWhenChosen[category]}
    >
      <div className="flex flex-wrap gap-2">
        {aspects.map(({ value, name }) => (
          <Choice
            key={value}
            type="checkbox"
            name="aspects"
            value={value}
            defaultChecked={chosen.includes(value)}
            className="inline-flex min-h-11 items-center px-4 py-2 text-sm font-medium"
          >
            <span className="inline-block first-letter:uppercase">{name}</span>
          </Choice>
        ))}
      </div>
    </Choices>
  );
}
