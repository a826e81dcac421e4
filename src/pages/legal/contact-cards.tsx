import type { LucideIcon } from 'lucide-react';
import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { useSay } from '../../ui/reader.tsx';
import { whatsappLink } from '../../ui/whatsapp-link.ts';
import { Breakable } from '../parts/breakable.tsx';
import type { Brand } from './brand.ts';
import { wayTexts } from './messages.ts';

type Way = 'address' | 'phone' | 'email' | 'whatsapp';

const ICONS: Record<Way, LucideIcon> = {
  address: MapPin,
  phone: Phone,
  email: Mail,
  whatsapp: MessageCircle,
};

function linkOf(way: Way, value: string): string | undefined {
  if (way === 'phone') return `tel:${value.replace(/[^\d+]/g, '')}`;
  if (way === 'email') return `mailto:${value}`;
  if (way === 'whatsapp') return whatsappLink(value);
}

/** Groups the digits of `62…`. Non-breaking characters keep a number on one line. */
function written(way: Way, value: string): string {
  if (way === 'whatsapp') return value.replace(/^\+?62(\d{3})(\d{4})(\d+)$/, '+62\u00a0$1-$2-$3');
  return way === 'phone' ? value.replaceAll(' ', '\u00a0') : value;
}

export function ContactCards({ brand, show }: { brand: Brand; show: Way[] }) {
  const say = useSay();
  const ways = show.filter((way) => brand[way]);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {ways.map((way, index) => {
        const Icon = ICONS[way];
        const href = linkOf(way, brand[way]);
        const fillsTheRow = index === 0 && ways.length % 2 === 1;
        return (
          <div
            className={`card flex flex-col break-inside-avoid gap-4 p-5 min-[18rem]:max-sm:flex-row ${fillsTheRow ? 'sm:col-span-2' : ''}`}
            key={way}
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-caramel-tint text-caramel-deep">
              <Icon size={22} strokeWidth={1.75} />
            </span>
            <div className="min-w-0">
              <h3 className="mt-0! text-base! font-bold">{say(wayTexts[way])}</h3>
              <p className="mt-1 whitespace-pre-line wrap-anywhere text-sm">
                {href ? (
                  <a href={href}>
                    {way === 'email' ? <Breakable text={brand.email} /> : written(way, brand[way])}
                  </a>
                ) : (
                  brand[way]
                )}
              </p>
            </div>
          </div>
        );
      })}
    </div>
  );
}
