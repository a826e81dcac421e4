import { CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '../../features/media/picture/picture.tsx';
import { formatCode, type Reward, type RewardState } from '../../features/rewards/contract.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Sentence, useSay, useTo } from '../../ui/reader.tsx';
import { WholeWords } from '../../ui/site/whole-words.tsx';
import { Time } from '../../ui/time.tsx';
import type { Site } from '../site.ts';
import { CodeForm } from './code-form.tsx';
import { barcodeTexts as texts } from './messages.ts';

type Props = { reward: Reward; state: Exclude<RewardState, 'issued'> };

export function RewardOver({ reward, state }: Props) {
  const say = useSay();
  const { usedAt, validUntil, code } = reward;
  const at = (iso: string) => <Time iso={iso} className="inline-block" />;
  const to = useTo();
  const end = (
    <>
      <p className="mt-4 font-mono text-sm">{formatCode(code)}</p>
      <ButtonLink href={to('/menu')} variant="secondary" className="mt-6 print:hidden">
        {say(texts.menu)}
      </ButtonLink>
    </>
  );
  if (state === 'used' && usedAt !== null) {
    return (
      <Notice icon={CircleCheck} title={say(texts.used)}>
        <p>
          <Sentence of={texts.usedAt} time={at(usedAt)} />
        </p>
        {end}
      </Notice>
    );
  }
  if (state === 'expired') {
    return (
      <Notice icon={Hourglass} title={say(texts.expired)}>
        <p>
          <Sentence of={texts.expiredAt} time={at(validUntil)} />
        </p>
        {end}
      </Notice>
    );
  }
  return (
    <Notice icon={CircleX} title={say(texts.cancelled)}>
      <p>{say(texts.cancelledHint)}</p>
      {end}
    </Notice>
  );
}

export function UnknownCode({ site, typed }: { site: Site; typed: string }) {
  const say = useSay();
  const to = useTo();
  return (
    <Notice drawing="/pictures/spilled.svg" title={say(texts.unknown)}>
      <p>
        <WholeWords text={say(texts.unknownHint, { name: site.contact.brand.name })} />
      </p>
      <div className="mt-6 text-start text-ink">
        <CodeForm shop={site.contact.brand.name} typed={typed} />
      </div>
      <p className="mt-6 flex flex-wrap justify-center gap-3 print:hidden">
        <ButtonLink href={to('/contact')}>{say(texts.contact)}</ButtonLink>
        {site.rewardsRatings && (
          <ButtonLink href={to('/rating')} variant="secondary">
            {say(texts.rate)}
          </ButtonLink>
        )}
      </p>
    </Notice>
  );
}

export function TooManyCodes({ text }: { text: string }) {
  const say = useSay();
  return (
    <Notice icon={Hourglass} title={say(texts.wait)}>
      <p>{text}</p>
    </Notice>
  );
}

type NoticeProps = {
  title: string;
  children: ReactNode;
} & ({ icon: LucideIcon; drawing?: never } | { icon?: never; drawing: string });

function Notice({ icon: Icon, drawing, title, children }: NoticeProps) {
  return (
    <div className="card w-full self-start p-6 text-center shadow sm:p-8 lg:row-span-3">
      {Icon ? (
        <span className="mx-auto mb-6 grid size-20 place-items-center rounded-full bg-caramel-tint text-caramel-deep">
          <Icon aria-hidden="true" size={40} strokeWidth={1.5} />
        </span>
      ) : (
        // The drawing is of white china, which a white ground would hide.
        <div className="mb-6 rounded bg-milk">
          <Picture src={drawing} alt="" priority className="mx-auto aspect-4/3 w-48 max-w-full" />
        </div>
      )}
      <h1 className="heading-display text-3xl">{title}</h1>
      <div className="mt-3 text-lg text-ink-soft">{children}</div>
    </div>
  );
}
