import { expect, test } from 'vitest';
import { newsletterSchema } from './newsletterSchema.ts';

test('the newsletter accepts an email and ignores other fields', () => {
  expect(newsletterSchema.parse({ email: ' Asha@Example.com', name: 'x' })).toEqual({
    email: 'asha@example.com',
  });
  expect(newsletterSchema.safeParse({ email: 'asha' }).success).toBe(false);
});
