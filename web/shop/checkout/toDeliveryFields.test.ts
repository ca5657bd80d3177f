import { expect, test } from 'vitest';
import { shippingAddress } from '#web/testing/shippingAddress.ts';
import { deliverTo } from './deliverTo.ts';

const address = { ...shippingAddress, id: '1', label: 'Home', isDefault: true };
const { name, phone } = address;
const contact = { name, email: 'sita@example.com', phone: phone.replace('+977', '') };
const recipient = { name, phone };

test.each([
  ['the shopper’s own name and number', contact, false, { name: '', phone: '' }],
  ['the shopper’s name, who gives no number yet', { ...contact, phone: '' }, false, { name: '', phone: '' }],
  ['another name', { ...contact, name: 'Hari Rai' }, true, recipient],
  ['another number', { ...contact, phone: '9812345678' }, true, recipient],
])('an address with %s', (_with, given, forSomeoneElse, shown) => {
  expect(deliverTo(address, given)).toMatchObject({
    forSomeoneElse,
    shippingAddress: { ...shown, ward: '3', landmark: '' },
  });
});
