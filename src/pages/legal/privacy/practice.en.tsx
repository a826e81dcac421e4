import { type Brand, companyOf } from '../brand.ts';
import { Mail, Rows } from '../legal-blocks.tsx';

export function Cookies({ brand }: { brand: Brand }) {
  return (
    <>
      <p>
        The public pages of this website set no cookies. Visits are counted without cookies, and the
        approximate country and city are worked out on our own server. A cookie is used only for the
        session of staff who are signed in to the dashboard. If you choose a language, your own
        browser remembers that you have chosen.
      </p>
      <p>
        The map and the customer reviews come from third parties and load only when you ask for
        them. Once they have loaded, those parties may set cookies of their own.
      </p>
      <p>
        The {brand.appName} app may store technical data on your device in order to work. You can
        delete it in the settings of the device.
      </p>
    </>
  );
}

export function Children({ brand }: { brand: Brand }) {
  return (
    <>
      <p>
        Our services are not directed at children under 13, and we do not knowingly collect their
        data. The minimum age for using the services is 13.
      </p>
      <p>
        Users aged 13 and over who are still children under the law need the consent of a parent or
        guardian, as the PDP Law provides.
      </p>
      <p>
        If you know that a child under 13 has sent us data, please tell{' '}
        <Mail brand={brand} otherwise="us" /> so that it can be deleted.
      </p>
    </>
  );
}

export function ThirdParties() {
  return (
    <>
      <p>
        The website and the app contain links to or content from others: App Store, Google Play,
        WhatsApp, social media, the map, customer reviews, payment, and delivery. When you use them,
        your data is processed under the privacy policy of each of them.
      </p>
      <p>
        The map and the reviews that are loaded on this website receive your IP address. We do not
        control the services of third parties and suggest that you read their policies.
      </p>
    </>
  );
}

const deletedAfter = (days: number) => `Deleted automatically after ${days} days.`;
/** 0 means never. */
const deletedIfSet = (days: number) =>
  days === 0 ? 'Until you ask for its deletion.' : deletedAfter(days);

export function Retention({ brand }: { brand: Brand }) {
  const { retention } = brand;
  return (
    <>
      <p>
        Data is kept for as long as its purpose needs it or the law requires it. How long each kind
        of data is kept is set by {companyOf(brand)}; your data is deleted earlier when your request
        for deletion is granted.
      </p>
      <Rows
        caption="How long each kind of data is kept"
        head={['Kind of data', 'Kept for']}
        rows={[
          [
            'IP addresses of visitors to the website',
            `Shortened after ${retention.VISIT_ADDRESS_DAYS} days.`,
          ],
          ['Records of visits', deletedAfter(retention.VISITS_KEEP_DAYS)],
          ['Messages and the replies to them', deletedIfSet(retention.MESSAGES_KEEP_DAYS)],
          ['Feedback and the replies to it', deletedIfSet(retention.FEEDBACK_KEEP_DAYS)],
          ['Ratings and their proof pictures', deletedIfSet(retention.RATINGS_KEEP_DAYS)],
          ['Copies of the e-mails we send', deletedAfter(retention.MAIL_KEEP_DAYS)],
          ['Records of what staff did', deletedIfSet(retention.AUDIT_KEEP_DAYS)],
          [
            'Backups',
            'Until the backup is replaced. When one is restored, data that was deleted at your request is deleted again.',
          ],
          [
            'Membership data',
            'For as long as the account exists. Deleting the account permanently removes its balance and points.',
          ],
          [
            'Records that the law requires us to keep',
            'For the period that the regulations prescribe.',
          ],
        ]}
      />
      <p>When that time is over, data is deleted or made so that it no longer points to you.</p>
    </>
  );
}
