import { expect, test } from 'vitest';
import { instantOf } from '../../../time.ts';
import { closedBetween } from './closing.ts';
import { type Hours, openingAt, type Week } from './opening.contract.ts';
import { everyDay } from './week.contract.ts';

const outlet = (week: Week): Hours => ({
  id: 1,
  city: 'Denpasar',
  zone: 'WITA',
  week,
  opensOn: null,
  isTemporarilyClosed: false,
  reopensOn: null,
  closedWhy: '',
});
const at = (minute: string) => Date.parse(instantOf(minute, 'WITA'));

/** Tuesday 9 to Friday 12 March 2027. */
function closed(week: Week, from: string, to: string) {
  const one = outlet(week);
  const hours = closedBetween(one, [], { from: at(from), to: at(to) });
  if (!hours) return null;
  const all = [{ ...hours, id: 1, name: '', scope: 'all' as const, city: '', outletIds: [] }];
  for (let minute = at('2027-03-08T12:00'); minute < at('2027-03-12T12:00'); minute += 60_000) {
    const isCut = at(from) <= minute && minute < at(to);
    const was = openingAt(one, [], minute).now;
    expect(openingAt(one, all, minute).now, new Date(minute).toISOString()).toBe(was && !isCut);
  }
  const days = hours.week.map((day) => day.map(({ opens, closes }) => `${opens}-${closes}`).join());
  return [hours.from, hours.to, ...days];
}

test('an outlet closes now and opens again at an hour, and nothing else changes', () => {
  const daily = everyDay({ opens: '07:00', closes: '22:00' });
  expect(closed(daily, '2027-03-09T14:23', '2027-03-09T16:00')).toEqual([
    '2027-03-09',
    '2027-03-09',
    ...['', '07:00-14:23,16:00-22:00', '', '', '', '', ''],
  ]);
  expect(closed(daily, '2027-03-09T14:23', '2027-03-11T10:00')).toEqual([
    '2027-03-09',
    '2027-03-11',
    ...['', '07:00-14:23', '', '10:00-22:00', '', '', ''],
  ]);
  expect(closed(daily, '2027-03-09T05:00', '2027-03-09T10:00')?.[3]).toBe('10:00-22:00');
  expect(closed(daily, '2027-03-09T22:00', '2027-03-10T07:00')).toBeNull();
});

test('a night that is interrupted and goes on into the hours of the next day is one with them', () => {
  const week: Week = everyDay({ opens: '08:00', closes: '20:00' });
  week[1] = [{ opens: '18:00', closes: '10:00' }];
  expect(closed(week, '2027-03-10T00:30', '2027-03-10T01:00')).toEqual([
    '2027-03-09',
    '2027-03-10',
    ...['', '18:00-00:30', '01:00-20:00', '', '', '', ''],
  ]);
});

test('a night that is interrupted goes on after midnight', () => {
  const night = everyDay({ opens: '17:00', closes: '02:00' });
  expect(closed(night, '2027-03-10T00:30', '2027-03-10T01:00')).toEqual([
    '2027-03-09',
    '2027-03-10',
    ...['', '17:00-00:30', '01:00-02:00,17:00-02:00', '', '', '', ''],
  ]);
  expect(closed(night, '2027-03-09T23:00', '2027-03-10T00:00')?.slice(0, 5)).toEqual([
    '2027-03-09',
    '2027-03-10',
    '',
    '17:00-23:00',
    '00:00-02:00,17:00-02:00',
  ]);
  const always = everyDay({ opens: '00:00', closes: '00:00' });
  expect(closed(always, '2027-03-09T14:23', '2027-03-09T16:00')?.[3]).toBe(
    '00:00-14:23,16:00-00:00',
  );
});
