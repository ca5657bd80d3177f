import { describe, expect, test } from 'vitest';
import { type CartLine, type CartState, emptyCart, MAX_SAVED_LINES, updateContents } from './cart.ts';
import { isSaved, linesToSave, mergeCarts, type RemoteCart, removeSavedLines } from './cartMerge.ts';

/** `ring-1×2` is a line of two rings. */
function toLine(text: string): CartLine {
  const [id = '', quantity = '1'] = text.split('×');
  const [productId = '', size] = id.replace(/-\d+$/, '').split('.');
  const product = { _id: productId, name: productId, price: 1000, image: '' };
  const lineId = id.replace('.', '-');
  return { id: lineId, product, quantity: Number(quantity), price: 1000, variant: size ? { size } : null };
}

const toLines = (text: string) => text.split(' ').filter(Boolean).map(toLine);

function cart(lines: string, coupon: string | null = null, discount = coupon ? 100 : 0): CartState {
  return updateContents(emptyCart, { items: toLines(lines), coupon, discount, shippingDiscount: 0 });
}

const remote = (lines: string, coupon: string | null = null, stock?: number): RemoteCart => ({
  coupon,
  lines: toLines(lines).map((line) => ({ id: line.id, quantity: line.quantity, line, stock })),
});

const base = (lines: string, coupon: string | null = null) => ({ coupon, lines: toLines(lines) });

const formatCart = ({ items }: CartState) => items.map(({ id, quantity }) => `${id}×${quantity}`).join(' ');

describe('a browser that has merged before', () => {
  test.each([
    ['nothing changed', 'ring-1×1', 'ring-1×1', 'ring-1×1', 'ring-1×1'],
    ['added here', 'ring-1×1', 'ring-1×1 chain-2×1', 'ring-1×1', 'ring-1×1 chain-2×1'],
    ['added elsewhere', 'ring-1×1', 'ring-1×1', 'ring-1×1 chain-2×1', 'ring-1×1 chain-2×1'],
    ['the same item added on both sides', '', 'ring-1×1', 'ring-2×1', 'ring-1×1 ring-2×1'],
    ['more of it here', 'ring-1×1', 'ring-1×3', 'ring-1×1', 'ring-1×3'],
    ['more of it elsewhere', 'ring-1×1', 'ring-1×1', 'ring-1×3', 'ring-1×3'],
    ['different quantities on both sides', 'ring-1×1', 'ring-1×2', 'ring-1×3', 'ring-1×2'],
    ['removed here', 'ring-1×1 chain-2×1', 'chain-2×1', 'ring-1×1 chain-2×1', 'chain-2×1'],
    ['removed elsewhere', 'ring-1×1 chain-2×1', 'ring-1×1 chain-2×1', 'chain-2×1', 'chain-2×1'],
    ['ordered elsewhere', 'ring-1×1 chain-2×1', 'ring-1×1 chain-2×1', '', ''],
    ['ordered elsewhere, then one added here', 'ring-1×1', 'ring-1×1 chain-2×1', '', 'chain-2×1'],
    ['removed elsewhere, increased here', 'ring-1×1', 'ring-1×2', '', 'ring-1×2'],
    ['removed here, increased elsewhere', 'ring-1×1', '', 'ring-1×2', ''],
    ['cleared on both sides', 'ring-1×1', '', '', ''],
  ])('%s: base "%s", here "%s", copy "%s" make "%s"', (_what, before, local, saved, expected) => {
    expect(formatCart(mergeCarts(cart(local), remote(saved), base(before)))).toBe(expected);
  });

  test.each([
    ['unchanged', 'A', 'A', 'A', 'A'],
    ['applied here', null, 'A', null, 'A'],
    ['applied elsewhere', null, null, 'A', 'A'],
    ['different coupons on both sides', null, 'A', 'B', 'A'],
    ['removed here', 'A', null, 'A', null],
    ['removed elsewhere', 'A', 'A', null, null],
  ])('the coupon: %s', (_what, before, local, saved, expected) => {
    const merged = mergeCarts(cart('ring-1×1', local), remote('ring-1×1', saved), base('ring-1×1', before));
    expect(merged.coupon).toBe(expected);
  });

  test('two devices that edit in turn end up with the same cart', () => {
    let copy = remote('ring-1×1');
    const phone = mergeCarts(cart('ring-1×1 chain-2×1'), copy, base('ring-1×1'));
    copy = remote(formatCart(phone));
    const laptop = mergeCarts(cart('ring-1×4'), copy, base('ring-1×1'));
    copy = remote(formatCart(laptop));
    const remergedPhone = mergeCarts(phone, copy, base(formatCart(phone)));
    expect(formatCart(remergedPhone)).toBe('ring-1×4 chain-2×1');
    expect(formatCart(laptop)).toBe(formatCart(remergedPhone));
  });

  test('merging again changes nothing', () => {
    const merged = mergeCarts(cart('ring-1×1'), remote('chain-2×1'), null);
    expect(mergeCarts(merged, remote(formatCart(merged)), base(formatCart(merged)))).toEqual(merged);
    expect(mergeCarts(merged, remote(formatCart(merged)), null)).toEqual(merged);
  });
});

