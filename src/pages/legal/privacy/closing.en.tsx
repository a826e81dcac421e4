import { type Brand, companyOf } from '../brand.ts';
import { ContactCards } from '../contact-cards.tsx';
import { EmailWord } from '../legal-blocks.tsx';

export function Changes() {
  return (
    <>
      <p>
        This policy may be updated when our services or the regulations change. The latest version
        is always on this page, with the date from which it holds at the top.
      </p>
      <p>
        Where a change needs a new consent under the PDP Law, we ask for that consent beforehand.
      </p>
    </>
  );
}

export function Contact({ brand }: { brand: Brand }) {
  return (
    <>
      <p>
        Questions, requests and complaints about personal data can be put to {companyOf(brand)}.
        {brand.email && (
          <>
            {' '}
            To use your rights, please send an <EmailWord />.
          </>
        )}
      </p>
      <ContactCards brand={brand} show={['email', 'phone', 'whatsapp', 'address']} />
    </>
  );
}

export function Compliance() {
  return (
    <>
      <p>This policy is subject to the laws of the Republic of Indonesia, including:</p>
      <ul>
        <li>Law No. 27 of 2022 on Personal Data Protection;</li>
        <li>Law No. 11 of 2008 on Electronic Information and Transactions, as amended;</li>
        <li>
          Government Regulation No. 71 of 2019 on the Operation of Electronic Systems and
          Transactions;
        </li>
        <li>Law No. 8 of 1999 on Consumer Protection.</li>
      </ul>
      <p>
        If our answer does not satisfy you, you may lodge a complaint with the competent personal
        data protection authority. This policy takes away no right that the law gives you.
      </p>
    </>
  );
}
