import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '../../../form.contract.ts';
import { Input, Textarea } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { island } from '../../../ui/site/island.tsx';
import { type OutletChoice, OutletPicker } from '../../../ui/site/outlet-picker.tsx';
import { PublicForm } from '../../../ui/site/public-form.tsx';
import { textOf, usePublicForm } from '../../../ui/site/use-public-form.ts';
import { toast } from '../../../ui/toast.tsx';
import {
  type AspectsOf,
  blankFeedback,
  type FeedbackCategory,
  type FeedbackValues,
  feedbackCategories,
  feedbackInput,
  feedbackLimits,
  feedbackPayload,
  isFeedbackCategory,
} from '../contract.ts';
import { feedbackTexts } from '../messages.ts';
import { AspectChips, CategoryTiles } from './island-choices.tsx';
import { MenuPicker, type Menus, useMenus } from './island-menu.tsx';
import { Sent } from './island-sent.tsx';
import { Stars } from './island-stars.tsx';
import { feedbackFormTexts as texts } from './messages.ts';

type Props = {
  values: FeedbackValues;
  errors: FieldErrors;
  menus: Menus;
  aspects: AspectsOf;
  outlets: OutletChoice[];
};

function valuesOf(form: HTMLFormElement): FeedbackValues {
  const data = new FormData(form);
  const category = textOf(data, 'category');
  return {
    name: textOf(data, 'name'),
    category: isFeedbackCategory(category) ? category : '',
    menuItemId: textOf(data, `menuItemId-${category}`),
    aspects: data.getAll('aspects').filter((aspect) => typeof aspect === 'string'),
    details: textOf(data, 'details'),
    rating: textOf(data, 'rating'),
    outlet: textOf(data, 'outlet'),
  };
}

const read = (form: HTMLFormElement) => feedbackPayload(valuesOf(form));

function Form({ values, errors: known, menus: listed, aspects, outlets }: Props) {
  const say = useSay();
  const [start, setStart] = useState(values);
  const [sent, setSent] = useState(false);
  // Until the script has read the form, the fields of every category are rendered.
  const [current, setCurrent] = useState<FeedbackValues['category']>();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (element.current) setCurrent(valuesOf(element.current).category);
  }, []);
  const { menus, load } = useMenus(listed);
  const { form, field, errors, clearErrors } = usePublicForm({
    path: '/api/feedback',
    schema: feedbackInput,
    read,
    values: start,
    errors: known,
    texts: feedbackTexts,
    onSent: (notice) => {
      toast(notice);
      setStart(blankFeedback);
      setCurrent('');
      setSent(true);
    },
  });

  function choose(category: FeedbackCategory) {
    setStart({ ...start, menuItemId: '', aspects: [] });
    setCurrent(category);
    clearErrors('category', 'aspects', 'menuItemId');
    if (category !== 'pelayanan') void load(category);
  }

  const inForm = (category: FeedbackCategory) => current === undefined || current === category;

  if (sent) return <Sent onDone={() => setSent(false)} />;
  return (
    <PublicForm
      ref={element}
      className="group/form grid gap-6"
      form={form}
      page="/feedback#feedback"
      texts={texts}
    >
      <Input
        {...field('name')}
        label={say(texts.name)}
        autoComplete="name"
        required
        minLength={feedbackLimits.nameMin}
        maxLength={feedbackLimits.name}
      />
      <CategoryTiles chosen={start.category} error={errors.category} onChoose={choose} />
      {(['minuman', 'makanan'] as const).filter(inForm).map((category) => (
        <MenuPicker
          key={category}
          category={category}
          items={menus[category]}
          chosen={start.category === category ? start.menuItemId : ''}
          error={errors.menuItemId}
        />
      ))}
      {feedbackCategories.filter(inForm).map((category) => (
        <AspectChips
          key={category}
          category={category}
          aspects={aspects[category]}
          chosen={start.category === category ? start.aspects : []}
          error={errors.aspects}
        />
      ))}
      <Textarea
        {...field('details')}
        className="[&_textarea]:min-h-38"
        label={say(texts.details)}
        rows={5}
        required
        minLength={feedbackLimits.detailsMin}
        hint={say(texts.detailsHint, {
          min: feedbackLimits.detailsMin,
          max: feedbackLimits.details,
        })}
        placeholder={say(texts.detailsExample)}
      />
      <div className="grid gap-6 lg:grid-flow-col lg:grid-cols-[minmax(0,1fr)_auto]">
        <OutletPicker outlets={outlets} chosen={start.outlet} texts={texts} />
        <Stars chosen={start.rating} error={errors.rating} />
      </div>
    </PublicForm>
  );
}

export const FeedbackForm = island('feedback-form', Form);
