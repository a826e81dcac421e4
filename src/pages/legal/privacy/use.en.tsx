import type { Brand } from '../brand.ts';
import { EmailWord, Rows } from '../legal-blocks.tsx';

export function Use({ brand }: { brand: Brand }) {
  return (
    <>
      <p>Your data is used for these purposes, each with its basis in the PDP Law:</p>
      <Rows
        caption="Purposes for which data is used, and the basis in the PDP Law"
        head={['Purpose', 'Basis']}
        sentences
        rows={[
          [
            'Opening a membership, confirming a phone number with a one-time password through WhatsApp, and signing you in to the app',
            'Agreement with you',
          ],
          [
            'Handling orders, pickup, delivery, top-ups, points, members’ benefits, and e-receipts',
            'Agreement with you',
          ],
          ['Using the location of the device', 'Your consent'],
          [
            'Answering messages, and improving drinks, food and service from your feedback',
            'Your consent',
          ],
          brand.rewardsRatings && [
            'Checking the proof of an app rating and sending the barcode reward by e-mail or WhatsApp',
            'Your consent',
          ],
          [
            'Counting visits, keeping things secure, and preventing abuse',
            'Legitimate interest, with regard to your rights',
          ],
          ['Keeping records and answering the authorities as required', 'Legal obligation'],
        ]}
      />
      {brand.rewardsRatings && (
        <p>
          App ratings are checked by the staff of {brand.name}, usually within 1–2 working days. If
          a rating is accepted, a barcode reward is sent to the <EmailWord /> address you gave, or
          by WhatsApp if the <EmailWord /> does not arrive, and is valid for 30 days. When the
          barcode is redeemed, our staff see your name and the state of the reward.
        </p>
      )}
      <p>
        Data is not used for other purposes that do not fit the above, unless you agree to it or the
        law requires it.
      </p>
    </>
  );
}

export function Sharing() {
  return (
    <>
      <p>Data is shared only with those who need it, and only as far as needed:</p>
      <ul>
        <li>
          <strong>Payment providers</strong>, to process top-ups.
        </li>
        <li>
          <strong>Delivery providers</strong>, that is the delivery aggregator and the couriers of
          ride-hailing services, to bring you your order.
        </li>
        <li>
          <strong>Analytics providers</strong>, to understand how the app is used. The statistics of
          visits to this website we count ourselves, with the place data of IP Geolocation by DB-IP
          (<span className="inline-block">db-ip.com</span>, CC BY 4.0).
        </li>
        <li>
          <strong>
            Messaging and <EmailWord /> providers
          </strong>
          , to send one-time passwords and our e-mails.
        </li>
        <li>
          <strong>Technical providers</strong> that run systems on our behalf.
        </li>
        <li>
          <strong>The authorities</strong>, where laws and regulations require it.
        </li>
      </ul>
      <p>
        Some providers may process data outside Indonesia. In that case the transfer of data follows
        the PDP Law.
      </p>
    </>
  );
}
