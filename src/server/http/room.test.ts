import { expect, test } from 'vitest';
import { createRoom } from './room.ts';

const roomOf = (room: ReturnType<typeof createRoom>) => {
  let working = 0;
  while (working < 1000 && room.for(working)) working += 1;
  return working;
};

test('where answers come late fewer are let in, until they come in time', () => {
  const room = createRoom(100);
  // Five a second can be answered, so of whoever is let in, the last waits for a fifth of a second each.
  let now = 0;
  for (let round = 0; round < 10; round += 1) {
    const working = roomOf(room);
    for (let one = 1; one <= working; one += 1) room.answered(now + 1, now + one * 200, working);
    now += working * 200;
  }
  expect(roomOf(room)).toBeLessThanOrEqual(10);

  for (let one = 0; one < 400; one += 1) room.answered(now, now + 50, roomOf(room));
  expect(roomOf(room)).toBe(100);
});

test('one answer that took long for a reason of its own changes little', () => {
  const room = createRoom(100);
  room.answered(1, 12_000, 3);
  expect(roomOf(room)).toBe(70);
});

test('many late answers to those who were let in together count once', () => {
  const room = createRoom(100);
  for (let one = 0; one < 100; one += 1) room.answered(1, 1200 + one, 100);
  expect(roomOf(room)).toBe(70);
});

test('without a limit there is none', () => {
  const room = createRoom(Number.POSITIVE_INFINITY);
  room.answered(1, 60_000, 500);
  expect(room.for(1_000_000)).toBe(true);
});
