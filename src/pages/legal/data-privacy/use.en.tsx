import { useTo } from '../../../ui/reader.tsx';
import { type Brand, companyOf } from '../brand.ts';
import { EmailWord, Rows } from '../legal-blocks.tsx';

export function Use({ brand }: { brand: Brand }) {
  const to = useTo();
  return (
    <>
      <p>We use personal data for these purposes, each with its legal basis in the PDP Law:</p>
      <Rows
        caption="What we use personal data for, and the legal basis in the PDP Law"
        head={['Purpose', 'Legal basis']}
        sentences
        rows={[
          ['Open your membership, confirm your phone number and sign you in', 'Agreement with you'],
          [
            'Carry out orders, pickup, delivery and top-ups; keep your balance, points, benefits and receipts',
            'Agreement with you',
          ],
          ['Use your location', 'Your consent'],
          [
            'Answer your messages and improve drinks, food and service from your feedback',
            'Your consent',
          ],
          brand.rewardsRatings && [
            'Check the proof of an app rating, e-mail the barcode reward, or send it by WhatsApp',
            'Your consent',
          ],
          [
            'Count visits, keep the website and app secure, and prevent abuse',
            'Legitimate interest, balanced against yours',
          ],
          ['Keep records and answer authorities where the law demands it', 'Legal obligation'],
        ]}
      />
      <h3>Who receives it</h3>
      <p>Only those who need it for the purposes above, and only what they need:</p>
      <ul>
        <li>the payment gateway, for top-ups;</li>
        <li>the delivery aggregator and the ride-hailing courier, for deliveries;</li>
        <li>
          messaging and <EmailWord /> services, for one-time passwords and our e-mails;
        </li>
        <li>analytics and technical providers that keep our services running;</li>
        <li>authorities and courts, where Indonesian law requires it.</li>
      </ul>
      <p>
        The map and the customer reviews on this website come from other companies. They load only
        when you ask for them; that company then receives your IP address and follows its own
        policy.
      </p>
      <h3 id="data-security">How it is protected</h3>
      <p>
        Staff see only what their role needs, important actions by staff are recorded, and proof
        screenshots are never public. No system is perfectly safe: if a failure of protection
        affects your personal data, we inform you and the authority as the PDP Law requires.
      </p>
      <h3>How long it is kept</h3>
      <p>
        Only as long as the purpose or the law requires, under the retention periods that{' '}
        {companyOf(brand)} sets for each kind of data. Visitor addresses are shortened after{' '}
        {brand.retention.VISIT_ADDRESS_DAYS} days. Deleting a membership account permanently removes
        its balance and points; see the{' '}
        <a href={to('/terms-of-use#account-deletion')}>Terms and Conditions</a>.
      </p>
    </>
  );
}
