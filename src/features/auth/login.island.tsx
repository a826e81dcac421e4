import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ApiError, api, errorMessage } from '../../ui/fetch.ts';
import { Input, type InputProps } from '../../ui/field.tsx';
import { island } from '../../ui/site/island.tsx';
import { toast } from '../../ui/toast.tsx';

type Props = {
  next: string;
  /** Why the form was refused when it was sent before this script had loaded. */
  refusal?: string | undefined;
};

type OneTime = { email: string; password: string };

const REDIRECT_AFTER = 1000;

/** Written by hand, because a schema would bring a whole library with it. */
const mustChangePassword = {
  parse: (value: unknown) =>
    value instanceof Object &&
    'staff' in value &&
    value.staff instanceof Object &&
    'mustChangePassword' in value.staff &&
    value.staff.mustChangePassword === true,
};

function LoginForm({ next, refusal }: Props) {
  const [busy, setBusy] = useState(false);
  const [oneTime, setOneTime] = useState<OneTime | null>(null);
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});

  function enter(title: string) {
    toast({ title });
    setTimeout(() => location.assign(next), REDIRECT_AFTER);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = textOf(event.currentTarget, 'email').trim();
    const password = textOf(event.currentTarget, 'password');
    if (!email || !password) {
      setErrors({
        ...(email ? {} : { email: 'Enter your e-mail address' }),
        ...(password ? {} : { password: 'Enter your password' }),
      });
      toast({ title: 'Error', description: 'Please fill in all fields', variant: 'destructive' });
      return;
    }
    setErrors({});
    setBusy(true);
    try {
      const mustChange = await api.post('/api/auth/login', { email, password }, mustChangePassword);
      if (mustChange) setOneTime({ email, password });
      else enter('Login successful! Redirecting to admin...');
    } catch (error) {
      setBusy(false);
      const description = errorMessage(error, 'Login failed');
      setErrors({ password: description });
      toast({ title: 'Login Failed', description, variant: 'destructive' });
    }
  }

  if (oneTime) {
    return <ChangeForm {...oneTime} done={() => enter('Password changed')} />;
  }
  const action = `/api/auth/login?next=${encodeURIComponent(next)}`;
  return (
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
        label="Password"
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  );
}

function ChangeForm({ email, password, done }: OneTime & { done: () => void }) {
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
      <Notice>This password works once. Choose one of your own.</Notice>
      {/* For password managers, which save the new password under this name. */}
      <input hidden readOnly name="username" autoComplete="username" value={email} />
      <PasswordInput
        key="new"
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint="At least 12 characters; a short sentence is good"
        error={problem}
        autoFocus
      />
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Saving...' : 'Save password'}
      </Button>
    </form>
  );
}

function PasswordInput(props: InputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <div className="relative">
      <Input {...props} type={visible ? 'text' : 'password'} required />
      <button
        type="button"
        className="link absolute end-0 -top-2.5 py-2.5 text-sm"
        aria-label={visible ? 'Hide password' : 'Show password'}
        onClick={() => setVisible(!visible)}
      >
        {visible ? 'Hide' : 'Show'}
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
