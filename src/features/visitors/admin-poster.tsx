import { QrCode } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormButtons } from '../../ui/dashboard/forms/form-buttons.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input, Options, Select, Textarea } from '../../ui/field.tsx';
import { useLang, useSay } from '../../ui/reader.tsx';
import { usePosterPurposes } from './admin-use-posters.ts';
import { posterPurposeTexts, posterSentences, posterTexts } from './messages.ts';
import { MARK_MAX, posterQuery, posterSizes, SENTENCE_MAX } from './poster.contract.ts';

type Errors = { sentence?: string | undefined; mark?: string | undefined };

export function PosterMaker() {
  const say = useSay();
  const lang = useLang('id');
  const [open, setOpen] = useState(false);
  const purposes = usePosterPurposes(open);
  const [chosen, setChosen] = useState('');
  const purpose = purposes.find((one) => one === chosen) ?? purposes[0];
  const [errors, setErrors] = useState<Errors>({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const parsed = posterQuery.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setErrors({});
    if (parsed.success) return;
    event.preventDefault();
    const of = (field: string) =>
      parsed.error.issues.find(({ path }) => path[0] === field)?.message;
    setErrors({ sentence: of('sentence'), mark: of('mark') });
  };

  return (
    <>
      <Button
        variant="secondary"
        className="max-sm:size-11 max-sm:px-0"
        onClick={() => setOpen(true)}
      >
        <QrCode className="size-4 shrink-0" />
        <span className="max-sm:sr-only">{say(posterTexts.make)}</span>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={say(posterTexts.make)}
        description={say(posterTexts.hint)}
      >
        <form
          action="/api/admin/poster"
          target="_blank"
          noValidate
          onSubmit={submit}
          className="grid gap-4"
          rel="noopener"
        >
          <Select
            label={say(posterTexts.purpose)}
            name="purpose"
            value={purpose}
            onChange={(event) => setChosen(event.target.value)}
          >
            <Options of={purposes.map((one) => [one, say(posterPurposeTexts[one])])} />
          </Select>
          <Textarea
            key={purpose}
            label={say(posterTexts.sentence)}
            name="sentence"
            lang={lang}
            maxLength={SENTENCE_MAX}
            defaultValue={purpose && say(posterSentences[purpose])}
            error={errors.sentence}
          />
          <Input
            label={say(posterTexts.mark)}
            name="mark"
            maxLength={MARK_MAX}
            autoCapitalize="none"
            placeholder="poster-kasir"
            hint={say(posterTexts.markHint)}
            error={errors.mark}
          />
          <Select label={say(posterTexts.paper)} name="size">
            {posterSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </Select>
          <FormButtons busy={false} onCancel={() => setOpen(false)} className="dialog-foot">
            {say(posterTexts.open)}
          </FormButtons>
        </form>
      </Dialog>
    </>
  );
}
