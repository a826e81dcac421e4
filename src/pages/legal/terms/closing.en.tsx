import { useTo } from '../../../ui/reader.tsx';
import type { Brand } from '../brand.ts';
import { ContactCards } from '../contact-cards.tsx';

export function GoverningLaw() {
  return (
    <>
      <p className="text-sm text-ink-soft">
        The numbers 5 to 10 are not in use; no part of these terms is missing.
      </p>
      <p>
        These terms and your membership are governed by the laws of the Republic of Indonesia,
        including Law No. 8 of 1999 on Consumer Protection and Law No. 27 of 2022 on Personal Data
        Protection.
      </p>
      <p>
        If we disagree about something, please talk to Customer Support first, so that we can look
        for a solution together (<span lang="id">musyawarah</span>). If that fails, the dispute is
        resolved in the ways that Indonesian law provides. These terms take away no right that the
        law gives you as a consumer.
      </p>
    </>
  );
}

export function Support({ brand }: { brand: Brand }) {
  const to = useTo();
  return (
    <>
      <p>
        For help with your membership, balance or an order, reach us here or through our{' '}
        <a href={to('/contact')}>contact form</a>.
      </p>
      <ContactCards brand={brand} show={['address', 'phone', 'email']} />
    </>
  );
}
