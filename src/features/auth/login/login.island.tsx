import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ApiError, api, errorMessage } from '../../../ui/fetch.ts';
import { Input, type InputProps } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { island } from '../../../ui/site/island.tsx';
import { toast } from '../../../ui/toast.tsx';
import { clearToast } from '../../../ui/toast-store.ts';
import { PasskeySignIn } from '../passkeys/island-sign-in.tsx';
import { loginTexts } from './messages.ts';

type Props = {
  next: string;
  /** The server may have refused a form that was sent before this script had loaded. */
  refusal?: string | undefined;
  /** Without JavaScript the form asks for password and code at once. */
  asksForCode: boolean;
};

type Credentials = { email: string; password: string };

type Errors = { email?: string; password?: string; code?: string; passkey?: string };
type Step = { at: 'password' } | ({ at: 'code' | 'change' } & Credentials);

const REDIRECT_AFTER = 1000;
/** Importing `PASSWORD_MIN` would bring a schema library along. */
const PASSWORD_MIN = 12;

/** A schema library would multiply the size of this script. */
const mustChangePassword = {
  parse: (value: unknown) =>
    value instanceof Object &&
    'staff' in value &&
    value.staff instanceof Object &&
    'mustChangePassword' in value.staff &&
    value.staff.mustChangePassword === true,
};

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

function LoginForm(props: Props) {
  const say = useSay();
  const [step, setStep] = useState<Step>({ at: 'password' });
  return (
    <>
      <h1 className="heading-2 mt-2 mb-4 md:mt-7 md:mb-6">
        {say(step.at === 'change' ? loginTexts.choosePassword : loginTexts.title)}
      </h1>
      <Steps {...props} step={step} setStep={setStep} />
      {step.at === 'password' && (
        <p className="mt-5 text-sm text-ink-soft">{say(loginTexts.forgotten)}</p>
      )}
    </>
  );
}

type StepsProps = Props & { step: Step; setStep: (step: Step) => void };

