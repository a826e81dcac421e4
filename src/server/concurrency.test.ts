import { expect, test } from 'vitest';
import { coalesce } from './concurrency.ts';

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
