import { useReader } from '../../../ui/reader.tsx';
import { type Brand, companyOf } from '../brand.ts';
import { Definitions, LegalLink } from '../legal-blocks.tsx';

export function Introduction({ brand }: { brand: Brand }) {
  const { voice } = useReader();
  return (
    <>
      <p>
        {companyOf(brand)} (“{brand.name}”, “we”, “us”) runs coffee houses in Indonesia, the{' '}
        {brand.appName} membership app for iOS and Android, and this website. This page explains
        which personal data we handle, what we use it for, and how you stay in control of it.
      </p>
      <p>
        It is aligned with Law No. 27 of 2022 on Personal Data Protection (
        <span lang="id">Undang-Undang Pelindungan Data Pribadi</span>, the “PDP Law”). Under that
        law, {companyOf(brand)} is the controller of the personal data described here.
      </p>
      <p>
        It covers the app, this website and the messages you send us. It does not cover services
        that other companies run, such as the App Store, Google Play or WhatsApp: those follow their
        own policies.
      </p>
      <p>
        Our services are available only in Indonesia and are not directed at children under 13. A
        more detailed policy is available{voice === 'mixed' && ' in Indonesian'}:{' '}
        <LegalLink to="/privacy" />.
      </p>
    </>
  );
}

export function Terminology({ brand }: { brand: Brand }) {
  return (
    <>
      <p>These words have the same meaning throughout this page.</p>
      <Definitions
        items={[
          [
            'Personal data',
            'Data about a person who is, or can be, identified from it, alone or combined with other information.',
          ],
          [
            'Processing',
            'Everything done with personal data: collecting, storing, analysing, correcting, sharing, deleting.',
          ],
          [
            'Controller',
            `The party that decides why and how data is processed. Here: ${companyOf(brand)}.`,
          ],
          ['Processor', 'A company that processes personal data on the controller’s behalf.'],
          [
            'You',
            'The person the data is about: a member, a customer, or a visitor to this website.',
          ],
          ['Consent', 'Your clear agreement to a stated purpose, which you can withdraw later.'],
          [
            'One-time password (OTP)',
            'A code, sent to you through WhatsApp, that confirms the phone number is yours.',
          ],
        ]}
      />
    </>
  );
}
