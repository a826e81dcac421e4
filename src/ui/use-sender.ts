import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError, api, sentenceOf } from './fetch.ts';

type Faults = Partial<Record<string, string>>;

type Sending<Values> = {
  path: string;
  /** What the form holds, read when it is sent. */
  read: (form: HTMLFormElement) => Values;
  /** What can be told without asking the server, by field. */
  check: (values: Values) => Faults;
  payload: (values: Values) => unknown;
  /** What the server found when the form was sent before this script had arrived. */
  faults: Faults;
  onSent: (form: HTMLFormElement) => void;
  onFailed: (sentence: string) => void;
};

/**
 * Sends a public form to the API: once however often it is pressed, with everything kept when it
 * fails, each fault at its field and the first of them in focus.
 */
export function useSender<Values>(sending: Sending<Values>) {
  const [faults, setFaults] = useState(sending.faults);
  const [busy, setBusy] = useState(false);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const underWay = useRef(false);
  const last = useRef({ body: '', key: '' });

  useEffect(() => {
    if (form) focusFirst(form, faults);
  }, [form, faults]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (underWay.current) return;
    const sent = event.currentTarget;
    const values = sending.read(sent);
    const found = sending.check(values);
    setForm(sent);
    setFaults(found);
    if (Object.keys(found).length > 0) return;

    underWay.current = true;
    setBusy(true);
    try {
      const headers = { 'idempotency-key': keyFor(values, last.current) };
      await api.post(sending.path, sending.payload(values), nothing, { headers });
      last.current = { body: '', key: '' };
      sending.onSent(sent);
    } catch (error) {
      if (error instanceof ApiError) setFaults(error.fields);
      sending.onFailed(sentenceOf(error, ''));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  function forget(...names: string[]) {
    const left = Object.entries(faults).filter(([name]) => !names.includes(name));
    setForm(null);
    setFaults(Object.fromEntries(left));
  }

  /** Give it to the form's `onInput`: a fault is gone once its field is being mended. */
  function mend({ target }: { target: EventTarget }) {
    const name = target instanceof Element ? fieldOf(target) : '';
    if (faults[name]) forget(name);
  }

  return { faults, busy, submit, mend, forget };
}

const nothing = { parse: () => null };

/** The same content keeps its key, so that trying again after a lost answer stores nothing twice. */
function keyFor(values: unknown, last: { body: string; key: string }): string {
  const body = JSON.stringify(values);
  if (body !== last.body) {
    last.body = body;
    // `randomUUID` exists on https only, and a shop may try this on its own network.
    last.key = crypto.getRandomValues(new Uint32Array(4)).join('-');
  }
  return last.key;
}

/** A field may have a control for each category: `menuItemId-minuman` is one of `menuItemId`. */
const fieldOf = (element: Element) => element.getAttribute('name')?.split('-')[0] ?? '';

function focusFirst(form: HTMLFormElement, faults: Faults) {
  for (const element of form.elements) {
    if (faults[fieldOf(element)] && element.checkVisibility() && element instanceof HTMLElement) {
      element.focus();
      return;
    }
  }
}

/** The text of one field; of several with the name, the one that is chosen. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
