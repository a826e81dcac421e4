import type { Brand } from '../brand.ts';
import { EmailWord, Mail, Notice, Rows } from '../legal-blocks.tsx';

export function Security() {
  return (
    <>
      <p>
        We take technical and organisational measures to protect your data against unauthorised
        access, alteration, disclosure and deletion, among them:
      </p>
      <ul>
        <li>sign-in to the app with a phone number and a one-time password through WhatsApp;</li>
        <li>access for staff that is limited by their role;</li>
        <li>a record of the important actions of staff;</li>
        <li>proof pictures that are never shown to the public.</li>
      </ul>
      <p>
        Keep your password and one-time passwords to yourself. We never ask for them on this
        website.
      </p>
      <p>
        No system is perfectly safe. If the protection of personal data fails, we inform you and the
        competent authority in writing within the time limit of the PDP Law.
      </p>
    </>
  );
}

export function Rights({ brand }: { brand: Brand }) {
  return (
    <>
      <p>As a data subject you have these rights under the PDP Law:</p>
      <Rows
        caption="Rights of data subjects"
        head={['Article of the PDP Law', 'Your right']}
        rows={[
          [
            'Article 5',
            'To be informed about who asks for the data, on what basis, and for what purpose.',
          ],
          ['Article 6', 'To complete, update and correct data that is wrong or inaccurate.'],
          ['Article 7', 'To access the data and obtain a copy of it.'],
          ['Article 8', 'To have the processing ended, and the data deleted or destroyed.'],
          ['Article 9', 'To withdraw a consent that was given.'],
          ['Article 10', 'To object to decisions that are made by automated means only.'],
          ['Article 11', 'To suspend or limit the processing in proportion to its purpose.'],
          ['Article 12', 'To sue and receive compensation for violations in the processing.'],
          ['Article 13', 'To obtain and transmit the data in a form that other systems can read.'],
        ]}
      />
      <h3>How to make a request</h3>
      <ol>
        <li>
          Write to <Mail brand={brand} otherwise="us" /> and name the right that you want to use.
        </li>
        <li>
          Include the <EmailWord /> address or phone number that you have used with our services.
        </li>
        <li>
          Confirm your identity when asked, so that your data is not seen, changed or deleted by
          somebody else.
        </li>
      </ol>
      <p>
        Requests are answered within the time limits of the PDP Law, which are 3×24 hours for
        access, correction, and ending the processing; for deletion we keep to the same time. A copy
        of the data is given as a file, proof pictures included. Deletion is permanent; we record
        only that it took place, without your data. The law may except some of the rights; if so, we
        explain why.
      </p>
      <Notice title="Before you ask for your account to be deleted">
        <p>
          Deleting a membership account permanently removes its balance and points. Withdrawing a
          consent can end the services that depend on it, but does not affect processing that was
          carried out before.
        </p>
      </Notice>
    </>
  );
}
