import { useTo } from '../../../ui/reader.tsx';
import type { Brand } from '../brand.ts';
import { EmailWord, Rows } from '../legal-blocks.tsx';

export function Collection({ brand }: { brand: Brand }) {
  const to = useTo();
  return (
    <>
      <p>We collect data when you give it to us and, in small part, when you use our services.</p>
      <h3>In the {brand.appName} app</h3>
      <ul>
        <li>
          <strong>Membership details:</strong> username, password, <EmailWord /> address, WhatsApp
          phone number and date of birth.
        </li>
        <li>
          <strong>Phone authentication:</strong> your phone number and the one-time password that
          confirms it when you sign in.
        </li>
        <li>
          <strong>Orders and balance:</strong> purchases, pickup or delivery details, top-ups,
          points, redemptions and receipts.
        </li>
        <li>
          <strong>Your choices:</strong> preferences, ratings and reviews.
        </li>
        <li>
          <strong>Technical data:</strong> IP address and information about your device.
        </li>
        <li>
          <strong>Location, optional:</strong> only after you allow it on your device. You can take
          that permission back in the device’s settings at any time.
        </li>
      </ul>
      <h3>On this website</h3>
      <Rows
        caption="What each part of the website collects"
        head={['Where', 'What we receive']}
        rows={[
          [
            'Contact form',
            'Name, e-mail address, the topic and outlet if you choose them, and your message.',
            to('/contact'),
          ],
          [
            'Feedback form',
            'Name, what the feedback is about, the aspects you tick, your details and, if you give them, the outlet and a star rating.',
            to('/feedback'),
          ],
          brand.rewardsRatings && [
            'App-rating form',
            'Name, e-mail address, WhatsApp number, device type, a screenshot as proof and, if a poster or campaign led you to the form, its mark.',
            to('/rating'),
          ],
          [
            'Page visits',
            'Page, time, IP address, approximate country and city, the site you came from, the mark of the poster or campaign that led you here, browser details, and taps on the app store, promo and WhatsApp buttons.',
          ],
        ]}
      />
      <p>
        {brand.rewardsRatings && (
          <>
            <strong>Screenshots.</strong> Please crop or cover anything we do not need to see. The
            picture is saved again without its hidden data (such as where it was taken) and only our
            staff can open it. To notice a rating that is sent in twice, we compare its number,{' '}
            <EmailWord /> address and picture with those of other ratings; our staff decide.{' '}
          </>
        )}
        What you fill in stays in your own browser until you send it or close the tab.
      </p>
      <p>
        <strong>Visitor statistics.</strong> Our public pages set no cookies. Country and city are
        worked out on our own server, so your IP address is not sent anywhere for that (place data:
        IP Geolocation by DB-IP, <span className="inline-block">db-ip.com</span>, CC BY 4.0). Stored
        addresses are shortened after {brand.retention.VISIT_ADDRESS_DAYS} days. Browsers that send
        Do Not Track or Global Privacy Control are not counted.
      </p>
      <p>
        <strong>Payments and passwords.</strong> Top-ups are paid through a payment gateway. This
        website never asks for an app password, a one-time password or card details; please do not
        send them to us.
      </p>
    </>
  );
}
