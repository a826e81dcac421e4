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
      <div className="mt-5 text-ink">
        <CodeForm shop={site.contact.brand.name} typed={typed} />
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6 text-base print:hidden">
        <a href={to('/contact')} className="link inline-flex min-h-11 items-center">
          {say(texts.contact)}
        </a>
        {site.rewardsRatings && (
          <a href={to('/rating')} className="link inline-flex min-h-11 items-center">
            {say(texts.rate)}
          </a>
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
    <div className="card w-full self-start p-6 shadow sm:p-8 lg:row-span-3">
      <div className="flex flex-wrap items-center gap-4 lg:gap-6">
        {Icon ? (
          <span className="grid size-16 place-items-center rounded-full bg-caramel-tint text-caramel-deep">
            <Icon size={32} strokeWidth={1.5} />
          </span>
        ) : (
          // The drawing is of white china, which a white ground would hide.
          <div className="rounded bg-milk">
            <Picture src={drawing} alt="" priority className="aspect-4/3 w-24 lg:w-36" />
          </div>
        )}
        <h1 className="heading-display flex-[1_1_9rem] text-3xl">{title}</h1>
      </div>
      <div className="mt-5 text-lg text-ink-soft">{children}</div>
    </div>
  );
}
