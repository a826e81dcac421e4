import { useTo } from '../../../ui/reader.tsx';
import { type Brand, companyOf } from '../brand.ts';
import { EmailWord, LegalLink, Rows } from '../legal-blocks.tsx';

export function About({ brand }: { brand: Brand }) {
  return (
    <>
      <p>
        This Privacy Policy explains how {companyOf(brand)} (“{brand.name}”, “we”, “us”) processes
        your personal data when you use the {brand.appName} membership app, this website, and the
        services in our coffee houses.
      </p>
      <p>
        {companyOf(brand)} is the controller of personal data within the meaning of Law No. 27 of
        2022 on Personal Data Protection (the “PDP Law”). Our services are available only in
        Indonesia.
      </p>
      <p>
        A summary is available under <LegalLink to="/data-privacy" />. The rules of the membership
        are available under <LegalLink to="/terms-of-use" />.
      </p>
    </>
  );
}

export function Collection({ brand }: { brand: Brand }) {
  const to = useTo();
  return (
    <>
      <p>We collect only the data that the purposes described in section 3 require.</p>
      <h3>Data that you give in the {brand.appName} app</h3>
      <ul>
        <li>
          <strong>Identity and contact:</strong> name, <EmailWord /> address, phone number
          (WhatsApp), and date of birth.
        </li>
        <li>
          <strong>Delivery:</strong> the delivery address of orders that are brought to you.
        </li>
        <li>
          <strong>Transactions:</strong> order history, top-ups, points, and redemptions.
        </li>
        <li>
          <strong>Preferences:</strong> your choices and what you like.
        </li>
        <li>
          <strong>Ratings and reviews</strong> that you write.
        </li>
      </ul>
      <h3>Data that you send through this website</h3>
      <Rows
        caption="The data that each form sends"
        head={['Form', 'Data']}
        rows={[
          [
            'Contact',
            'Name, e-mail address, the topic and outlet if you choose them, and the message.',
            to('/contact'),
          ],
          [
            'Feedback',
            'Name, category, the menu item you choose, the aspects you tick, your details and, if you give them, the outlet and a star rating.',
            to('/feedback'),
          ],
          brand.rewardsRatings && [
            'App rating',
            'Name, e-mail address, WhatsApp number, device type, a screenshot as proof and, if a poster or campaign led you to the form, its mark.',
            to('/rating'),
          ],
        ]}
      />
      <p>
        {brand.rewardsRatings && (
          <>
            Please crop or cover the parts of the screenshot that we do not need to see. The picture
            is saved again without its metadata (such as where it was taken) and only our staff can
            open it. To notice a rating that is sent twice, its number, <EmailWord /> address and
            picture are compared with those of other ratings; the decision remains with our staff.{' '}
          </>
        )}
        What you fill in is kept in your own browser until it is sent or the tab is closed.
      </p>
      <h3>Data that arises while the services are used</h3>
      <ul>
        <li>
          <strong>Technical data:</strong> IP address, and information about the device and browser.
        </li>
        <li>
          <strong>Visits to the website:</strong> the page opened, the time, the site you came from,
          the mark of a poster or campaign, the approximate country and city, and taps on the app
          store, promo and WhatsApp buttons.
        </li>
        <li>
          <strong>Location of the device:</strong> only in the app and only with your permission.
          You can take the permission back at any time in the settings of the device.
        </li>
      </ul>
    </>
  );
}
