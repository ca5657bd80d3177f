import { expect, test } from 'vitest';
import { contactSchema } from './contactSchema.ts';

const contact = { name: 'Asha', email: 'asha@example.com', phone: '+9779841234567' };

test('trims the email and converts it to lower case', () => {
  expect(contactSchema.parse({ ...contact, email: ' Asha@Example.COM ' })).toEqual(contact);
});

test.each([
  ['', 'Enter an email address, such as name@example.com.'],
  [undefined, 'Enter an email address, such as name@example.com.'],
  ['asha', 'Enter an email address, such as name@example.com.'],
  ['asha@example', 'Enter an email address, such as name@example.com.'],
  ['a b@example.com', 'Enter an email address, such as name@example.com.'],
  [`${'a'.repeat(180)}@example.com`, 'Use at most 191 characters for the email address.'],
])('the email %j is rejected with one message', (email, message) => {
  const issues = contactSchema.safeParse({ ...contact, email }).error?.issues;
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});