describe('a browser that merges for the first time', () => {
  test.each([
    ['a new device', '', 'ring-1×1 chain-2×2', 'ring-1×1 chain-2×2'],
    ['a new account', 'ring-1×1', '', 'ring-1×1'],
    ['other items', 'ring-1×1', 'chain-2×1', 'ring-1×1 chain-2×1'],
    ['the same lines', 'ring-1×1', 'ring-1×1', 'ring-1×1'],
    ['the same item as a guest', 'ring-1×1', 'ring-2×1', 'ring-1×1'],
    ['more of it as a guest', 'ring-1×3', 'ring-2×1', 'ring-1×3'],
    ['more of it in the account', 'ring-1×1', 'ring-2×3', 'ring-2×3'],
    ['in two lines in the account', 'ring-1×1', 'ring-2×1 ring-3×1', 'ring-2×1 ring-3×1'],
  ])('%s: here "%s", copy "%s" make "%s"', (_what, local, saved, expected) => {
    expect(formatCart(mergeCarts(cart(local), remote(saved), null))).toBe(expected);
  });

  test('another size is another item', () => {
    const merged = mergeCarts(cart('ring.12-1×1'), remote('ring.14-2×1'), null);
    expect(merged.items.map(({ variant }) => variant?.size)).toEqual(['12', '14']);
  });

  test('the browser’s coupon is kept; without one, the saved coupon is used until the next quote sets its discount', () => {
    expect(mergeCarts(cart('ring-1×1', 'A'), remote('', 'B'), null)).toMatchObject({
      coupon: 'A',
      discount: 100,
    });
    expect(mergeCarts(cart('ring-1×1'), remote('', 'B'), null)).toMatchObject({ coupon: 'B', discount: 0 });
  });
});

describe('stock', () => {
  test.each([
    ['the last item on both sides', 'ring-1×1', 'ring-2×1', 1, 'ring-1×1'],
    ['more than the stock on both sides', 'ring-1×2', 'ring-2×2', 3, 'ring-1×2 ring-2×1'],
    ['enough for both sides', 'ring-1×1', 'ring-2×1', 2, 'ring-1×1 ring-2×1'],
    ['sold out since, in one cart', '', 'ring-2×2', 0, 'ring-2×2'],
    ['less stock than one cart has', 'ring-1×3', 'ring-2×1', 1, 'ring-1×3'],
    ['other items', 'chain-1×1 chain-2×1', 'ring-2×1', 1, 'chain-1×1 chain-2×1 ring-2×1'],
  ])('%s: here "%s", copy "%s" of %d make "%s"', (_what, local, saved, stock, expected) => {
    expect(formatCart(mergeCarts(cart(local), remote(saved, null, stock), base('')))).toBe(expected);
  });

  test('two devices that each added the last item end up with the same cart', () => {
    const phone = mergeCarts(cart('ring-1×1'), remote('ring-2×1', null, 1), base(''));
    const laptop = mergeCarts(cart('ring-2×1'), remote(formatCart(phone), null, 1), base('ring-2×1'));
    expect(formatCart(laptop)).toBe(formatCart(phone));
  });
});

test('an inactive product is not restored from the saved cart, but stays in the browser’s cart', () => {
  const copy: RemoteCart = { coupon: null, lines: [{ id: 'ring-1', quantity: 1, line: null }] };
  expect(formatCart(mergeCarts(cart('chain-2×1'), copy, null))).toBe('chain-2×1');
  expect(formatCart(mergeCarts(cart('chain-2×1'), copy, base('')))).toBe('chain-2×1');
  expect(formatCart(mergeCarts(cart('ring-1×1'), copy, base('ring-1×1')))).toBe('ring-1×1');
});

test('totals follow the merged lines, and the panel stays as it is', () => {
  const merged = mergeCarts({ ...cart('ring-1×1'), isOpen: true }, remote('chain-2×2'), null);
  expect(merged).toMatchObject({ isOpen: true, totalItems: 3, totalAmount: 3000 });
});

test("removes another account's lines and coupon, and keeps lines added later", () => {
  const remainingCart = removeSavedLines(cart('ring-1×5 chain-2×1', 'A'), base('ring-1×1', 'A'));
  expect(remainingCart).toMatchObject({ coupon: null, discount: 0, totalItems: 1 });
  expect(formatCart(remainingCart)).toBe('chain-2×1');
});

test.each([
  ['unchanged', cart('ring-1×1', 'A'), true],
  ['with an additional item', cart('chain-2×2 ring-1×1', 'A'), false],
  ['another quantity', cart('ring-1×2', 'A'), false],
  ['without its coupon', cart('ring-1×1'), false],
  ['emptied', cart('', 'A'), false],
])('whether the saved cart is up to date: %s', (_what, now, expected) => {
  expect(isSaved(now, base('ring-1×1', 'A'))).toBe(expected);
});

test('saves the newest lines up to the limit, and none with an invalid id', () => {
  const many = Array.from({ length: MAX_SAVED_LINES + 5 }, (_, index) => `ring-${index}`).join(' ');
  const lines = linesToSave(cart(many));
  expect(lines).toHaveLength(MAX_SAVED_LINES);
  expect(lines.at(-1)?.id).toBe(`ring-${MAX_SAVED_LINES + 4}`);
  const odd = updateContents(emptyCart, {
    items: [{ ...toLine('ring-1'), id: 'Old id' }],
    coupon: null,
    discount: 0,
    shippingDiscount: 0,
  });
  expect(linesToSave(odd)).toEqual([]);
  expect(isSaved(odd, base(''))).toBe(true);
});
