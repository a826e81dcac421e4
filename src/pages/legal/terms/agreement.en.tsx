import { WholeWords } from '../../../ui/site/whole-words.tsx';
import { type Brand, companyOf } from '../brand.ts';
import { Cards, Notice } from '../legal-blocks.tsx';

export function Agreement({ brand }: { brand: Brand }) {
  return (
    <>
      <p>
        These terms are agreed between you and {companyOf(brand)} (“{brand.name}”, “we”, “us”) about
        the {brand.name} membership and the {brand.appName} app. In short:
      </p>
      <Cards
        items={[
          {
            title: 'App Membership',
            text: `One personal membership in the ${brand.appName} app, with points, levels and benefits. Valid for up to one year, and it can be reactivated.`,
          },
          {
            title: 'Balance Top-Up',
            text: 'Add balance from IDR 50,000 through a payment gateway, up to a balance of IDR 1,500,000.',
          },
          {
            title: 'Account Security',
            text: 'Your phone number is verified through WhatsApp. Keep your password and one-time passwords to yourself.',
          },
          {
            title: 'Delivery Service',
            text: 'Pick up your order, or have a ride-hailing courier bring it. Delivery fees are deducted from your balance.',
          },
        ]}
      />
    </>
  );
}

export function ImportantNotice() {
  return (
    <Notice>
      <p>
        By registering for or using the membership you accept these terms. If you do not agree with
        them, please do not register or use it.
      </p>
      <ul>
        <li>
          <strong>
            <WholeWords text="Your balance is non-refundable." />
          </strong>{' '}
          It cannot be exchanged for cash or transferred.
        </li>
        <li>
          <strong>Deleting your account is permanent.</strong> It removes your balance and points.
        </li>
        <li>
          <strong>Never share a one-time password</strong>, not even with somebody who says they
          work for us.
        </li>
      </ul>
    </Notice>
  );
}
