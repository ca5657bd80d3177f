import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { getBulkNotificationText } from './notifiedTexts.ts';

const orderWithEmail = { contact: { email: 'sita@example.com' } };
const counterOrder = { contact: { email: '' } };

test.each([
  ['all', [orderWithEmail, orderWithEmail], /^Customers will be notified by email\./],
  [
    'some',
    [orderWithEmail, counterOrder, orderWithEmail],
    /^2 of these customers will be notified by email\. The others have no email address\./,
  ],
  [
    'one',
    [orderWithEmail, counterOrder],
    /^One of these customers will be notified by email\. The others have no email address\./,
  ],
  ['none', [counterOrder], /^None of these customers has an email address, so no email will be sent\./],
  [
    'those with an address, if not all orders are known',
    null,
    /^Customers with an email address will be notified\./,
  ],
])('for several orders the text states who is notified: %s', (_caller, orders, expectedText) => {
  expect(getBulkNotificationText(i18n, orders)).toMatch(expectedText);
});
