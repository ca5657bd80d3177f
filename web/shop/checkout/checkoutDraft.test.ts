import { expect, test } from 'vitest';
import { checkoutSchema } from '#domain/orders/checkoutSchema.ts';
import { type CheckoutValues, emptyCheckout, toCheckout } from '#web/order/checkoutValues.ts';
import { forgetDraft, readDraft, saveDraft } from './checkoutDraft.ts';

const values: CheckoutValues = {
  ...emptyCheckout,
  contact: { name: 'Test Customer', email: 'customer@example.com', phone: '9800000001' },
  shippingAddress: {
    ...emptyCheckout.shippingAddress,
    province: 'Bagmati',
    district: 'Lalitpur',
    municipality: 'Lalitpur',
    ward: '9',
    street: 'Balkumari marga',
  },
  paymentMethod: 'COD',
};

test('what was typed comes back', () => {
  saveDraft(null, values);
  expect(readDraft(null)).toEqual(values);
});

test('nothing comes back once it is forgotten', () => {
  saveDraft(null, values);
  forgetDraft();
  expect(readDraft(null)).toBeNull();
});

test.each([
  ['a guest may sign in and go on', null, 'one', true],
  ['the account goes on with its own', 'one', 'one', true],
  ['another account starts anew', 'one', 'another', false],
  ['a guest does not see an account', 'one', null, false],
])('%s', (_, owner, reader, seen) => {
  saveDraft(owner, values);
  expect(readDraft(reader) !== null).toBe(seen);
});

test('a draft of an account waits while a guest types, and is there when it signs in again', () => {
  saveDraft('one', values);
  saveDraft('another', { ...values, notes: 'of another' });
  expect(readDraft(null)).toBeNull();
  expect(readDraft('one')).toEqual(values);
});

test('what was typed last as a guest goes along into the account', () => {
  saveDraft('one', values);
  saveDraft(null, { ...values, notes: 'typed last' });
  expect(readDraft('one')?.notes).toBe('typed last');
  saveDraft('one', { ...values, notes: 'and later still' });
  expect(readDraft('one')?.notes).toBe('and later still');
});

test.each(['', 'null', '[]', '{"drafts":', '{"drafts":7}', '{"drafts":[{"owner":null}]}'])(
  'a draft that reads %j is none',
  (text) => {
    sessionStorage.setItem('checkoutDraft', text);
    expect(readDraft(null)).toBeNull();
  },
);

test('what does not fit the form is left out', () => {
  sessionStorage.setItem(
    'checkoutDraft',
    '{"drafts":[{"owner":null,"values":{"contact":{"name":7,"email":"a@b.co","card":"4111"},"notes":null}}]}',
  );
  expect(readDraft(null)).toEqual({ ...emptyCheckout, contact: { name: '', email: 'a@b.co', phone: '' } });
});

test('the parcel goes to the buyer', () => {
  const { shippingAddress } = checkoutSchema.parse(toCheckout(values, 11_800));
  expect(shippingAddress).toMatchObject({ name: 'Test Customer', phone: '+9779800000001', ward: 9 });
});

test('the parcel goes to someone else', () => {
  const shippingAddress = { ...values.shippingAddress, name: 'Maya Rai', phone: '9811111111' };
  const result = checkoutSchema.parse(
    toCheckout({ ...values, forSomeoneElse: true, shippingAddress }, 11_800),
  );
  expect(result.shippingAddress).toMatchObject({ name: 'Maya Rai', phone: '+9779811111111' });
});
