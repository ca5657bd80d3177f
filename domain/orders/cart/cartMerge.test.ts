import { describe, expect, test } from 'vitest';
import { type CartLine, type CartState, emptyCart, MAX_SAVED_LINES, updateContents } from './cart.ts';
import { isSaved, mergeCarts, type RemoteCart, removeSavedLines, selectLinesToSave } from './cartMerge.ts';

/** `ring-1×2` is a line of two rings. */
function toLine(text: string): CartLine {
  const [id = '', quantity = '1'] = text.split('×');
  const [productId = '', size] = id.replace(/-\d+$/, '').split('.');
  const product = { _id: productId, name: productId, price: 1000, image: '' };
  const lineId = id.replace('.', '-');
  return { id: lineId, product, quantity: Number(quantity), price: 1000, variant: size ? { size } : null };
}

const toLines = (text: string) => text.split(' ').filter(Boolean).map(toLine);

function buildCart(lines: string, coupon: string | null = null, discount = coupon ? 100 : 0): CartState {
  return updateContents(emptyCart, { items: toLines(lines), coupon, discount, shippingDiscount: 0 });
}

const buildRemoteCart = (lines: string, coupon: string | null = null, stock?: number): RemoteCart => ({
  coupon,
  lines: toLines(lines).map((line) => ({ id: line.id, quantity: line.quantity, line, stock })),
});

const buildBase = (lines: string, coupon: string | null = null) => ({ coupon, lines: toLines(lines) });

const formatCart = ({ items }: CartState) => items.map(({ id, quantity }) => `${id}×${quantity}`).join(' ');

describe('a browser that has merged before', () => {
  test.each([
    ['nothing changed', 'ring-1×1', 'ring-1×1', 'ring-1×1', 'ring-1×1'],
    ['added here', 'ring-1×1', 'ring-1×1 chain-2×1', 'ring-1×1', 'ring-1×1 chain-2×1'],
    ['added elsewhere', 'ring-1×1', 'ring-1×1', 'ring-1×1 chain-2×1', 'ring-1×1 chain-2×1'],
    ['the same item added in both carts', '', 'ring-1×1', 'ring-2×1', 'ring-1×1 ring-2×1'],
    ['increased here', 'ring-1×1', 'ring-1×3', 'ring-1×1', 'ring-1×3'],
    ['increased elsewhere', 'ring-1×1', 'ring-1×1', 'ring-1×3', 'ring-1×3'],
    ['different quantities in both carts', 'ring-1×1', 'ring-1×2', 'ring-1×3', 'ring-1×2'],
    ['removed here', 'ring-1×1 chain-2×1', 'chain-2×1', 'ring-1×1 chain-2×1', 'chain-2×1'],
    ['removed elsewhere', 'ring-1×1 chain-2×1', 'ring-1×1 chain-2×1', 'chain-2×1', 'chain-2×1'],
    ['ordered elsewhere', 'ring-1×1 chain-2×1', 'ring-1×1 chain-2×1', '', ''],
    ['ordered elsewhere, then an item added here', 'ring-1×1', 'ring-1×1 chain-2×1', '', 'chain-2×1'],
    ['removed elsewhere, increased here', 'ring-1×1', 'ring-1×2', '', 'ring-1×2'],
    ['removed here, increased elsewhere', 'ring-1×1', '', 'ring-1×2', ''],
    ['cleared in both carts', 'ring-1×1', '', '', ''],
  ])(
    '%s: base "%s", browser "%s" and saved cart "%s" merge to "%s"',
    (_case, baseLines, localLines, savedLines, expected) => {
      expect(
        formatCart(mergeCarts(buildCart(localLines), buildRemoteCart(savedLines), buildBase(baseLines))),
      ).toBe(expected);
    },
  );

  test.each([
    ['unchanged', 'A', 'A', 'A', 'A'],
    ['applied here', null, 'A', null, 'A'],
    ['applied elsewhere', null, null, 'A', 'A'],
    ['different coupons in both carts', null, 'A', 'B', 'A'],
    ['removed here', 'A', null, 'A', null],
    ['removed elsewhere', 'A', 'A', null, null],
  ])('merges the coupon: %s', (_case, baseCoupon, localCoupon, savedCoupon, expected) => {
    const mergedCart = mergeCarts(
      buildCart('ring-1×1', localCoupon),
      buildRemoteCart('ring-1×1', savedCoupon),
      buildBase('ring-1×1', baseCoupon),
    );
    expect(mergedCart.coupon).toBe(expected);
  });

  test('two devices that edit in turn end up with the same cart', () => {
    let remoteCart = buildRemoteCart('ring-1×1');
    const phoneCart = mergeCarts(buildCart('ring-1×1 chain-2×1'), remoteCart, buildBase('ring-1×1'));
    remoteCart = buildRemoteCart(formatCart(phoneCart));
    const laptopCart = mergeCarts(buildCart('ring-1×4'), remoteCart, buildBase('ring-1×1'));
    remoteCart = buildRemoteCart(formatCart(laptopCart));
    const remergedPhoneCart = mergeCarts(phoneCart, remoteCart, buildBase(formatCart(phoneCart)));
    expect(formatCart(remergedPhoneCart)).toBe('ring-1×4 chain-2×1');
    expect(formatCart(laptopCart)).toBe(formatCart(remergedPhoneCart));
  });

  test('merging again changes nothing', () => {
    const mergedCart = mergeCarts(buildCart('ring-1×1'), buildRemoteCart('chain-2×1'), null);
    expect(
      mergeCarts(mergedCart, buildRemoteCart(formatCart(mergedCart)), buildBase(formatCart(mergedCart))),
    ).toEqual(mergedCart);
    expect(mergeCarts(mergedCart, buildRemoteCart(formatCart(mergedCart)), null)).toEqual(mergedCart);
  });
});

