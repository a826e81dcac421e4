import { zodResolver } from '@hookform/resolvers/zod';
import { Pencil, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Language, languageNames } from '../../../messages.ts';
import { Button } from '../../../ui/button.tsx';
import { showFieldErrors } from '../../../ui/dashboard/forms/form-errors.ts';
import { InTwoLanguages } from '../../../ui/dashboard/forms/in-two-languages.tsx';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { useAsRead, useTwoLanguages } from '../../../ui/dashboard/forms/use-two-languages.ts';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { EntryList } from '../../../ui/dashboard/lists/entry-list.tsx';
import { listTexts } from '../../../ui/dashboard/lists/messages.ts';
import { usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { dashboardTexts } from '../../../ui/dashboard/messages.ts';
import { MissingLanguage } from '../../../ui/dashboard/missing-language.tsx';
import { toastError } from '../../../ui/dashboard/tools/toast-error.ts';
import { useAction } from '../../../ui/dashboard/use-action.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { api } from '../../../ui/fetch.ts';
import { Input, Options, Select } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type FeedbackCategory, feedbackCategories } from '../contract.ts';
import { categoryTexts } from '../messages.ts';
import { type Aspect, aspectInput, aspectSchema } from './contract.ts';
import { aspectTexts } from './messages.ts';

const path = '/api/admin/feedback-aspects';
const entries = {
  key: 'aspects',
  mode: 'order' as const,
  adminPath: path,
  nameOf: ({ name }: Aspect) => name,
  texts: aspectTexts,
};

type DialogProps = { start: FeedbackCategory; onClose: () => void };

export function AspectsDialog({ start, onClose }: DialogProps) {
  const say = useSay();
  const [category, setCategory] = useState(start);
  const [edited, setEdited] = useState<Aspect | null>(null);
  const chosen = feedbackCategories.find((one) => one === category) ?? 'minuman';
  return (
    <Dialog
      size="lg"
      onClose={onClose}
      title={say(aspectTexts.title)}
      description={say(aspectTexts.titleHint)}
    >
      <div className="grid gap-5">
        <Select
          label={say(aspectTexts.category)}
          value={chosen}
          onChange={({ target: { value } }) => {
            setEdited(null);
            setCategory(feedbackCategories.find((one) => one === value) ?? 'minuman');
          }}
        >
          <Options of={feedbackCategories.map((one) => [one, say(categoryTexts[one])])} />
        </Select>
        <AspectForm
          key={`${chosen} ${edited?.id ?? 'new'}`}
          category={chosen}
          aspect={edited}
          onDone={() => setEdited(null)}
        />
        <AspectList key={chosen} category={chosen} onEdit={setEdited} />
      </div>
    </Dialog>
  );
}

const TRANSLATES = [['name', 'translation.name']] as const;
const blankIn = (category: FeedbackCategory) => ({
  category,
  name: '',
  language: 'id' as const,
  translation: { name: '' },
});

type AspectFormProps = { category: FeedbackCategory; aspect: Aspect | null; onDone: () => void };

function AspectForm({ category, aspect, onDone }: AspectFormProps) {
  const say = useSay();
  const { refresh } = useAction('aspects');
  const form = useForm({
    resolver: zodResolver(aspectInput),
    defaultValues: aspect ?? blankIn(category),
  });
  const { main, nameIn, missing, wrong, writeFirst } = useTwoLanguages(form, TRANSLATES);
  const { isSubmitting } = form.formState;

  const save = form.handleSubmit(async (input) => {
    try {
      if (aspect) {
        const { id, updatedAt } = aspect;
        await api.put(`${path}/${id}`, { ...input, updatedAt }, aspectSchema);
      } else await api.post(path, input, aspectSchema);
    } catch (error) {
      if (showFieldErrors(form, error)) return;
      return toastError(say(aspectTexts.notSaved), error);
    }
    toast({ title: say(aspect ? aspectTexts.updated : aspectTexts.created) });
    form.reset(blankIn(category));
    onDone();
    await refresh();
  });

  const submit = (event: SubmitEvent) => {
    writeFirst();
    return save(event);
  };
  const label = say(aspect ? aspectTexts.rename : aspectTexts.new);
  const fieldIn = (language: Language) => {
    const name = nameIn(language, 'name');
    return {
      label: language === main ? label : `${label} (${languageNames[language]})`,
      lang: language,
      error: form.getFieldState(name, form.formState).error?.message,
      ...form.register(name),
    };
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
      <div className="min-w-52 flex-1">
        <InTwoLanguages main={main} missing={missing} wrong={wrong} fieldIn={fieldIn}>
          {(field) => <Input {...field} />}
        </InTwoLanguages>
      </div>
      <Button type="submit" busy={isSubmitting}>
        {say(aspect ? aspectTexts.save : aspectTexts.add)}
      </Button>
      {aspect && (
        <Button variant="secondary" onClick={onDone}>
          {say(dashboardTexts.cancel)}
        </Button>
      )}
    </form>
  );
}

type AspectListProps = { category: FeedbackCategory; onEdit: (aspect: Aspect) => void };

function AspectList({ category, onEdit }: AspectListProps) {
  const list = usePaged({
    key: 'aspects',
    path,
    schema: aspectSchema,
    tabFilter: { category },
    inAddress: false,
    limit: 100,
  });
  const say = useSay();
  const read = useAsRead();
  const { update, remove } = useAction('aspects');
  return (
    <EntryList list={list} entries={entries}>
      {(aspect) => (
        <div className="flex items-center gap-1 sm:gap-2">
          <div className="min-w-0 flex-1">
            <p className="text-sm font-semibold wrap-anywhere">{read(aspect).name}</p>
            <MissingLanguage entry={aspect} />
          </div>
          <Switch
            label={say(aspectTexts.offered, { name: read(aspect).name })}
            hideLabel
            checked={aspect.isActive}
            onChange={({ target }) =>
              update(
                () => api.patch(`${path}/${aspect.id}`, { isActive: target.checked }, aspectSchema),
                say(aspectTexts.updated),
              )
            }
          />
          <span className="flex gap-1">
            <IconButton
              icon={Pencil}
              label={say(listTexts.edit, { name: read(aspect).name })}
              onClick={() => onEdit(aspect)}
            />
            <IconButton
              icon={Trash2}
              label={say(listTexts.delete, { name: read(aspect).name })}
              danger
              onClick={() =>
                remove(
                  `${path}/${aspect.id}`,
                  {
                    sentence: say(aspectTexts.confirmDelete, { name: read(aspect).name }),
                    action: say(dashboardTexts.delete),
                  },
                  say(aspectTexts.deleted),
                )
              }
            />
          </span>
        </div>
      )}
    </EntryList>
  );
}
