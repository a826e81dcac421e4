import { to } from '../../../pages.contract.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** What the customer is told about the way to the reward. */
export type Shop = {
  name: string;
  address: string;
  hours: string;
  nextTitle: string;
  nextSteps: string[];
};

type SentProps = { name: string; email: string; shop: Shop };

const title = 'Rating Berhasil Dikirim!';

export function SentDialog({ onClose, ...sent }: SentProps & { onClose: () => void }) {
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <Button onClick={onClose} className="w-full sm:w-auto">
          Tutup
        </Button>
      }
    >
      <Details {...sent} />
    </Dialog>
  );
}

/** The same for a form that was sent without a script. */
export function SentPage(sent: SentProps) {
  return (
    <div id="rating" role="status" className="grid scroll-mt-28 gap-5">
      <h2 className="heading-display text-2xl">{title}</h2>
      <Details {...sent} />
      <ButtonLink href={to('/')} variant="secondary" className="justify-self-start">
        Tutup
      </ButtonLink>
    </div>
  );
}

function Details({ name, email, shop }: SentProps) {
  const facts = [
    { term: 'Nama', text: name },
    { term: 'E-mail', text: email },
    { term: 'Lokasi', text: [shop.name, shop.address].filter(Boolean).join('\n') },
    { term: 'Jam buka', text: shop.hours },
  ];
  return (
    <div className="grid gap-5">
      <dl className="grid gap-3 rounded bg-pandan-tint p-4 text-sm">
        {facts
          .filter(({ text }) => text !== '')
          .map(({ term, text }) => (
            <div key={term} className="grid gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)]">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="font-semibold whitespace-pre-line wrap-anywhere">{text}</dd>
            </div>
          ))}
      </dl>
      {shop.nextSteps.length > 0 && (
        <div>
          <h3 className="font-bold">{shop.nextTitle}</h3>
          <ol className="mt-2 grid list-decimal gap-1.5 ps-5 text-sm marker:font-bold marker:text-caramel-deep">
            {shop.nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
