import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { signIn } from '../../../test/signin.ts';
import { addDays, dayOf } from '../../../time.ts';
import { everyDay } from '../hours/week.contract.ts';
import type { StoredSpecialHours } from './contract.ts';

const { app, deps } = await createTestApp();
const headers = await signIn(deps, 'editor');
const url = '/api/admin/special-hours';

test('staff see the next special hours first, and those that are over last', async () => {
  const today = dayOf(Date.now());
  for (const [name, from, to] of [
    ['Long over', -40, -40],
    ['Next month', 30, 32],
    ['Over', -4, -3],
    ['Now', -2, 60],
    ['Next week', 7, 7],
  ] as const) {
    const days = { from: addDays(today, from), to: addDays(today, to) };
    const payload = { name, ...days, scope: 'all', week: everyDay() };
    const answer = await app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode, answer.body).toBe(201);
  }
  const list = (await app.inject({ url, headers })).json<StoredSpecialHours[]>();
  const names = ['Now', 'Next week', 'Next month', 'Over', 'Long over'];
  expect(list.map(({ name }) => name)).toEqual(names);
});
