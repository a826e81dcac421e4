import { expect, test } from 'vitest';
import { isStaffAddress } from './staff-address.ts';

test('a dashboard address is recognised however it is spelled', () => {
  for (const url of [
    '/api/admin',
    '/api/admin/x',
    '/api/admin/x/',
    '/api/admin?x=1',
    '//api/admin/x',
    '/api//admin/x',
    '/api/./admin/x',
    '/x/../api/admin/x',
    '/API/Admin/x',
    '/api%2fadmin%2fx',
    '/api%252fadmin',
    '/%61pi/%61dmin/x',
    '/api;v=1/admin;x/accounts',
    '/api\\admin\\x',
    '/api%5cadmin',
    '/api/admin/%zz',
  ]) {
    expect(isStaffAddress(url), url).toBe(true);
  }
});

test('other addresses are not taken for dashboard addresses', () => {
  for (const url of [
    '/',
    '/admin',
    '/api',
    '/api/faqs',
    '/api/administrators',
    '/x?to=/api/admin',
  ]) {
    expect(isStaffAddress(url), url).toBe(false);
  }
});
