import type { Staff } from '../features/accounts/contract.ts';
import { PasswordForm } from '../features/auth/account/admin-password.tsx';
import { authTexts } from '../features/auth/messages.ts';
import { useSay } from '../ui/reader.tsx';
import { adminTexts } from './messages.ts';

/** Until a one-time password is replaced, the server refuses everything else. */
export default function FirstPassword({ staff }: { staff: Staff }) {
  const say = useSay();
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-5 p-5">
      <div className="grid gap-2">
        <h1 className="heading-display text-3xl">
          {say(adminTexts.welcome, { name: staff.name })}
        </h1>
        <p className="text-ink-soft">{say(authTexts.changeFirst)}</p>
      </div>
      <PasswordForm staff={staff} />
    </main>
  );
}
