import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { adminPathOf } from '../../../contract.ts';
import {
  type Language,
  languageNames,
  languages,
  type Message,
  type Reader,
  textOf,
} from '../../../messages.ts';
import { ApiError, api, newIdempotencyKey, type Options, type Parser } from '../../fetch.ts';
import { useReader, useSay } from '../../reader.tsx';
import { toast } from '../../toast.tsx';
import { confirm } from '../confirm.tsx';
import type { Entry } from '../lists/use-editing.ts';
import type { Entries } from '../lists/use-entries.ts';
import { dashboardTexts } from '../messages.ts';
import { toastError } from '../tools/toast-error.ts';
import { useUnsavedWarning } from '../unsaved-input.ts';
import type { Difference } from './choose-version.tsx';
import { showFieldErrors } from './form-errors.ts';
import { fieldLabel } from './in-two-languages.tsx';
import { formTexts } from './messages.ts';
import { saveVersion } from './save-version.ts';
import { saidIn, type Translates, useTwoLanguages } from './use-two-languages.ts';
import { useUnsavedInput } from './use-unsaved-input.ts';

type EntryForm<Row extends Entry, Input extends FieldValues, Output extends object> = {
  entries: Pick<Entries<Row>, 'editing' | 'refresh' | 'path' | 'nameOf'>;
  input: ZodType<Output, Input>;
  schema: Parser<Row>;
  /** A field without a value here would count as changed as soon as it is drawn. */
  blank: DefaultValues<Input> & { [Name in keyof Input & string]-?: unknown };
  /** A message with the name of a field is its label. */
  texts: Record<Exclude<keyof Input & string, 'language' | 'translation'>, Message<never>> &
    Record<'created' | 'updated', Message<never>> &
    Record<string, Message>;
  translates?: Translates<Input>;
  focus?: Path<Input>;
  /** It says whether something outside the fields changed, for example the picture. */
  isDirty?: boolean;
  /** It asks about a value that looks like a slip; when it resolves to false, nothing is saved. */
  isSure?: (values: Output) => Promise<boolean>;
  /** It uploads files first and returns the fields with their addresses. */
  complete?: (values: Output) => Promise<object>;
  /** With `once`, an entry whose answer was lost is not added a second time. */
  add?: (values: Output, once: Options) => Promise<unknown>;
  addFailed?: { title: Message<never>; fallback?: Message<never> };
  onInvalid?: (errors: FieldErrors<Input>) => void;
  /** It shows a value that is no plain text beside a newer one. */
  inWords?: (name: string, value: unknown) => unknown;
};

const nothing = {};

export function useEntryForm<
  Row extends Entry & DefaultValues<Input>,
  Input extends FieldValues,
  Output extends object,
