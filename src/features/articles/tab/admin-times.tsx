import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { z } from 'zod';
import { Radios } from '../../../ui/dashboard/forms/radios.tsx';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { TimeField } from '../../../ui/dashboard/forms/time-field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { type Article, type articleInput, publishChoices } from '../contract.ts';
import { articleTexts } from '../messages.ts';
import { articleTabTexts as t } from './messages.ts';

export const PUBLISH = { now: t.publishNow, at: t.publishAt, draft: t.publishDraft };

type TimesProps = {
  control: Control<z.input<typeof articleInput>, unknown, z.output<typeof articleInput>>;
  article: Article | null;
  isLegal: boolean;
};

export function PublicationTimes({ control, article, isLegal }: TimesProps) {
  const say = useSay();
  const { field: publish } = useController({ control, name: 'publish' });
  const { field: endsAt } = useController({ control, name: 'endsAt' });
  const [asksEnd, setAsksEnd] = useState(Boolean(endsAt.value));
  const hasEnd = asksEnd || Boolean(endsAt.value);
  const later = say(article?.publishedAt ? t.stillShown : t.notYetShown);
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="heading-part">{say(articleTexts.publish)}</p>
      <Radios
        label={say(articleTexts.publish)}
        choices={publishChoices.map((value) => ({ value, label: say(PUBLISH[value]) }))}
        value={publish.value ?? 'now'}
        onChoose={publish.onChange}
      />
      {publish.value === 'at' && (
        <TimeField
          control={control}
          name="publishAt"
          label={say(articleTexts.publishAt)}
          hint={later}
        />
      )}
      {publish.value === 'draft' && <p className="text-xs text-ink-soft">{later}</p>}
      {article?.startsAt && (
        <TimeField
          control={control}
          name="startsAt"
          label={say(articleTexts.startsAt)}
          emptyHint={say(t.always)}
        />
      )}
      {!isLegal && (
        <Switch
          label={say(t.hasEnd)}
          checked={hasEnd}
          onChange={({ target }) => {
            setAsksEnd(target.checked);
            if (!target.checked) endsAt.onChange(null);
          }}
        />
      )}
      {hasEnd && (
        <TimeField control={control} name="endsAt" label={say(articleTexts.endsAt)} ends />
      )}
    </div>
  );
}
