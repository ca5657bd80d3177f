import { expect, test } from 'vitest';
import { deliverTo } from './deliverTo.ts';

const address = {
  id: '1',
  label: 'Home',
  name: 'Sita Rai',
  phone: '+9779812345678',
  province: 'Bagmati',
  district: 'Lalitpur',
  municipality: 'Lalitpur',
  ward: 3,
  street: 'Pulchowk 12',
  landmark: null,
  isDefault: true,
};
const contact = { name: 'Sita Rai', email: 'sita@example.com', phone: '9812345678' };
const recipient = { name: 'Sita Rai', phone: '+9779812345678' };

test.each([
  ['the shopper’s own name and number', contact, false, { name: '', phone: '' }],
  ['the shopper’s name, who gives no number yet', { ...contact, phone: '' }, false, { name: '', phone: '' }],
  ['another name', { ...contact, name: 'Hari Rai' }, true, recipient],
  ['another number', { ...contact, phone: '9841000000' }, true, recipient],
])('an address with %s', (_with, given, forSomeoneElse, shown) => {
  expect(deliverTo(address, given)).toMatchObject({
    forSomeoneElse,
    shippingAddress: { ...shown, ward: '3', landmark: '' },
  });
});
