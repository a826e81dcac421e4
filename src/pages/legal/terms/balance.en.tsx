import { useTo } from '../../../ui/reader.tsx';
import type { Brand } from '../brand.ts';
import { EmailWord, Mail, Rows } from '../legal-blocks.tsx';

export function Balance() {
  return (
    <>
      <p>
        The balance is stored value for paying at our shops and in the app, in Indonesian rupiah.
      </p>
      <Rows
        caption="Top-up and balance at a glance"
        head={['Subject', 'Rule']}
        rows={[
          ['Minimum top-up', 'IDR 50,000'],
          ['Further top-ups', 'In multiples of IDR 50,000'],
          ['Maximum balance', 'IDR 1,500,000'],
          ['Refund', 'The balance is non-refundable'],
          ['Exchange for cash', 'Not possible'],
          ['Transfer', 'Not possible'],
        ]}
      />
      <h3>Topping up</h3>
      <p>
        Top-ups are paid through a payment gateway, whose own terms apply to the payment. Please
        check the amount before you confirm it.
      </p>
      <h3>Pickup and delivery</h3>
      <p>
        You can collect an online order at the shop or have it delivered. Deliveries are carried out
        by couriers of ride-hailing services, booked through a delivery aggregator. The delivery fee
        is deducted from your balance. The address and phone number you give must be correct so that
        the courier can find and reach you.
      </p>
      <p>
        Nothing in this section takes away rights that Indonesian consumer protection law gives you.
      </p>
    </>
  );
}

export function Deletion({ brand }: { brand: Brand }) {
  const to = useTo();
  return (
    <>
      <p>
        You may ask for the deletion of your account at any time: write to{' '}
        <Mail brand={brand} otherwise="us" /> from the <EmailWord /> address of the account, or use
        another way in <a href="#customer-support">Customer Support</a>. We may ask you to confirm
        your identity first.
      </p>
      <h3>What deletion means</h3>
      <ul>
        <li>Your balance and points are permanently removed and cannot be brought back.</li>
        <li>The remaining balance is not paid out or transferred to another account.</li>
        <li>Your level and other benefits of the membership end.</li>
      </ul>
      <p>
        You may want to use your balance and points first. Records that the law obliges us to keep
        are kept for that purpose only; see{' '}
        <a href={to('/data-privacy#data-protection-rights')}>your data protection rights</a>.
      </p>
    </>
  );
}
