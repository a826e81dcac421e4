import type { ComponentProps } from 'react';
import type { FieldErrors } from '../../form.contract.ts';
import type { Message } from '../../messages.ts';
import type { PageLink } from '../../pages.contract.ts';
import { Button } from '../button.tsx';
import { Sentence, useSay, useTo } from '../reader.tsx';
import { siteTexts } from './messages.ts';
import { useHydrated } from './use-hydrated.ts';
import type { usePublicForm } from './use-public-form.ts';

type Props = Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> & {
  form: ReturnType<typeof usePublicForm>['form'];
  page: PageLink;
  texts: { send: Message<never>; sending: Message<never> };
  /** The form cannot be sent yet. */
  waits?: boolean;
};

/** Without JavaScript the browser checks and sends the form itself. */
export function PublicForm(props: Props) {
  const { form, page, texts, waits = false, children, ...more } = props;
  const say = useSay();
  const to = useTo();
  return (
    <form
      onInput={form.clearFieldError}
      {...more}
      method="post"
      action={to(page)}
      noValidate={useHydrated()}
      onSubmit={form.submit}
    >
      {children}
      <Button type="submit" size="lg" busy={form.busy || waits}>
        {say(form.busy ? texts.sending : texts.send)}
      </Button>
      {form.failed && (
        <p className="rounded bg-danger-tint px-4 py-3 text-sm font-semibold text-danger-deep">
          {say(siteTexts.notSent)}
        </p>
      )}
    </form>
  );
}

type RefusedProps = { title: string; errors?: FieldErrors; children: string };

export function Refused({ title, errors = {}, children }: RefusedProps) {
  const all = [...new Set([children, ...Object.values(errors)])];
  return (
    <div role="alert" className="mb-6 rounded bg-danger-tint p-4 text-danger-deep">
      <p className="font-semibold">{title}</p>
      {all.length > 1 ? (
        <ul className="list-disc ps-5 text-sm">
          {all.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </ul>
      ) : (
        <p className="text-sm">{children}</p>
      )}
    </div>
  );
}

type PurposeProps = {
  texts: { purpose: Message<'policy'>; policy: Message<never> };
  policy: PageLink;
  className: string;
};

export function Purpose({ texts, policy, className }: PurposeProps) {
  const say = useSay();
  const to = useTo();
  const link = (
    <a className="link" href={to(policy)}>
      {say(texts.policy)}
    </a>
  );
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      <Sentence of={texts.purpose} policy={link} />
    </p>
  );
}
