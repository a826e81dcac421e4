import { Sentence, useSay } from '../../../ui/reader.tsx';
import type { Staff } from '../../accounts/contract.ts';
import { AppearanceCard } from './admin-appearance.tsx';
import { Devices } from './admin-devices.tsx';
import { LanguageCard } from './admin-language.tsx';
import { Passkeys } from './admin-passkeys.tsx';
import { PasswordForm } from './admin-password.tsx';
import { SecondFactorCard } from './admin-second-factor.tsx';
import { ownAccountTexts } from './messages.ts';

export default function MyAccount({ staff }: { staff: Staff }) {
  const say = useSay();
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <div className="grid gap-5">
        <SecondFactorCard />
        <LanguageCard staff={staff} />
        <AppearanceCard />
      </div>
      <section className="card grid gap-4 p-4 sm:p-6" aria-labelledby="own-password">
        <div>
          <h3 id="own-password" className="text-lg font-bold">
            {say(ownAccountTexts.password)}
          </h3>
          <p className="text-sm text-ink-soft">
            <Sentence
              of={ownAccountTexts.passwordHint}
              email={<span className="wrap-anywhere">{staff.email}</span>}
            />
          </p>
        </div>
        <PasswordForm staff={staff} />
      </section>
      <Passkeys />
      <Devices />
    </div>
  );
}
