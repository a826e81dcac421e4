import type { Staff } from '../features/accounts/contract.ts';
import { PasswordForm } from '../features/auth/account/admin-password.tsx';
import { authMessages } from '../features/auth/contract.ts';

/** Until a one-time password is replaced, the server refuses everything else. */
export default function FirstPassword({ staff }: { staff: Staff }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-5 p-5">
      <div className="grid gap-2">
        <h1 className="heading-display text-3xl">Welcome, {staff.name}</h1>
        <p className="text-ink-soft">{authMessages.changeFirst}</p>
      </div>
      <PasswordForm staff={staff} />
    </main>
  );
}
