import { expect, test } from 'vitest';
import { apiKeySchema } from './apiKeySchema.ts';

test('a key comes out trimmed, with each scope once', () => {
  expect(
    apiKeySchema.parse({ name: ' Partner ', scopes: ['write-orders', 'read-orders', 'write-orders'] }),
  ).toEqual({ name: 'Partner', scopes: ['read-orders', 'write-orders'] });
});

test.each([
  [{ name: ' ' }, 'Enter a name for the key.'],
  [{ name: 'x'.repeat(81) }, 'Use at most 80 characters for the name.'],
  [{ scopes: [] }, 'Choose at least one scope.'],
])('%j is refused with one sentence', (given, message) => {
  const issues = apiKeySchema.safeParse({ name: 'Partner', scopes: ['read-orders'], ...given }).error?.issues;
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});
