import { isUnavailable } from './db.ts';
import type { Deps } from './deps.ts';
import { HttpError, unavailable } from './errors.ts';

/** A public form as the server draws it: fresh, refused with everything kept, or sent. */
export type FormState<Values> = {
  sent: boolean;
  message: string;
  fields: Partial<Record<string, string>>;
  values: Values;
};

export type Outcome<Values> = {
  status: number;
  retryAfter: number | undefined;
  state: FormState<Values>;
};

/**
 * Receives a form that was sent without a script. Whatever is wrong, the visitor gets back what
 * they had written, with the reason.
 */
export async function receivePlain<Values>(
  values: Values,
  blank: Values,
  receive: () => Promise<unknown>,
): Promise<Outcome<Values>> {
  try {
    await receive();
    const state = { sent: true, message: '', fields: {}, values: blank };
    return { status: 200, retryAfter: undefined, state };
  } catch (thrown) {
    const error = isUnavailable(thrown)
      ? unavailable('The database does not answer. Please try again shortly.', 2, thrown)
      : thrown;
    if (!(error instanceof HttpError)) throw error;
    const { status, retryAfter, message, fields = {} } = error;
    return { status, retryAfter, state: { sent: false, message, fields, values } };
  }
}

/** The texts of a urlencoded body, their lines as a script sends them; a repeated field has several. */
export function plainTexts(body: unknown): (name: string) => string[] {
  return (name) => {
    if (typeof body !== 'object' || body === null) return [];
    const value: unknown = Reflect.get(body, name);
    return [value]
      .flat()
      .filter((text) => typeof text === 'string')
      .map((text) => text.replaceAll('\r\n', '\n'));
  };
}

/** One instance for each application: what the API and a page both use, like a form's limit. */
export function onePerApp<T>(make: (deps: Deps) => T): (deps: Deps) => T {
  const made = new WeakMap<Deps, T>();
  return (deps) => {
    const known = made.get(deps) ?? make(deps);
    made.set(deps, known);
    return known;
  };
}
