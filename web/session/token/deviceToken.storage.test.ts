import { expect, test } from 'vitest';
import { addDeviceToken, storeDeviceToken } from './deviceToken.storage.ts';
import { clearSession } from './tokenStore.ts';

const input = { email: 'sita@example.com', password: 'secret' };

test('a browser sends no device token before the first sign-in', () => {
  expect(addDeviceToken(input)).toEqual({ ...input, deviceToken: null });
});

test('the device token is sent with the next sign-in, even after a logout', () => {
  storeDeviceToken('a secret of this browser');
  clearSession();
  expect(addDeviceToken(input)).toEqual({ ...input, deviceToken: 'a secret of this browser' });
});
