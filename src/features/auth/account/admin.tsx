import { Card } from '../../../ui/dashboard/card.tsx';
import { Sentence, useSay } from '../../../ui/reader.tsx';
import type { Staff } from '../../accounts/contract.ts';
import { AppearancePart } from './admin-appearance.tsx';
import { Devices } from './admin-devices.tsx';
import { LanguagePart } from './admin-language.tsx';
import { Passkeys } from './admin-passkeys.tsx';
import { PasswordPart } from './admin-password.tsx';
import { SecondFactorPart } from './admin-second-factor.tsx';
import { ownAccountTexts } from './messages.ts';

export default function MyAccount({ staff }: { staff: Staff }) {
  const say = useSay();
  return (
    <div className="grid gap-card lg:grid-cols-2">
      <Card
        title={say(ownAccountTexts.signIn)}
        hint={
          <Sentence
            of={ownAccountTexts.signInHint}
            email={<span className="wrap-anywhere">{staff.email}</span>}
          />
        }
      >
        <PasswordPart staff={staff} />
        <SecondFactorPart />
        <Passkeys />
      </Card>
      <Card title={say(ownAccountTexts.dashboard)} hint={say(ownAccountTexts.dashboardHint)}>
        <LanguagePart staff={staff} />
        <AppearancePart />
      </Card>
      <Devices />
    </div>
  );
}
