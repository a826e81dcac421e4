import { useReader } from '../../../ui/reader.tsx';
import type { Brand } from '../brand.ts';
import { EmailWord, LegalLink } from '../legal-blocks.tsx';

export function About({ brand }: { brand: Brand }) {
  return (
    <>
      <p>
        The membership is {brand.name}’s loyalty programme. It is used through the {brand.appName}{' '}
        app for iOS and Android and is available only in Indonesia.
      </p>
      <h3>What the app offers</h3>
      <ul>
        <li>a member QR code that the cashier scans;</li>
        <li>balance top-up and payment with your balance;</li>
        <li>points and levels, free drinks for points, and promos by level;</li>
        <li>double points at certain moments, cashback, and a birthday treat;</li>
        <li>online orders for pickup or delivery;</li>
        <li>purchase history and e-receipts.</li>
      </ul>
      <p>
        Points, levels, promos and cashback follow the conditions shown in the app when you use
        them.
      </p>
      <h3>How long it lasts</h3>
      <p>
        A membership is valid for up to one year. A membership that has ended can be reactivated.
      </p>
    </>
  );
}

export function Joining({ brand }: { brand: Brand }) {
  const { voice } = useReader();
  return (
    <>
      <p>To register in the {brand.appName} app you need:</p>
      <ul>
        <li>a username and a password;</li>
        <li>
          an <EmailWord /> address;
        </li>
        <li>a phone number that is registered with WhatsApp;</li>
        <li>your date of birth.</li>
      </ul>
      <h3>Verification and sign-in</h3>
      <ol>
        <li>Enter your details and your WhatsApp phone number in the app.</li>
        <li>We send a one-time password to that number through WhatsApp.</li>
        <li>
          Enter it in the app to confirm that the number is yours. Signing in works the same way.
        </li>
      </ol>
      <h3>Your account</h3>
      <ul>
        <li>Each person may have one personal account. It is yours alone.</li>
        <li>You must be at least 13 years old.</li>
        <li>Your details must be true and kept up to date, your phone number above all.</li>
        <li>
          Keep your password, one-time passwords and device safe, and tell us without delay if you
          think somebody else uses your account.
        </li>
      </ul>
      <p>
        How we handle personal data is described in <LegalLink to="/data-privacy" /> and in the{' '}
        {voice === 'mixed' && 'Indonesian '}
        <LegalLink to="/privacy" />.
      </p>
    </>
  );
}
