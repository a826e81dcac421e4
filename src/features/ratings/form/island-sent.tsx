import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useSay, useTo } from '../../../ui/reader.tsx';
import { Tick } from '../../../ui/site/tick.tsx';
import { WholeWords } from '../../../ui/site/whole-words.tsx';
import { ratingFormTexts as texts } from './messages.ts';

export type Shop = {
  name: string;
  address: string;
  hours: string;
  nextTitle: string;
  nextSteps: string[];
};

type SentProps = { name: string; email: string; shop: Shop };

export function SentDialog({ onClose, ...sent }: SentProps & { onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={<Thanks />} onClose={onClose}>
      <Details {...sent} />
      <div className="dialog-foot grid sm:justify-end">
        <Button onClick={onClose}>{say(texts.close)}</Button>
      </div>
    </Dialog>
  );
}

export function SentPage(sent: SentProps) {
  const say = useSay();
  const to = useTo();
  return (
    <div role="status" className="grid gap-5">
      <h2>
        <Thanks />
      </h2>
      <Details {...sent} />
      <ButtonLink href={to('/')} variant="secondary" className="justify-self-start">
        {say(texts.close)}
      </ButtonLink>
    </div>
  );
}

function Thanks() {
  const say = useSay();
  return (
    <span className="heading-display flex items-center gap-3 text-2xl">
      <Tick className="size-10 shrink-0" />
      {say(texts.thanks)}
    </span>
  );
}

function Details({ name, email, shop }: SentProps) {
  const say = useSay();
  const facts = [
    { term: say(texts.name), text: name },
    { term: say(texts.email), text: email },
    { term: say(texts.shop), text: [shop.name, shop.address].filter(Boolean).join('\n') },
    { term: say(texts.hours), text: shop.hours },
  ];
  return (
    <div className="grid gap-5">
      <dl className="grid gap-3 rounded bg-pandan-tint p-4 text-sm">
        {facts
          .filter(({ text }) => text !== '')
          .map(({ term, text }) => (
            <div
              key={term}
              className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[6rem_minmax(0,1fr)]"
            >
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
              <li key={step}>
                <WholeWords text={step} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
