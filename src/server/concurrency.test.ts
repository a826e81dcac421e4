import { expect, test } from 'vitest';
import { coalesce, limitConcurrency } from './concurrency.ts';
import { unavailable } from './http/errors.ts';

const full = () => unavailable('Come back later', 2);

test('a limited number of jobs run at once, and when the queue is full a job is refused', async () => {
  const run = limitConcurrency({ parallel: 2, full, waiting: 3 });
  const finish: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => finish.push(resolve));

  const admitted = Array.from({ length: 5 }, () => run(work));
  await expect(run(work)).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  expect(finish).toHaveLength(2);

  for (let done = 0; done < 5; done += 1) {
    finish[done]?.();
    await admitted[done];
    await Promise.resolve();
    expect(finish.length).toBeLessThanOrEqual(done + 3);
  }
  await Promise.all(admitted);
  await run(async () => {});
});

test('a failed job makes room for the next', async () => {
  const run = limitConcurrency({ parallel: 1, full, waiting: 0 });
  await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await run(async () => 'next')).toBe('next');
});

test('a known person goes to the front of the queue', async () => {
  const run = limitConcurrency({ parallel: 1, full, waiting: 1 });
  const order: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const hashing = run(() => promise);
  const stranger = run(async () => order.push('stranger'));
  const owner = run(async () => order.push('owner'), { first: true });
  resolve();
  await Promise.all([hashing, stranger, owner]);
  expect(order).toEqual(['owner', 'stranger']);
});

test('somebody who has gone leaves the line, and nobody else loses a place', async () => {
  const run = limitConcurrency({ parallel: 1, full, waiting: 2 });
  const done: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const leaving = new AbortController();
  const { signal } = leaving;
  const first = run(() => promise, { signal });
  const gone = run(async () => done.push('gone'), { signal });
  const next = run(async () => done.push('next'));
  leaving.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  const inHisPlace = run(async () => done.push('in his place'));
  await expect(run(async () => done.push('too late'), { signal })).rejects.toThrow('gone');
  resolve();
  await Promise.all([first, next, inHisPlace]);
  expect(done).toEqual(['next', 'in his place']);
  await run(async () => {});
});

test('who asks while something is read waits for the next reading, which all of them share', async () => {
  const read = coalesce<number>();
  const begun: PromiseWithResolvers<number>[] = [];
  const work = () => {
    const reading = Promise.withResolvers<number>();
    begun.push(reading);
    return reading.promise;
  };
  const first = read('list', work);
  const others = [read('list', work), read('list', work)];
  const elsewhere = read('another list', work);
  expect(begun).toHaveLength(2);
  begun[1]?.resolve(0);
  begun[0]?.reject(new Error('the database is away'));
  await expect(first).rejects.toThrow('away');
  expect(await elsewhere).toBe(0);
  await expect.poll(() => begun).toHaveLength(3);
  const late = read('list', work);
  begun[2]?.resolve(2);
  expect(await Promise.all(others)).toEqual([2, 2]);
  await expect.poll(() => begun).toHaveLength(4);
  begun[3]?.resolve(3);
  expect(await late).toBe(3);
});
