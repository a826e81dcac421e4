import { useTo } from '../../../ui/reader.tsx';
import type { Brand } from '../brand.ts';
import { ContactCards } from '../contact-cards.tsx';
import { Cards, EmailWord, Mail, Notice } from '../legal-blocks.tsx';

export function Rights({ brand }: { brand: Brand }) {
  return (
    <>
      <p>The PDP Law gives you rights over your personal data. The ones people use most:</p>
      <Cards
        items={[
          { title: 'Access', text: 'Know which data we hold about you and receive a copy of it.' },
          {
            title: 'Update or correction',
            text: 'Have data that is wrong, outdated or incomplete put right.',
          },
          {
            title: 'Deletion',
            text: 'Have your data deleted, unless a law obliges us to keep some of it.',
          },
          {
            title: 'Withdrawal of consent',
            text: 'Take back a consent. What was done before it stays lawful.',
          },
        ]}
      />
      <p>
        You can also ask us to limit processing, object to decisions made only by automated means,
        receive your data in a form another system can read, and claim compensation for a violation,
        as set out in Articles 5 to 13 of the PDP Law.
      </p>
      <h3>How to use your rights</h3>
      <ol>
        <li>
          Write to <Mail brand={brand} otherwise="us" /> and say which right you want to use.
        </li>
        <li>
          Name the <EmailWord /> address or phone number you used with us, so that we can find the
          data.
        </li>
        <li>
          If we ask, confirm your identity. We may require this so that nobody else can see, change
          or delete your data.
        </li>
      </ol>
      <p>We answer within the time limits of the PDP Law, and tell you why if we have to refuse.</p>
      <Notice title="Before you ask for deletion">
        <p>
          Deleting your membership account permanently removes its balance and points. Withdrawing
          the consent or the data that a service depends on can end that service for you.
        </p>
      </Notice>
    </>
  );
}

export function Contact({ brand }: { brand: Brand }) {
  const to = useTo();
  return (
    <>
      <p>
        Questions, requests and complaints about personal data are welcome.{' '}
        {brand.email ? 'E-mail is the way to exercise your rights; for everything else use' : 'Use'}{' '}
        whichever you like, or our <a href={to('/contact')}>contact form</a>.
      </p>
      <ContactCards brand={brand} show={['email', 'phone', 'whatsapp', 'address']} />
      <p>
        If our answer does not satisfy you, you may turn to the personal data protection authority
        in Indonesia.
      </p>
    </>
  );
}
