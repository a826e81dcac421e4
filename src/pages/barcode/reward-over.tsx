import { CircleCheck, CircleHelp, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCode, type Reward, type RewardState } from '../../features/rewards/contract.ts';
import { to } from '../../pages.contract.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Time } from '../../ui/time.tsx';
import type { Site } from '../site.ts';

type Props = { reward: Reward; state: Exclude<RewardState, 'issued'> };

export function RewardOver({ reward, state }: Props) {
  const { usedAt, validUntil, code } = reward;
  const letters = <p className="mt-4 font-mono text-sm">{formatCode(code)}</p>;
  if (state === 'used' && usedAt !== null) {
    return (
      <Notice icon={CircleCheck} title="Sudah digunakan">
        <p>
          Sudah digunakan pada <Time iso={usedAt} className="inline-block" />
        </p>
        {letters}
      </Notice>
    );
  }
  if (state === 'expired') {
    return (
      <Notice icon={Hourglass} title="Masa berlaku habis">
        <p>
          Reward ini berlaku sampai <Time iso={validUntil} className="inline-block" />
        </p>
        {letters}
      </Notice>
    );
  }
  return (
    <Notice icon={CircleX} title="Dibatalkan">
      <p>Reward ini dibatalkan. Hubungi kami bila menurut Anda itu keliru.</p>
      {letters}
    </Notice>
  );
}

export function UnknownCode({ site }: { site: Site }) {
  return (
    <Notice icon={CircleHelp} title="Kode tidak dikenal">
      <p>
        Mungkin ada huruf yang tertinggal. Buka lagi tautan di e-mail dari {site.contact.brand.name}
        , atau tunjukkan e-mail itu kepada kasir.
      </p>
      <ButtonLink href={to('/barcode')} className="mt-6">
        Cara mendapatkan barcode
      </ButtonLink>
    </Notice>
  );
}

export function TooManyCodes({ text }: { text: string }) {
  return (
    <Notice icon={Hourglass} title="Tunggu sebentar">
      <p>{text}</p>
    </Notice>
  );
}

type NoticeProps = { icon: LucideIcon; title: string; children: ReactNode };

function Notice({ icon: Icon, title, children }: NoticeProps) {
  return (
    <div className="card w-full p-6 text-center shadow sm:p-12 lg:row-span-3 lg:self-start">
      <span className="mx-auto grid size-20 place-items-center rounded-full bg-caramel-tint text-caramel-deep">
        <Icon aria-hidden="true" size={40} strokeWidth={1.5} />
      </span>
      <h1 className="heading-display mt-6 text-3xl max-sm:text-2xl">{title}</h1>
      <div className="mt-3 text-lg text-ink-soft">{children}</div>
    </div>
  );
}
