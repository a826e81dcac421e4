import type { Zone } from '../../time.ts';

/** The largest cities outside WIB, and those where coffee chains open. */
const CITIES: Partial<Record<Zone, string[]>> = {
  WITA: [
    'badung',
    'balikpapan',
    'banjarbaru',
    'banjarmasin',
    'baubau',
    'bima',
    'bitung',
    'bontang',
    'denpasar',
    'gianyar',
    'gorontalo',
    'kendari',
    'kupang',
    'labuan bajo',
    'makassar',
    'mamuju',
    'manado',
    'mataram',
    'palopo',
    'palu',
    'parepare',
    'samarinda',
    'singaraja',
    'tarakan',
    'tomohon',
    'ubud',
  ],
  WIT: [
    'ambon',
    'biak',
    'jayapura',
    'manokwari',
    'merauke',
    'nabire',
    'sorong',
    'ternate',
    'tidore',
    'timika',
    'tual',
  ],
};

type Where = { city?: string | undefined; latitude?: unknown; longitude?: unknown };

/** Returns undefined where neither the city nor the pin tells which time is kept there. */
export function zoneOf({ city = '', latitude, longitude }: Where): Zone | undefined {
  const name = city
    .trim()
    .toLowerCase()
    .replace(/^(kota|kab\.|kabupaten)\s+/, '');
  const { WITA = [], WIT = [] } = CITIES;
  if (WITA.includes(name)) return 'WITA';
  if (WIT.includes(name)) return 'WIT';
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  // Between these lines both times are kept: where Java ends and Bali begins, in Kalimantan, and on
  // the islands between Sulawesi and Maluku.
  const [west, east] = latitude < -5 ? [114.35, 114.65] : [113.8, 115.9];
  if (longitude < west) return 'WIB';
  if (longitude > 127) return 'WIT';
  return longitude > east && longitude < 124 ? 'WITA' : undefined;
}
