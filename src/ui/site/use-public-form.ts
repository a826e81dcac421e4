import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { core } from 'zod/mini';
import { type FieldErrors, validate } from '../../form.contract.ts';
import { ApiError, api, errorMessage, type Options } from '../fetch.ts';

type PublicForm = {
  path: string;
  schema: core.$ZodType;
  read: (form: HTMLFormElement) => object;
  /** Errors of a form that was sent before this script had loaded. */
  errors: FieldErrors;
  onSent: (form: HTMLFormElement) => void;
  onFailed: (message: string) => void;
  onInvalid?: (errors: FieldErrors) => void;
  /** For a form with a file; by default, what was read is sent as JSON. */
  send?: (form: HTMLFormElement, options: Options) => Promise<unknown>;
  /** Gives the same content the same key; by default, or when it gives none, until the page is left. */
  keyFor?: (body: string) => string;
};

/**
 * Sends a public form to the API. Pressing twice sends once; when sending fails, the values stay,
 * each error is shown at its field and the first of them gets focus.
 */
export function usePublicForm({ path, schema, read, onSent, onFailed, ...more }: PublicForm) {
  const [errors, setErrors] = useState(more.errors);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const underWay = useRef(false);
  const last = useRef({ body: '', key: '' });

  useEffect(() => {
    if (form) focusFirst(form, errors);
  }, [form, errors]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const sent = event.currentTarget;
    const payload = read(sent);
    const found = validate(schema, payload);
    setForm(sent);
    setErrors(found);
    setFailed(false);
    if (Object.keys(found).length > 0) return more.onInvalid?.(found);

    underWay.current = true;
    setBusy(true);
    try {
      const body = JSON.stringify(payload);
      const key = more.keyFor?.(body) || keyInMemory(body, last.current);
      const options = { headers: { 'idempotency-key': key } };
      await (more.send?.(sent, options) ?? api.post(path, payload, nothing, options));
      last.current = { body: '', key: '' };
      onSent(sent);
    } catch (error) {
      if (isCancelled(error)) return;
      const fields = error instanceof ApiError ? error.fields : {};
      setErrors(fields);
      setFailed(Object.keys(fields).length === 0);
      onFailed(errorMessage(error, ''));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  function clearErrors(...names: string[]) {
    const left = Object.entries(errors).filter(([name]) => !names.includes(name));
    setForm(null);
    setErrors(Object.fromEntries(left));
  }

  /** For what a field finds out by itself; it does not take the focus. */
  function setFieldError(name: string, message: string) {
    setForm(null);
    setErrors({ ...errors, [name]: message });
  }

  /** Give it to the form's `onInput`: an error is gone once its field is being changed. */
  function clearFieldError({ target }: { target: EventTarget }) {
    const name = target instanceof Element ? fieldOf(target) : '';
    if (errors[name]) clearErrors(name);
  }

  return { errors, busy, failed, submit, setFieldError, clearErrors, clearFieldError };
}

const nothing = { parse: () => null };

/** Stopped by the visitor, to whom nothing needs to be said about it. */
const isCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/** The same content keeps its key, so that trying again after a lost answer stores nothing twice. */
function keyInMemory(body: string, last: { body: string; key: string }): string {
  if (body !== last.body) {
    last.body = body;
    last.key = newIdempotencyKey();
  }
  return last.key;
}

// `randomUUID` exists on https only, and a shop may try this on its own network.
export const newIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** A field may have a control for each category: `menuItemId-minuman` is one of `menuItemId`. */
const fieldOf = (element: Element) => element.getAttribute('name')?.split('-')[0] ?? '';

function focusFirst(form: HTMLFormElement, errors: FieldErrors) {
  for (const element of form.elements) {
    if (errors[fieldOf(element)] && element.checkVisibility() && element instanceof HTMLElement) {
      element.focus();
      return;
    }
  }
}

/** The text of a field; of a radio group, the chosen value. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
