import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { core } from 'zod/mini';
import { type FieldErrors, validate } from '../../form.contract.ts';
import type { Message } from '../../messages.ts';
import { ApiError, api, errorMessage, newIdempotencyKey, type Options } from '../fetch.ts';
import { pageReader, sayHere } from '../reader.tsx';
import { toast } from '../toast.tsx';
import { clearToast, type Toast } from '../toast-store.ts';

type PublicForm<Values> = {
  path: string;
  schema: core.$ZodType;
  read: (form: HTMLFormElement) => object;
  values: Values;
  /** The form may have been sent before this script had loaded. */
  errors: FieldErrors;
  texts: {
    sent: Message<never>;
    sentDetail: Message<never>;
    failed: Message<never>;
    failedDetail: Message<never>;
  };
  /** The form shows the notice at once, or after a dialog that says the same. */
  onSent: (notice: Toast, form: HTMLFormElement) => void;
  onFailed?: () => void;
  onInvalid?: (errors: FieldErrors) => void;
  /** The default sends JSON, which holds no file. Resolves to the server's sentence. */
  send?: (form: HTMLFormElement, options: Options) => Promise<string>;
  /** Returns the content's idempotency key. By default a key lasts until the page is left. */
  keyFor?: (body: string) => string;
};

/** Pressing twice sends once. On failure the values stay and the first wrong field is focused. */
export function usePublicForm<Values extends object>({
  path,
  schema,
  read,
  values,
  texts,
  onSent,
  ...more
}: PublicForm<Values>) {
  const [errors, setErrors] = useState(more.errors);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [checked, setChecked] = useState<HTMLFormElement | null>(null);
  const isSending = useRef(false);
  const last = useRef({ body: '', key: '' });

  useEffect(() => {
    if (checked) focusFirst(checked, errors);
  }, [checked, errors]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    // An old error would stand above the success that follows.
    clearToast();
    const sent = event.currentTarget;
    const payload = read(sent);
    const found = validate(schema, payload, pageReader());
    setChecked(sent);
    setErrors(found);
    setFailed(false);
    if (Object.keys(found).length > 0) return more.onInvalid?.(found);

    isSending.current = true;
    setBusy(true);
    try {
      const body = JSON.stringify(payload);
      const key = more.keyFor?.(body) || keyInMemory(body, last.current);
      const options = { headers: { 'idempotency-key': key } };
      const send = more.send ?? (() => api.post(path, payload, noAnswer, options));
      const answer = await send(sent, options);
      last.current = { body: '', key: '' };
      const description = answer || sayHere(texts.sentDetail);
      onSent({ title: sayHere(texts.sent), description }, sent);
    } catch (error) {
      if (isCancelled(error)) return;
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(fields);
      setFailed(Object.keys(fields).length === 0);
      const description = errorMessage(error, sayHere(texts.failedDetail));
      toast({ title: sayHere(texts.failed), description, variant: 'destructive' });
      more.onFailed?.();
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  function clearErrors(...names: string[]) {
    const others = Object.entries(errors).filter(([name]) => !names.includes(name));
    setChecked(null);
    setErrors(Object.fromEntries(others));
  }

  /** A field that finds an error by itself must not move the focus. */
  function setFieldError(name: string, message: string) {
    setChecked(null);
    setErrors({ ...errors, [name]: message });
  }

  /** An error goes as soon as its field is changed. */
  function clearFieldError({ target }: { target: EventTarget }) {
    const name = target instanceof Element ? fieldOf(target) : '';
    if (errors[name]) clearErrors(name);
  }

  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    defaultValue: values[name],
    error: errors[name],
  });

  const form = { busy, failed, submit, clearFieldError };
  return { form, field, errors, setFieldError, clearErrors };
}

const noAnswer = { parse: () => '' };

/** The visitor stopped it, so no notice is needed. */
const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/** The same content keeps its key, so a retry after a lost answer stores nothing twice. */
function keyInMemory(body: string, last: { body: string; key: string }): string {
  if (body !== last.body) {
    last.body = body;
    last.key = newIdempotencyKey();
  }
  return last.key;
}

/** One field may have a control for each category: `menuItemId-minuman` belongs to `menuItemId`. */
const fieldOf = (element: Element) => element.getAttribute('name')?.split('-')[0] ?? '';

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  for (const element of form.elements) {
    if (errors[fieldOf(element)] && element.checkVisibility() && element instanceof HTMLElement) {
      element.focus({ preventScroll: true });
      // The browser would scroll it to the middle, and leave a heading half under the bar.
      form.closest('[id]')?.scrollIntoView();
      // The error of a group stands below its last choice.
      (element.closest('fieldset') ?? element).scrollIntoView({ block: 'nearest' });
      return;
    }
  }
}

export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
