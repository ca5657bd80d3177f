import { expect, test } from 'vitest';
import { checkoutSchema } from '#domain/orders/checkoutSchema.ts';
import { type CheckoutValues, emptyCheckout, toCheckoutInput } from '#web/order/checkoutValues.ts';
import { readDraft, removeDraft, saveDraft } from './checkoutDraft.ts';

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

test('restores the typed values', () => {
  saveDraft(null, values);
  expect(readDraft(null)).toEqual(values);
});

test('a deleted draft is not restored', () => {
  saveDraft(null, values);
  removeDraft();
  expect(readDraft(null)).toBeNull();
});

test.each([
  ['a guest’s draft continues after a sign-in', null, 'one', true],
  ['an account continues its own draft', 'one', 'one', true],
  ['another account starts with an empty form', 'one', 'another', false],
  ['a guest does not see an account’s draft', 'one', null, false],
])('%s', (_, owner, reader, isVisible) => {
  saveDraft(owner, values);
  expect(readDraft(reader) !== null).toBe(isVisible);
});

test('an account’s draft is hidden from guests, and restored when the account signs in again', () => {
  saveDraft('one', values);
  saveDraft('another', { ...values, notes: 'of another' });
  expect(readDraft(null)).toBeNull();
  expect(readDraft('one')).toEqual(values);
});

test('the account that signs in receives the guest’s latest draft', () => {
  saveDraft('one', values);
  saveDraft(null, { ...values, notes: 'typed last' });
  expect(readDraft('one')?.notes).toBe('typed last');
  saveDraft('one', { ...values, notes: 'and later still' });
  expect(readDraft('one')?.notes).toBe('and later still');
});

test.each(['', 'null', '[]', '{"drafts":', '{"drafts":7}', '{"drafts":[{"owner":null}]}'])(
  'ignores the invalid draft %j',
  (text) => {
    sessionStorage.setItem('checkoutDraft', text);
    expect(readDraft(null)).toBeNull();
  },
);

test('ignores values that do not match the form', () => {
  sessionStorage.setItem(
    'checkoutDraft',
    '{"drafts":[{"owner":null,"values":{"contact":{"name":7,"email":"a@b.co","card":"4111"},"notes":null}}]}',
  );
  expect(readDraft(null)).toEqual({ ...emptyCheckout, contact: { name: '', email: 'a@b.co', phone: '' } });
});

test('delivers to the customer by default', () => {
  const { shippingAddress } = checkoutSchema.parse(toCheckoutInput(values, 11_800));
  expect(shippingAddress).toMatchObject({ name: 'Test Customer', phone: '+9779800000001', ward: 9 });
});

test('delivers to another recipient if one is entered', () => {
  const shippingAddress = { ...values.shippingAddress, name: 'Maya Rai', phone: '9811111111' };
  const result = checkoutSchema.parse(
    toCheckoutInput({ ...values, forSomeoneElse: true, shippingAddress }, 11_800),
  );
  expect(result.shippingAddress).toMatchObject({ name: 'Maya Rai', phone: '+9779811111111' });
});
