import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { notifiedTextOfMany } from './notifiedTexts.ts';

const withMail = { contact: { email: 'sita@example.com' } };
const atCounter = { contact: { email: '' } };

test.each([
  ['all', [withMail, withMail], /^Customers are notified by email\./],
  [
    'some',
    [withMail, atCounter, withMail],
    /^2 of these customers are notified by email; the others left no/,
  ],
  ['one', [withMail, atCounter], /^One of these customers is notified by email; the others left no/],
  ['nobody', [atCounter], /^None of these customers left an email address: nobody is notified\./],
  ['those who can be, where not all are known', null, /^Customers who left an email address are notified\./],
])('many orders say truly that %s will be written to', (_who, orders, said) => {
  expect(notifiedTextOfMany(i18n, orders)).toMatch(said);
});
