import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Input, Textarea } from '../../ui/field.tsx';
import { island } from '../../ui/island.tsx';
import { toast } from '../../ui/toast.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { textOf, useSender } from '../../ui/use-sender.ts';
import {
  blankFeedback,
  type FeedbackCategory,
  type FeedbackValues,
  feedbackCategories,
  feedbackFaults,
  feedbackLimits,
  feedbackMessages,
  feedbackPayload,
  isFeedbackCategory,
} from './form.contract.ts';
import { AspectChips, CategoryTiles } from './section-choices.tsx';
import { MenuPicker, type Menus, useMenus } from './section-menu.tsx';
import { Sent } from './section-sent.tsx';
import { Stars } from './section-stars.tsx';

type Props = { values: FeedbackValues; faults: Partial<Record<string, string>>; menus: Menus };

function read(form: HTMLFormElement): FeedbackValues {
  const data = new FormData(form);
  const category = textOf(data, 'category');
  return {
    name: textOf(data, 'name'),
    category: isFeedbackCategory(category) ? category : '',
    menuItemId: textOf(data, `menuItemId-${category}`),
    aspects: data.getAll('aspects').filter((aspect) => typeof aspect === 'string'),
    details: textOf(data, 'details'),
    rating: textOf(data, 'rating'),
  };
}

function Form({ values, faults: known, menus: listed }: Props) {
  const hydrated = useHydrated();
  const [start, setStart] = useState(values);
  const [sent, setSent] = useState(false);
  // Unknown until the script has seen what was chosen before it: so long, every category is drawn.
  const [current, setCurrent] = useState<FeedbackValues['category']>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) setCurrent(read(form.current).category);
  }, []);
  const { menus, load } = useMenus(listed);
  const { faults, busy, submit, mend, forget } = useSender({
    path: '/api/feedback',
    read,
    check: feedbackFaults,
    payload: feedbackPayload,
    faults: known,
    onSent: () => {
      setStart(blankFeedback);
      setCurrent('');
      setSent(true);
      toast({ title: feedbackMessages.sent, description: feedbackMessages.sentDetail });
    },
    onFailed: (sentence) =>
      toast({
        title: feedbackMessages.failed,
        description: sentence || feedbackMessages.failedDetail,
        variant: 'destructive',
      }),
  });

  /** What was chosen belongs to its category, and is gone with it. */
  function choose(category: FeedbackCategory) {
    setStart({ ...start, menuItemId: '', aspects: [] });
    setCurrent(category);
    forget('category', 'aspects', 'menuItemId');
    if (category !== 'pelayanan') void load(category);
  }

  const inForm = (category: FeedbackCategory) => current === undefined || current === category;

  if (sent) return <Sent onDone={() => setSent(false)} />;
  return (
    <form
      id="feedback"
      ref={form}
      className="group/form grid gap-6"
      method="post"
      action="/feedback#feedback"
      noValidate={hydrated}
      onSubmit={submit}
      onInput={mend}
    >
      <Input
        label="Nama"
        name="name"
        autoComplete="name"
        required
        minLength={feedbackLimits.nameMin}
        maxLength={feedbackLimits.name}
        defaultValue={start.name}
        error={faults.name}
      />
      <CategoryTiles chosen={start.category} error={faults.category} onChoose={choose} />
      {(['minuman', 'makanan'] as const).filter(inForm).map((category) => (
        <MenuPicker
          key={category}
          category={category}
          items={menus[category]}
          chosen={start.category === category ? start.menuItemId : ''}
          error={faults.menuItemId}
        />
      ))}
      {feedbackCategories.filter(inForm).map((category) => (
        <AspectChips
          key={category}
          category={category}
          chosen={start.category === category ? start.aspects : []}
          error={faults.aspects}
        />
      ))}
      <Textarea
        className="[&_textarea]:min-h-38"
        label="Detail"
        name="details"
        rows={5}
        required
        minLength={feedbackLimits.detailsMin}
        hint="10 sampai 5.000 karakter"
        placeholder="Ceritakan apa yang terjadi, kapan, dan bagaimana sebaiknya."
        defaultValue={start.details}
        error={faults.details}
      />
      <Stars chosen={start.rating} error={faults.rating} />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Mengirim...' : 'Kirim Feedback'}
      </Button>
    </form>
  );
}

export const FeedbackForm = island('feedback-form', Form);
