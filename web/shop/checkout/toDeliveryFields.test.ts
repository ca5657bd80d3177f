import { expect, test } from 'vitest';
import { shippingAddress } from '#web/testing/shippingAddress.ts';
import { toDeliveryFields } from './toDeliveryFields.ts';

const address = { ...shippingAddress, id: '1', label: 'Home', isDefault: true };
const { name, phone } = address;
const contact = { name, email: 'sita@example.com', phone: phone.replace('+977', '') };
const recipient = { name, phone };

test.each([
  ['the shopper’s own name and number', contact, false, { name: '', phone: '' }],
  [
    'the shopper’s own name and no number in the form yet',
    { ...contact, phone: '' },
    false,
    { name: '', phone: '' },
  ],
  ['another name', { ...contact, name: 'Hari Rai' }, true, recipient],
  ['another number', { ...contact, phone: '9812345678' }, true, recipient],
])(
  'a saved address with %s fills the delivery fields',
  (_case, formContact, forSomeoneElse, recipientFields) => {
    expect(toDeliveryFields(address, formContact)).toMatchObject({
      forSomeoneElse,
      shippingAddress: { ...recipientFields, ward: '3', landmark: '' },
    });
  },
);