function Steps({ next, refusal, asksForCode, step, setStep }: StepsProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  // The dashboard takes no part in page transitions, so Chromium would report one that failed.
  useEffect(() => {
    const skip = ({ viewTransition }: PageSwapEvent) => viewTransition?.skipTransition();
    addEventListener('pageswap', skip);
    return () => removeEventListener('pageswap', skip);
  }, []);

  function enter(title: string) {
    toast({ title });
    setTimeout(() => location.assign(next), REDIRECT_AFTER);
  }

  async function signIn(credentials: Credentials, code?: string) {
    setErrors({});
    // What the last attempt lacked would stay over the next step.
    clearToast();
    setBusy(true);
    try {
      const input = { ...credentials, ...(code && { code }) };
      const mustChange = await api.post('/api/auth/login', input, mustChangePassword);
      if (mustChange) setStep({ at: 'change', ...credentials });
      else enter(say(loginTexts.welcome));
    } catch (error) {
      setBusy(false);
      const because = error instanceof ApiError ? error.code : '';
      if (because === 'second_factor_required') return setStep({ at: 'code', ...credentials });
      const description = errorMessage(error, say(loginTexts.failed));
      setErrors({ [because === 'second_factor_wrong' ? 'code' : 'password']: description });
      toast({ title: say(loginTexts.failedTitle), description, variant: 'destructive' });
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = textOf(form, 'email').trim();
    const password = textOf(form, 'password');
    const code = textOf(form, 'code').trim();
    if (!email || !password || (asksForCode && !code)) {
      const wrong = {
        ...(!isAddress(email) && { email: say(email ? loginTexts.notEmail : loginTexts.noEmail) }),
        ...(!password && { password: say(loginTexts.noPassword) }),
        ...(asksForCode && !code && { code: say(loginTexts.noCode) }),
      };
      setErrors(wrong);
      form.querySelector<HTMLElement>(`[name=${Object.keys(wrong)[0]}]`)?.focus();
      const description = say(loginTexts.required);
      toast({ title: say(loginTexts.error), description, variant: 'destructive' });
      return;
    }
    await signIn({ email, password }, code);
  }

  if (step.at === 'change') {
    return <ChangeForm {...step} done={() => enter(say(loginTexts.changed))} />;
  }
  if (step.at === 'code') {
    return (
      <CodeForm
        busy={busy}
        problem={errors.code ?? errors.password}
        onSend={(code) => signIn({ email: step.email, password: step.password }, code)}
        onBack={() => setStep({ at: 'password' })}
      />
    );
  }
  const action = `/api/auth/login?next=${encodeURIComponent(next)}`;
  return (
    <>
      <form className="grid gap-5" method="post" action={action} noValidate onSubmit={submit}>
        {refusal && <Notice>{refusal}</Notice>}
        <Input
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          required
          autoFocus
          error={errors.email}
        />
        <PasswordInput
          label={say(loginTexts.password)}
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        {asksForCode && (
          <Input
            label={say(loginTexts.codeOrRecovery)}
            name="code"
            autoComplete="one-time-code"
            required
            error={errors.code}
          />
        )}
        <Button type="submit" size="lg" busy={busy}>
          {say(busy ? loginTexts.signingIn : loginTexts.signIn)}
        </Button>
      </form>
      <PasskeySignIn
        problem={errors.passkey}
        onProblem={(passkey) => setErrors(passkey === undefined ? {} : { passkey })}
        onDone={() => enter(say(loginTexts.welcome))}
      />
    </>
  );
}

type CodeFormProps = {
  busy: boolean;
  problem: string | undefined;
  onSend: (code: string) => void;
  onBack: () => void;
};

function CodeForm({ busy, problem, onSend, onBack }: CodeFormProps) {
  const say = useSay();
  const [recovery, setRecovery] = useState(false);
  const [missing, setMissing] = useState(false);
  const label = say(recovery ? loginTexts.recoveryCode : loginTexts.code);
  const required = say(recovery ? loginTexts.noRecoveryCode : loginTexts.noCode);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = textOf(event.currentTarget, 'code').trim();
    setMissing(!code);
    if (code) onSend(code);
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Notice>{say(recovery ? loginTexts.recoveryHint : loginTexts.codeHint)}</Notice>
      <Input
        key={label}
        label={label}
        name="code"
        autoComplete={recovery ? 'off' : 'one-time-code'}
        inputMode={recovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={recovery ? 40 : 10}
        placeholder={recovery ? 'xxxx-xxxx-xxxx-xxxx' : '000 000'}
        className="tabular-nums"
        required
        autoFocus
        error={missing ? required : problem}
      />
      <Button type="submit" size="lg" busy={busy}>
        {say(busy ? loginTexts.signingIn : loginTexts.signIn)}
      </Button>
      <p className="flex flex-wrap justify-between gap-x-6 text-sm">
        <button type="button" className="link min-h-11" onClick={() => setRecovery(!recovery)}>
          {say(recovery ? loginTexts.useApp : loginTexts.useRecovery)}
        </button>
        <button type="button" className="link min-h-11" onClick={onBack}>
          {say(loginTexts.back)}
        </button>
      </p>
    </form>
  );
}

function ChangeForm({ email, password, done }: Credentials & { done: () => void }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const newPassword = textOf(event.currentTarget, 'newPassword');
    setBusy(true);
    setProblem(undefined);
    try {
      await api.post('/api/auth/password', { currentPassword: password, newPassword });
      done();
    } catch (error) {
      setBusy(false);
      const ofField = error instanceof ApiError ? error.fields.newPassword : undefined;
      setProblem(ofField ?? errorMessage(error));
    }
  }

  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Notice>{say(loginTexts.oneTime)}</Notice>
      {/* Password managers save the new password under this name. */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <PasswordInput
        key="new"
        label={say(loginTexts.newPassword)}
        name="newPassword"
        autoComplete="new-password"
        hint={say(loginTexts.passwordHint, { min: PASSWORD_MIN })}
        error={problem}
        autoFocus
      />
      <Button type="submit" size="lg" busy={busy}>
        {say(busy ? loginTexts.saving : loginTexts.savePassword)}
      </Button>
    </form>
  );
}

function PasswordInput(props: InputProps) {
  const say = useSay();
  const [visible, setVisible] = useState(false);
  return (
    <div className="relative min-[16rem]:[&_label]:pe-[5.5em]">
      <Input {...props} type={visible ? 'text' : 'password'} required />
      <button
        type="button"
        className="link min-h-11 py-2.5 text-sm noscript:hidden min-[16rem]:absolute min-[16rem]:end-0 min-[16rem]:-top-3 min-[16rem]:ps-4"
        aria-label={say(visible ? loginTexts.hidePassword : loginTexts.showPassword)}
        onClick={() => setVisible(!visible)}
      >
        {say(visible ? loginTexts.hide : loginTexts.show)}
      </button>
    </div>
  );
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p role="status" className="rounded bg-caramel-tint px-4 py-3 text-sm">
    {children}
  </p>
);

function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

export const Login = island('login', LoginForm, 'idle');
