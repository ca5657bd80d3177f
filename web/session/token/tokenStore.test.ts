import { expect, test } from 'vitest';
import { aViewer } from '#web/testing/aViewer.ts';
import {
  clearSession,
  isTokenValid,
  keepSession,
  rememberedStaff,
  restoreViewer,
  savedViewer,
  storedToken,
} from './tokenStore.ts';

const DAY = 24 * 60 * 60 * 1000;
const now = Date.now();
const token = 't'.repeat(50);
const asha = aViewer({ role: 'ADMIN' });

test('a session is kept under every key of the store, and leaves none behind', () => {
  keepSession(token, asha, now);
  expect(storedToken()).toBe(token);
  expect(Object.keys(localStorage).sort()).toEqual([
    'authData',
    'authState',
    'authToken',
    'tokenSetTime',
    'user',
  ]);
  expect(JSON.parse(localStorage.getItem('authData') ?? '')).toMatchObject({ token, setTime: now });
  expect(JSON.parse(localStorage.getItem('authState') ?? '')).toMatchObject({ user: asha, isAdmin: true });

  clearSession();
  expect(storedToken()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['is 50 characters long and new', token, now, true],
  ['is nearly 30 days old', token, now - 30 * DAY + 1, true],
  ['is 30 days old', token, now - 30 * DAY, false],
  ['is too short', token.slice(1), now, false],
  ['is the text undefined', 'undefined', now, false],
  ['is the text null', 'null', now, false],
  ['has no time', token, null, false],
  ['holds a character that no header may', `${token}—`, now, false],
])('a token that %s', (_case, stored, setTime, valid) => {
  localStorage.setItem('authToken', stored);
  if (setTime !== null) localStorage.setItem('tokenSetTime', String(setTime));
  expect(isTokenValid(now)).toBe(valid);
});

test('a saved session is restored for less than 30 days', () => {
  keepSession(token, asha, now);
  expect(savedViewer(now + 30 * DAY - 1)).toEqual(asha);
  expect(savedViewer(now + 30 * DAY)).toBeNull();
});

test('a saved session of 30 days is removed with everything that it had stored', () => {
  keepSession(token, asha, now);
  expect(restoreViewer(now + 30 * DAY - 1)).toEqual(asha);
  expect(localStorage.getItem('user')).not.toBeNull();
  expect(restoreViewer(now + 30 * DAY)).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(storedToken()).toBeNull();
});

test('a stored user without a saved session stays, as the door to the back-office asks for it', () => {
  localStorage.setItem('user', JSON.stringify(asha));
  expect(restoreViewer(now)).toBeNull();
  expect(localStorage.getItem('user')).not.toBeNull();
});

test('staff is remembered by the stored user or by the stored state, however the role is written', () => {
  expect(rememberedStaff()).toBe(false);
  localStorage.setItem('user', JSON.stringify({ ...asha, role: 'super_admin' }));
  expect(rememberedStaff()).toBe(true);
  localStorage.setItem('user', JSON.stringify({ ...asha, role: 'CUSTOMER' }));
  expect(rememberedStaff()).toBe(false);
  localStorage.setItem('authState', JSON.stringify({ user: { ...asha, role: 'admin' } }));
  expect(rememberedStaff()).toBe(true);
});

test('what was tampered with is nobody', () => {
  localStorage.setItem('authState', '{"user":{"id":7},"loginTime":');
  expect(savedViewer(now)).toBeNull();
});
