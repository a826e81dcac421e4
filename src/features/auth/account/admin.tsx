import { Card } from '../../../ui/dashboard/card.tsx';
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
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <SecondFactorCard />
        <Passkeys />
      </div>
      <Card
        title={say(ownAccountTexts.password)}
        hint={
          <Sentence
            of={ownAccountTexts.passwordHint}
            email={<span className="wrap-anywhere">{staff.email}</span>}
          />
        }
      >
        <PasswordForm staff={staff} />
      </Card>
      <Devices />
      <LanguageCard staff={staff} />
      <AppearanceCard />
    </div>
  );
}
