import { createHash, createSign, createVerify } from 'node:crypto';
import { expect, test } from 'vitest';
import { getDemoPrivateKey, getDemoPublicKey } from './demoMerchant.ts';

test('the demo merchant’s signatures verify with its public key', () => {
  const signature = createSign('sha256').update('a text').sign(getDemoPrivateKey());
  expect(createVerify('sha256').update('a text').verify(getDemoPublicKey(), signature)).toBe(true);
  expect(createVerify('sha256').update('another').verify(getDemoPublicKey(), signature)).toBe(false);
});

test('the store and the provider always derive the same key pair', () => {
  const fingerprint = createHash('sha256').update(getDemoPublicKey()).digest('hex');
  expect(fingerprint).toBe('007735cfc38b06be9aa3fe509bcd596ae7bb5c44ac863ad3fee7cf8d13059057');
});
