import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';

test('the list of Instagram posts is empty', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject('/api/instagram');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([]);
});
