import { expect, test } from 'vitest';
import { apiKeySchema, rotationSchema } from './apiKeySchema.ts';

const key = { name: 'Partner', scopes: ['read-orders'], lifetime: 'NEVER', discountPercent: 0, refundNpr: 0 };

test('trims the name and removes duplicate scopes', () => {
  expect(
    apiKeySchema.parse({
      ...key,
      name: ' Partner ',
      scopes: ['write-orders', 'read-orders', 'write-orders'],
    }),
  ).toEqual({ ...key, scopes: ['read-orders', 'write-orders'] });
});

test.each([
  [{ name: ' ' }, 'Enter a name for the key.'],
  [{ name: 'x'.repeat(81) }, 'Use at most 80 characters for the name.'],
  [{ scopes: [] }, 'Choose at least one scope.'],
  [{ lifetime: 'DAYS_31' }, 'Choose how long the key is valid.'],
  [{ discountPercent: 101 }, 'Enter the discount as a whole number from 0 to 100.'],
  [{ refundNpr: -1 }, 'Enter the refund in whole rupees.'],
])('%j is rejected with one message', (overrides, message) => {
  const issues = apiKeySchema.safeParse({ ...key, ...overrides }).error?.issues;
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  [0, true],
  [168, true],
  [169, false],
  [-1, false],
  [0.5, false],
])('accepts an overlap of %d hours: %s', (keepForHours, isAccepted) => {
  expect(rotationSchema.safeParse({ keepForHours, lifetime: 'NEVER' }).success).toBe(isAccepted);
});

test('a negative overlap is rejected with a clear message', () => {
  const { error } = rotationSchema.safeParse({ keepForHours: -1, lifetime: 'NEVER' });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Enter the number of hours the old secret stays valid (0 or more).',
  ]);
});
