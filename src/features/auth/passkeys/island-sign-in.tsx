import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { api } from '../../../ui/fetch.ts';
import { passkeyProblems } from '../../../ui/passkey/messages.ts';
import { canUsePasskeys, passkeyFailure } from '../../../ui/passkey/passkey.ts';
import { useSay } from '../../../ui/reader.tsx';
import { toast } from '../../../ui/toast.tsx';
import { loginTexts } from '../login/messages.ts';

const path = '/api/auth/passkey-login';

/** A schema library would multiply the size of this script. */
const request = {
  parse(value: unknown) {
    if (value instanceof Object && 'challenge' in value && 'rpId' in value) {
      const { challenge, rpId } = value;
      if (typeof challenge === 'string' && typeof rpId === 'string') return { challenge, rpId };
    }
    throw new TypeError('This is nothing to sign');
  },
};

async function signIn() {
  // Most people sign in without a passkey, so the library is loaded only here.
  const [{ startAuthentication }, asked] = await Promise.all([
    import('@simplewebauthn/browser'),
    api.post(`${path}/options`, undefined, request),
  ]);
  const optionsJSON = { ...asked, userVerification: 'required' as const };
  const credential = await startAuthentication({ optionsJSON });
  await api.post(path, { credential });
}

type Props = {
  problem: string | undefined;
  onProblem: (problem: string | undefined) => void;
  onDone: () => void;
};

export function PasskeySignIn({ problem, onProblem, onDone }: Props) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [possible, setPossible] = useState(true);
  useEffect(() => setPossible(canUsePasskeys()), []);

  async function press() {
    setBusy(true);
    onProblem(undefined);
    try {
      await signIn();
      onDone();
    } catch (error) {
      const description = passkeyFailure(error);
      setBusy(false);
      onProblem(description);
      toast({ title: say(loginTexts.failedTitle), description, variant: 'destructive' });
    }
  }

  return (
    <div className="mt-5 grid gap-3 border-t border-line pt-5 md:mt-6 md:pt-6 noscript:hidden">
      {possible ? (
        <Button variant="secondary" size="lg" busy={busy} onClick={press}>
          {say(busy ? loginTexts.waiting : loginTexts.usePasskey)}
        </Button>
      ) : (
        <p className="grid min-h-13 content-center text-sm text-ink-soft">
          {say(passkeyProblems.impossible)}
        </p>
      )}
      {problem && <p className="text-xs font-semibold text-danger">{problem}</p>}
    </div>
  );
}
