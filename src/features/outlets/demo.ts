import type { Db } from '../../server/database/database.ts';
import { addDays, dayOf } from '../../time.ts';
import { outletInput } from './contract.ts';
import type { Period } from './hours/opening.contract.ts';
import { everyDay } from './hours/week.contract.ts';
import { specialHoursInput } from './special/contract.ts';
import { specialHoursEntries } from './special/store.ts';
import { outletEntries } from './store.ts';

const period = (opens: string, closes: string): Period => ({ opens, closes });
const DAILY = everyDay(period('08:00', '22:00'));
const EARLY = everyDay(period('07:00', '22:00'));
const WEEKEND_LONGER = [
  ...everyDay(period('07:00', '22:00')).slice(2),
  [period('08:00', '23:00')],
  [period('08:00', '23:00')],
];
const NIGHTS = [
  ...everyDay(period('10:00', '23:00')).slice(3),
  ...everyDay(period('10:00', '01:30')).slice(5),
  [period('10:00', '23:00')],
];

const USUAL = ['wifi', 'power_sockets', 'motorcycle_parking'];

/** The outlets are invented, but the places exist. */
const outlets = [
  {
    name: 'Kedai Seduh Menteng',
    slug: 'menteng',
    area: 'Menteng',
    city: 'Jakarta',
    address: 'Jalan Contoh No. 12, Menteng, Jakarta Pusat',
    postalCode: '10310',
    place: [-6.193, 106.832],
    week: DAILY,
    services: ['dine_in', 'take_away', 'delivery'],
    facilities: [...USUAL, 'car_parking', 'musholla', 'outdoor_seats', 'wheelchair_access'],
    description: 'Kedai pertama kami, di rumah tua dengan halaman belakang.',
    inEnglish: 'Our first coffee house, in an old home with a garden behind it.',
    photo: 'outlet-menteng.jpg#10,50',
  },
  {
    name: 'Kedai Seduh Senopati',
    slug: 'senopati',
    area: 'Senopati',
    city: 'Jakarta',
    address: 'Jalan Percontohan No. 8, Kebayoran Baru, Jakarta Selatan',
    postalCode: '12190',
    place: [-6.2315, 106.8095],
    week: NIGHTS,
    services: ['dine_in', 'take_away'],
    facilities: [...USUAL, 'car_parking', 'smoking_area', 'outdoor_seats'],
    description: 'Jumat dan Sabtu buka sampai lewat tengah malam.',
    inEnglish: 'Open past midnight on Fridays and Saturdays.',
    photo: 'outlet-senopati.jpg#80,50',
  },
  {
    name: 'Kedai Seduh Kelapa Gading',
    slug: 'kelapa-gading',
    area: 'Kelapa Gading',
    city: 'Jakarta',
    address: 'Boulevard Contoh Blok A No. 3, Kelapa Gading, Jakarta Utara',
    postalCode: '14240',
    place: [-6.1588, 106.9056],
    week: WEEKEND_LONGER,
    services: ['dine_in', 'take_away', 'drive_through', 'delivery'],
    facilities: [...USUAL, 'car_parking', 'musholla', 'baby_changing', 'meeting_room'],
    description: 'Dengan jalur drive-through dan ruang rapat untuk delapan orang.',
    inEnglish: 'With a drive-through lane and a meeting room for eight.',
    photo: 'outlet-kelapa-gading.jpg',
  },
  {
    name: 'Kedai Seduh Dago',
    slug: 'dago',
    area: 'Dago',
    city: 'Bandung',
    address: 'Jalan Contoh Atas No. 45, Coblong, Bandung',
    postalCode: '40135',
    place: [-6.8847, 107.6136],
    week: EARLY,
    services: ['dine_in', 'take_away', 'delivery'],
    facilities: [...USUAL, 'car_parking', 'musholla', 'outdoor_seats'],
    description: 'Teras dengan pandangan ke bukit, sejuk sepanjang hari.',
    inEnglish: 'A terrace with a view of the hills, cool all day.',
    photo: 'outlet-dago.jpg#80,50',
  },
  {
    name: 'Kedai Seduh Sanur',
    slug: 'sanur',
    area: 'Sanur',
    city: 'Denpasar',
    address: 'Jalan Contoh Pantai No. 21, Sanur, Denpasar Selatan',
    postalCode: '80228',
    place: [-8.6905, 115.2624],
    week: everyDay(period('06:30', '21:00')),
    services: ['dine_in', 'take_away'],
    facilities: [...USUAL, 'outdoor_seats', 'wheelchair_access'],
    description: 'Sepuluh langkah dari jalan setapak pantai.',
    inEnglish: 'Ten steps from the beach path.',
    photo: 'outlet-sanur.jpg#80,50',
  },
  {
    name: 'Kedai Seduh Renon',
    slug: 'renon',
    area: 'Renon',
    city: 'Denpasar',
    address: 'Jalan Contoh Raya No. 100, Renon, Denpasar Timur',
    postalCode: '80234',
    place: [-8.6725, 115.2344],
    week: EARLY,
    services: ['dine_in', 'take_away', 'drive_through', 'delivery'],
    facilities: [...USUAL, 'car_parking', 'musholla', 'meeting_room'],
    description: 'Dekat lapangan Renon; parkirnya luas.',
    inEnglish: 'Near Renon’s big field, with plenty of parking.',
    photo: 'outlet-renon.jpg#90,50',
  },
];

export async function seedOutlets(db: Db, now: Date): Promise<void> {
  const ids = new Map<string, number>();
  for (const { place, photo, inEnglish, ...facts } of outlets) {
    const [latitude, longitude] = place;
    const { slug, city } = facts;
    const outlet = outletInput.parse({
      ...facts,
      latitude,
      longitude,
      zone: city === 'Denpasar' ? 'WITA' : 'WIB',
      phone: '(021) 0000 0000',
      whatsapp: '6280000000000',
      translation: { description: inEnglish },
      photoUrl: `/pictures/${photo}`,
      mapsLink: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
      ...(facts.services.includes('delivery') && {
        gofoodLink: `https://gofood.example/kedai-seduh-${slug}`,
        grabfoodLink: `https://grabfood.example/kedai-seduh-${slug}`,
        shopeefoodLink: `https://shopeefood.example/kedai-seduh-${slug}`,
      }),
    });
    ids.set(slug, (await outletEntries.create(db, outlet, now)).id);
  }
  for (const hours of specialHours(now, ids.get('dago') ?? 0)) {
    await specialHoursEntries.create(db, specialHoursInput.parse(hours), now);
  }
}

function specialHours(now: Date, dago: number) {
  const today = dayOf(now);
  const newYearsEve = `${today.slice(0, 4)}-12-31`;
  const cleaning = addDays(today, 20);
  return [
    {
      name: 'Malam Tahun Baru',
      translation: { name: 'New Year’s Eve' },
      from: newYearsEve,
      to: newYearsEve,
      week: everyDay(period('10:00', '01:00')),
      scope: 'all',
    },
    {
      name: 'Perawatan mesin espresso',
      translation: { name: 'Looking after the espresso machine' },
      from: cleaning,
      to: cleaning,
      week: everyDay(),
      scope: 'outlets',
      outletIds: [dago],
    },
  ];
}
