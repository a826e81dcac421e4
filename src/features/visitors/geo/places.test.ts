import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../../server/log.ts';
import { mmdbOf } from '../../../test/visits.ts';
import { createGeo } from './open-geo.ts';

const nowhere = { country: null, city: null };

function geo(path?: string) {
  const { placeOf, close } = createGeo(path, createLog('silent'));
  onTestFinished(close);
  return placeOf;
}

test('visitors have the country and the city of their address', () => {
  const placeOf = geo();
  expect(placeOf('180.252.1.1')).toEqual({ country: 'ID', city: 'Jakarta' });
  expect(placeOf('::ffff:180.252.1.1')).toEqual({ country: 'ID', city: 'Jakarta' });
  expect(placeOf('2404:8000::1')).toEqual({ country: 'ID', city: 'Jakarta' });
  expect(placeOf('8.8.8.8')).toMatchObject({ country: 'US' });
});

test('private addresses and what is no address belong to no country', () => {
  const placeOf = geo();
  for (const address of [
    '127.0.0.1',
    '10.0.0.1',
    '::1',
    'fe80::1%eth0',
    'x',
    '',
    '1.2.3',
    '999.1.1.1',
  ]) {
    expect(placeOf(address), address).toEqual(nowhere);
  }
});

test('a shop may bring a database of places of its own, such as one by MaxMind', async () => {
  const path = await store(
    mmdbOf({
      '203.0.113.0/24': {
        country: { iso_code: 'ID' },
        city: { names: { en: 'Bandung', de: 'Bandung' } },
      },
      '198.51.100.128/25': { country: { iso_code: 'SG' } },
      '2001:db8:77::/48': { country_code: 'MY', city: 'Kuala Lumpur (Brickfields)' },
    }),
  );
  const placeOf = geo(path);
  expect(placeOf('203.0.113.0')).toEqual({ country: 'ID', city: 'Bandung' });
  expect(placeOf('203.0.113.255')).toEqual({ country: 'ID', city: 'Bandung' });
  expect(placeOf('203.0.114.0')).toEqual(nowhere);
  expect(placeOf('198.51.100.127')).toEqual(nowhere);
  expect(placeOf('198.51.100.128')).toEqual({ country: 'SG', city: null });
  expect(placeOf('2001:db8:77:1::9')).toEqual({ country: 'MY', city: 'Kuala Lumpur' });
  expect(placeOf('2001:db8:78::9')).toEqual(nowhere);
});

test.each(['/no/such/file.mmdb', 'package.json', 'src'])(
  'without a database of places visitors are counted all the same: %s',
  (path) => expect(geo(path)('36.68.1.1')).toEqual(nowhere),
);

const bandung = { country_code: 'ID', city: 'Bandung' };
const damages: [string, number[]][] = [
  ['contains itself', [0x20, 0x00]],
  ['has a list of millions', [0x1f, 0x04, 0xff, 0xff, 0xff]],
  ['has a text of millions of letters', [0x5f, 0xff, 0xff, 0xff]],
];
test.each(damages)('visitors are counted if a record %s', async (_what, bytes) => {
  const file = mmdbOf({ '203.0.113.0/24': bandung });
  file.set(bytes, file.indexOf('country_code') - 2);
  const path = await store(file);
  expect(geo(path)('203.0.113.7')).toEqual(nowhere);
});

test('visitors are counted if the name of a city cannot be stored', async () => {
  const path = await store(mmdbOf({ '203.0.113.0/24': { country_code: 'ID', city: 'Band\0ung' } }));
  expect(geo(path)('203.0.113.7')).toEqual(nowhere);
});

test('a newer file is read without a restart, also after a damaged one', async () => {
  const path = await store(mmdbOf({ '203.0.113.0/24': bandung }));
  const placeOf = geo(path);
  expect(placeOf('203.0.113.7')).toEqual({ country: 'ID', city: 'Bandung' });
  await writeFile(path, 'x');
  expect(placeOf('203.0.113.7')).toEqual(nowhere);
  await writeFile(path, mmdbOf({ '203.0.113.0/24': { country_code: 'SG', city: 'Singapore' } }));
  expect(placeOf('203.0.113.7')).toEqual({ country: 'SG', city: 'Singapore' });
});

async function store(file: Buffer): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'coffee-places-')), 'own.mmdb');
  await writeFile(path, file);
  return path;
}