describe('a browser that merges for the first time', () => {
  test.each([
    ['a new device', '', 'ring-1×1 chain-2×2', 'ring-1×1 chain-2×2'],
    ['a new account', 'ring-1×1', '', 'ring-1×1'],
    ['different items', 'ring-1×1', 'chain-2×1', 'ring-1×1 chain-2×1'],
    ['the same lines', 'ring-1×1', 'ring-1×1', 'ring-1×1'],
    ['the same item as a guest', 'ring-1×1', 'ring-2×1', 'ring-1×1'],
    ['a larger quantity as a guest', 'ring-1×3', 'ring-2×1', 'ring-1×3'],
    ['a larger quantity in the account', 'ring-1×1', 'ring-2×3', 'ring-2×3'],
    ['two lines in the account', 'ring-1×1', 'ring-2×1 ring-3×1', 'ring-2×1 ring-3×1'],
  ])('%s: browser "%s" and saved cart "%s" merge to "%s"', (_case, localLines, savedLines, expected) => {
    expect(formatCart(mergeCarts(buildCart(localLines), buildRemoteCart(savedLines), null))).toBe(expected);
  });

  test('treats another size as another item', () => {
    const mergedCart = mergeCarts(buildCart('ring.12-1×1'), buildRemoteCart('ring.14-2×1'), null);
    expect(mergedCart.items.map(({ variant }) => variant?.size)).toEqual(['12', '14']);
  });

  test('the browser’s coupon is kept; without one, the saved coupon is used, and the next quote sets its discount', () => {
    expect(mergeCarts(buildCart('ring-1×1', 'A'), buildRemoteCart('', 'B'), null)).toMatchObject({
      coupon: 'A',
      discount: 100,
    });
    expect(mergeCarts(buildCart('ring-1×1'), buildRemoteCart('', 'B'), null)).toMatchObject({
      coupon: 'B',
      discount: 0,
    });
  });
});

