import {
  Accessibility,
  Armchair,
  Baby,
  Bike,
  Car,
  CarFront,
  Cigarette,
  type LucideIcon,
  MoonStar,
  Motorbike,
  Plug,
  Presentation,
  ShoppingBag,
  Umbrella,
  Wifi,
} from 'lucide-react';
import type { Outlet } from '../../features/outlets/contract.ts';
import { facilityTexts, serviceTexts } from '../../features/outlets/messages.ts';
import { useSay } from '../../ui/reader.tsx';
import { outletPageTexts as t } from './messages.ts';

const serviceIcons: Record<Outlet['services'][number], LucideIcon> = {
  dine_in: Armchair,
  take_away: ShoppingBag,
  drive_through: CarFront,
  delivery: Bike,
};
const facilityIcons: Record<Outlet['facilities'][number], LucideIcon> = {
  wifi: Wifi,
  musholla: MoonStar,
  car_parking: Car,
  motorcycle_parking: Motorbike,
  outdoor_seats: Umbrella,
  power_sockets: Plug,
  wheelchair_access: Accessibility,
  smoking_area: Cigarette,
  meeting_room: Presentation,
  baby_changing: Baby,
};

export function Offers({ outlet: { services, facilities } }: { outlet: Outlet }) {
  const say = useSay();
  if (services.length + facilities.length === 0) return null;
  const all = [
    ...services.map((one) => ({ icon: serviceIcons[one], text: say(serviceTexts[one]) })),
    ...facilities.map((one) => ({ icon: facilityIcons[one], text: say(facilityTexts[one]) })),
  ];
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="heading-2">
        {say(t.facilities)}
      </h2>
      <ul className="mt-4 grid gap-x-4 min-[22rem]:grid-cols-2 max-lg:text-sm lg:gap-x-6">
        {all.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-2.5 border-b border-line py-2 lg:gap-3">
            <Icon size={20} strokeWidth={1.75} className="shrink-0 text-caramel-deep" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