>(options: EntryForm<Row, Input, Output>) {
  const { schema, texts, focus, translates = [], addFailed = { title: formTexts.error } } = options;
  const { inWords = (_: string, value: unknown) => value } = options;
  const reader = useReader();
  const say = useSay();
  const { editing, refresh, path, nameOf } = options.entries;
  const { complete = async (values: Output) => values } = options;
  const { entry } = editing;
  const blank: DefaultValues<Input> = options.blank;
  const form = useForm({ resolver: zodResolver(options.input), defaultValues: entry ?? blank });
  const { setFocus, formState } = form;
  const { main, nameIn, missing, wrong, writeFirst } = useTwoLanguages(form, translates);

  useEffect(() => {
    if (focus) setFocus(focus);
  }, [setFocus, focus]);

  const isDirty = formState.isDirty || (options.isDirty ?? false);
  useUnsavedWarning(isDirty);
  useEffect(() => {
    editing.dirty.current = isDirty;
  }, [editing.dirty, isDirty]);

  const { forget, offer } = useUnsavedInput(
    form,
    `${path}/${entry?.id ?? 'new'}`,
    // After a reload nobody knows of what this was a copy, so all of it is kept.
    entry ?? (editing.copied ? nothing : options.blank),
  );
  useEffect(() => {
    editing.forget.current = forget;
  });

  const [once] = useState(() => ({ headers: { 'idempotency-key': newIdempotencyKey() } }));
  const add =
    options.add ?? (async (values: Output) => api.post(path, await complete(values), schema, once));

  const update = async (read: Row, values: Output) => {
    const changes = changesOf(read, await complete(values));
    return saveVersion({
      updatedAt: read.updatedAt,
      save: (updatedAt) => api.put(`${path}/${read.id}`, { ...changes, updatedAt }, schema),
      schema,
      differences: (newer) => differencesOf(changes, newer, { texts, translates, inWords, reader }),
      onTake: (newer) => {
        editing.start(newer);
        void refresh();
      },
    });
  };

  const updateOrRestore = async (read: Row, values: Output): Promise<boolean> => {
    try {
      return await update(read, values);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'in_bin') throw error;
      const question = {
        sentence: error.userMessage,
        description: say(formTexts.restoreHint),
        action: say(formTexts.restoreAndSave),
        variant: 'primary' as const,
      };
      if (!(await confirm(question))) return false;
      await api.post(`${adminPathOf(path)}/restore`, { ids: [read.id] });
      return update(read, values);
    }
  };

  const save = form.handleSubmit(async (values) => {
    if (options.isSure && !(await options.isSure(values))) return;
    try {
      if (!entry) await add(values, once);
      else if (!(await updateOrRestore(entry, values))) return;
      toast(
        entry
          ? { title: say(texts.updated), description: nameOf(entry) }
          : { title: say(texts.created) },
      );
      editing.stop(entry?.id);
      await refresh();
    } catch (error) {
      const { title, fallback } = entry ? { title: dashboardTexts.updateFailed } : addFailed;
      toastError(say(title), error, fallback && say(fallback));
      showFieldErrors(form, error);
      // It was added before its answer was lost, and must be in sight to be changed.
      if (error instanceof ApiError && error.code === 'key_reused') await refresh();
    }
  }, options.onInvalid);

  const submit = (event: SubmitEvent) => {
    writeFirst();
    return save(event);
  };
  const labelOf = (name: string) => labelIn(texts, name, reader);
  const control = (name: Path<Input>, rules?: RegisterOptions<Input, Path<Input>>) => ({
    error: form.getFieldState(name, formState).error?.message,
    ...form.register(name, rules),
  });

  return {
    form,
    props: {
      onSubmit: submit,
      onCancel: () => void editing.close(),
      busy: formState.isSubmitting,
      isUnchanged: entry !== null && !isDirty,
      offer,
    },
    field: (name: Path<Input> & keyof Input, rules?: RegisterOptions<Input, Path<Input>>) => ({
      label: labelOf(name),
      ...control(name, rules),
    }),
    group: (title: Message<never>, ...names: Path<Input>[]) => ({
      title: say(title),
      refused: names.some((name) => form.getFieldState(name, formState).invalid)
        ? formState.submitCount
        : 0,
    }),
    translation: {
      main,
      missing,
      wrong,
      fieldIn: (language: Language) => (name: Path<Input> & keyof Input) => ({
        ...(language === main
          ? { label: labelOf(name) }
          : { label: fieldLabel(labelOf(name), language), required: false }),
        lang: language,
        ...control(nameIn(language, name)),
      }),
    },
  };
}

/** Staff can also change these outside the form, by dragging a row or with its switch. */
const besideForm = ['displayOrder', 'isActive'];

/**
 * Sends these fields only if this editor changed them. Otherwise saving a text would undo an order
 * or a switch that somebody else changed meanwhile.
 */
const changesOf = (read: object, values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !besideForm.includes(name) || value !== Reflect.get(read, name),
    ),
  );

type Compared = {
  texts: Record<string, Message>;
  translates: Translates<FieldValues>;
  inWords: (name: string, value: unknown) => unknown;
  reader: Reader;
};

function differencesOf(
  changes: Record<string, unknown>,
  newer: object,
  { texts, translates, inWords, reader }: Compared,
): Difference[] {
  const inTwo = translates.map(([name]) => name);
  const single = Object.entries(texts).flatMap(([name, label]) =>
    inTwo.includes(name)
      ? []
      : [
          {
            label: textOf(label, reader),
            yours: name in changes ? inWords(name, changes[name]) : undefined,
            newer: inWords(name, Reflect.get(newer, name)),
          },
        ],
  );
  const both = inTwo.flatMap((name) =>
    languages.map((language) => ({
      label: inLanguage(labelIn(texts, name, reader), language),
      name,
      yours: saidIn(changes, language, name),
      newer: saidIn(newer, language, name),
    })),
  );
  const different = ({ yours, newer: theirs }: Difference) =>
    yours !== undefined && JSON.stringify(yours) !== JSON.stringify(theirs);
  return [
    ...both.filter(different).map(({ name, label, yours, newer: theirs }) => ({
      label,
      yours: inWords(name, yours),
      newer: inWords(name, theirs),
    })),
    ...single.filter(different),
  ];
}

function labelIn(texts: Record<string, Message>, name: string, reader: Reader): string {
  const label = texts[name];
  return label ? textOf(label, reader) : name;
}

/** Where no heading says the language, a field is called 'Question (English)'. */
const inLanguage = (name: string, language: Language) => `${name} (${languageNames[language]})`;
