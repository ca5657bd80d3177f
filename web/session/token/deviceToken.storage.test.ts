import { expect, test } from 'vitest';
import { keepDeviceToken, withDevice } from './deviceToken.storage.ts';
import { clearSession } from './tokenStore.ts';

const input = { email: 'sita@example.com', password: 'secret' };

test('a browser sends nothing of itself until somebody has signed in on it', () => {
  expect(withDevice(input)).toEqual({ ...input, deviceToken: null });
});

test('what it was told then goes with the next sign-in, also after a logout', () => {
  keepDeviceToken('a secret of this browser');
  clearSession();
  expect(withDevice(input)).toEqual({ ...input, deviceToken: 'a secret of this browser' });
});
