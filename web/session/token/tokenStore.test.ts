import { expect, test } from 'vitest';
import { createViewer } from '#web/testing/createViewer.ts';
import {
  clearSession,
  isStaffRemembered,
  isTokenValid,
  readSavedViewer,
  readToken,
  restoreViewer,
  storeSession,
} from './tokenStore.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const now = Date.now();
const token = 't'.repeat(50);
const asha = createViewer({ role: 'ADMIN' });

test('stores a session under all its keys and removes all of them', () => {
  storeSession(token, asha, now);
  expect(readToken()).toBe(token);
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
  expect(readToken()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['is 50 characters long and new', token, now, true],
  ['is nearly 30 days old', token, now - 30 * DAY_MS + 1, true],
  ['is 30 days old', token, now - 30 * DAY_MS, false],
  ['is too short', token.slice(1), now, false],
  ['is the text “undefined”', 'undefined', now, false],
  ['is the text “null”', 'null', now, false],
  ['has no timestamp', token, null, false],
  ['contains a character that is not allowed in a header', `${token}—`, now, false],
])('checks the validity of a token that %s', (_case, storedValue, tokenSetTime, isValid) => {
  localStorage.setItem('authToken', storedValue);
  if (tokenSetTime !== null) localStorage.setItem('tokenSetTime', String(tokenSetTime));
  expect(isTokenValid(now)).toBe(isValid);
});

test('restores a saved session for less than 30 days', () => {
  storeSession(token, asha, now);
  expect(readSavedViewer(now + 30 * DAY_MS - 1)).toEqual(asha);
  expect(readSavedViewer(now + 30 * DAY_MS)).toBeNull();
});

test('removes a saved session that is 30 days old, with all its data', () => {
  storeSession(token, asha, now);
  expect(restoreViewer(now + 30 * DAY_MS - 1)).toEqual(asha);
  expect(localStorage.getItem('user')).not.toBeNull();
  expect(restoreViewer(now + 30 * DAY_MS)).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(readToken()).toBeNull();
});

test('a stored user without a saved session is not removed, because the back office checks it', () => {
  localStorage.setItem('user', JSON.stringify(asha));
  expect(restoreViewer(now)).toBeNull();
  expect(localStorage.getItem('user')).not.toBeNull();
});

test('recognises staff by the stored user or the stored state, in either spelling of the role', () => {
  expect(isStaffRemembered()).toBe(false);
  localStorage.setItem('user', JSON.stringify({ ...asha, role: 'super_admin' }));
  expect(isStaffRemembered()).toBe(true);
  localStorage.setItem('user', JSON.stringify({ ...asha, role: 'CUSTOMER' }));
  expect(isStaffRemembered()).toBe(false);
  localStorage.setItem('authState', JSON.stringify({ user: { ...asha, role: 'admin' } }));
  expect(isStaffRemembered()).toBe(true);
});

test('tampered data restores no user', () => {
  localStorage.setItem('authState', '{"user":{"id":7},"loginTime":');
  expect(readSavedViewer(now)).toBeNull();
});