describe('stock', () => {
  test.each([
    ['the last item in both carts', 'ring-1×1', 'ring-2×1', 1, 'ring-1×1'],
    ['more than the stock in both carts together', 'ring-1×2', 'ring-2×2', 3, 'ring-1×2 ring-2×1'],
    ['enough stock for both carts', 'ring-1×1', 'ring-2×1', 2, 'ring-1×1 ring-2×1'],
    ['sold out meanwhile, in one cart', '', 'ring-2×2', 0, 'ring-2×2'],
    ['less stock than one cart contains', 'ring-1×3', 'ring-2×1', 1, 'ring-1×3'],
    [
      'other items in the browser’s cart',
      'chain-1×1 chain-2×1',
      'ring-2×1',
      1,
      'chain-1×1 chain-2×1 ring-2×1',
    ],
  ])(
    '%s: browser "%s" and saved cart "%s" with a stock of %d merge to "%s"',
    (_case, localLines, savedLines, stock, expected) => {
      expect(
        formatCart(
          mergeCarts(buildCart(localLines), buildRemoteCart(savedLines, null, stock), buildBase('')),
        ),
      ).toBe(expected);
    },
  );

  test('two devices that each added the last item end up with the same cart', () => {
    const phoneCart = mergeCarts(buildCart('ring-1×1'), buildRemoteCart('ring-2×1', null, 1), buildBase(''));
    const laptopCart = mergeCarts(
      buildCart('ring-2×1'),
      buildRemoteCart(formatCart(phoneCart), null, 1),
      buildBase('ring-2×1'),
    );
    expect(formatCart(laptopCart)).toBe(formatCart(phoneCart));
  });
});

test('an inactive product is not restored from the saved cart, but stays in the browser’s cart', () => {
  const remoteCart: RemoteCart = { coupon: null, lines: [{ id: 'ring-1', quantity: 1, line: null }] };
  expect(formatCart(mergeCarts(buildCart('chain-2×1'), remoteCart, null))).toBe('chain-2×1');
  expect(formatCart(mergeCarts(buildCart('chain-2×1'), remoteCart, buildBase('')))).toBe('chain-2×1');
  expect(formatCart(mergeCarts(buildCart('ring-1×1'), remoteCart, buildBase('ring-1×1')))).toBe('ring-1×1');
});

test('recalculates the totals from the merged lines, and leaves the panel unchanged', () => {
  const mergedCart = mergeCarts(
    { ...buildCart('ring-1×1'), isOpen: true },
    buildRemoteCart('chain-2×2'),
    null,
  );
  expect(mergedCart).toMatchObject({ isOpen: true, totalItems: 3, totalAmount: 3000 });
});

test("removes another account's lines and coupon, and keeps lines added later", () => {
  const remainingCart = removeSavedLines(buildCart('ring-1×5 chain-2×1', 'A'), buildBase('ring-1×1', 'A'));
  expect(remainingCart).toMatchObject({ coupon: null, discount: 0, totalItems: 1 });
  expect(formatCart(remainingCart)).toBe('chain-2×1');
});

test.each([
  ['unchanged', buildCart('ring-1×1', 'A'), true],
  ['with an additional item', buildCart('chain-2×2 ring-1×1', 'A'), false],
  ['with another quantity', buildCart('ring-1×2', 'A'), false],
  ['without its coupon', buildCart('ring-1×1'), false],
  ['emptied', buildCart('', 'A'), false],
])('compares the browser’s cart with the saved cart: %s', (_case, now, expected) => {
  expect(isSaved(now, buildBase('ring-1×1', 'A'))).toBe(expected);
});

test('saves the newest lines up to the limit, and none with an invalid id', () => {
  const crowdedCart = Array.from({ length: MAX_SAVED_LINES + 5 }, (_, index) => `ring-${index}`).join(' ');
  const lines = selectLinesToSave(buildCart(crowdedCart));
  expect(lines).toHaveLength(MAX_SAVED_LINES);
  expect(lines.at(-1)?.id).toBe(`ring-${MAX_SAVED_LINES + 4}`);
  const cartWithInvalidId = updateContents(emptyCart, {
    items: [{ ...toLine('ring-1'), id: 'Old id' }],
    coupon: null,
    discount: 0,
    shippingDiscount: 0,
  });
  expect(selectLinesToSave(cartWithInvalidId)).toEqual([]);
  expect(isSaved(cartWithInvalidId, buildBase(''))).toBe(true);
});
