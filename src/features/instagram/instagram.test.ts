import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';

test('the list of posts is a list, and an empty one', async () => {
  const { app } = await createTestApp();
  const answer = await app.inject('/api/instagram');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([]);
});
