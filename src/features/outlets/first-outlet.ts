import { limits } from '../../contract.ts';
import type { Db } from '../../server/database/database.ts';
import type { Values } from '../content/contract.ts';
import { readWeek } from '../content/hours.contract.ts';
import { readValues } from '../content/store.ts';
import { valuesOf } from '../content/values-store.ts';
import { type OutletInput, outletInput } from './contract.ts';
import { coordinatesIn } from './coordinates.contract.ts';
import { everyDay } from './hours/week.contract.ts';
import { outletEntries } from './store.ts';

/**
 * Adds the shop's own facts as its first outlet. It stays hidden when no sentence says its hours
 * for certain, until somebody has entered them. Without an address it adds none.
 */
export async function createFirstOutlet(db: Db, now: Date): Promise<number | null> {
  const shop = valuesOf('contact', await readValues(db));
  if (shop.info.address === '') return null;
  const { home, barcode, rating } = shop.hours;
  const week = [home, barcode, rating].map(readWeek).find((found) => found !== null);
  const hours = { week: week ?? everyDay(), isActive: week !== undefined };
  return (await outletEntries.create(db, { ...readable(factsOf(shop)), ...hours }, now)).id;
}

const POSTAL_CODE = /\b(\d{5})\.?$/;

function factsOf({ brand, info, hours, embeds }: Values<'contact'>) {
  const whole = info.address.trim();
  const [, postalCode = null] = POSTAL_CODE.exec(whole) ?? [];
  const address = whole.replace(POSTAL_CODE, '').trim().replace(/,$/, '');
  const city = address.split(/[,\n]/).at(-1)?.trim() ?? '';
  const [zone = 'WIB'] = /\bWITA?\b/.exec(Object.values(hours).join(' ')) ?? [];
  return {
    name: brand.name.slice(0, limits.name) || 'Outlet 1',
    address: address.slice(0, 500) || '-',
    city: city.slice(0, limits.name) || '-',
    postalCode,
    zone,
    phone: info.phone,
    whatsapp: info.whatsapp,
    mapsLink: embeds.map_link,
    reviewsLink: embeds.reviews_link,
    ...(coordinatesIn(embeds.map_link) ?? coordinatesIn(embeds.map)),
  };
}

/** Leaves out what an outlet's form would refuse; the shop's own texts still have it. */
function readable(facts: ReturnType<typeof factsOf>): OutletInput {
  const wrong = outletInput.safeParse(facts).error?.issues.map(({ path }) => String(path[0])) ?? [];
  const right = Object.entries(facts).filter(([name]) => !wrong.includes(name));
  return outletInput.parse(Object.fromEntries(right));
}
