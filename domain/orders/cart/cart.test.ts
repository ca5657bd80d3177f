import { describe, expect, test } from 'vitest';
import {
  type CartProduct,
  type CartState,
  closeCart,
  emptyCart,
  getAppliedDiscounts,
  MAX_QUANTITY,
  openCart,
  toggleCart,
} from './cart.ts';
import { applyAutomaticCoupon, applyCoupon, removeCoupon } from './cartCoupon.ts';
import { getAutomaticCouponName, localiseCart } from './cartLanguage.ts';
import {
  addLine,
  type CartRemoval,
  clearCart,
  createLineId,
  removeLine,
  repriceLine,
  sumWeight,
  undoRemoval,
  updateQuantity,
} from './cartLines.ts';
import { parseSavedCart } from './savedCart.ts';

const buildCoupon = (code: string, discount: number) => ({ code, discount, shippingDiscount: 0 });

const ring: CartProduct = {
  _id: 'p1',
  name: 'Ring',
  price: 1000,
  image: '/media/ring',
  slug: 'ring',
  specifications: { weight: { value: 2.1 } },
};
const chain: CartProduct = { _id: 'p2', name: 'Chain', price: 2500, image: '/media/chain' };

const twoLines = addLine(addLine(emptyCart, { product: ring, quantity: 2 }, 'a'), { product: chain }, 'b');

function getAmounts({ totalItems, totalAmount, coupon, discount }: CartState) {
  return { totalItems, totalAmount, coupon, discount };
}

describe('lines', () => {
  test('a line shows the product’s name in the shop’s language and is saved with the English name', () => {
    const product = { _id: 'p1', name: 'Himal Ring', nameNe: 'हिमाल औंठी', price: 100, image: '' };
    const cart = addLine(emptyCart, { product }, 'l1');

    expect(localiseCart('ne', cart).items[0]?.product.name).toBe('हिमाल औंठी');
    expect(localiseCart('en', cart).items[0]?.product.name).toBe('Himal Ring');
    expect(parseSavedCart(JSON.stringify(cart))?.items[0]?.product).toMatchObject({
      name: 'Himal Ring',
      nameNe: 'हिमाल औंठी',
    });
  });

  test('a line defaults to one item at the product’s price', () => {
    expect(addLine(emptyCart, { product: ring }, 'a').items).toEqual([
      { id: 'a', product: ring, quantity: 1, price: 1000, variant: null },
    ]);
    expect(addLine(emptyCart, { product: ring, price: 1200, variant: { size: '14' } }, 'a')).toMatchObject({
      items: [{ price: 1200, variant: { size: '14' } }],
      totalAmount: 1200,
    });
  });

  test('adding the same item twice creates two lines', () => {
    const cart = addLine(addLine(emptyCart, { product: ring }, 'a'), { product: ring }, 'b');
    expect(cart.items.map((line) => line.id)).toEqual(['a', 'b']);
    expect(getAmounts(cart)).toEqual({ totalItems: 2, totalAmount: 2000, coupon: null, discount: 0 });
  });

  test('the last item cannot be added twice, and each size has its own stock', () => {
    const lastItem = { product: ring, variant: { size: '14' }, stock: 1 };
    const cart = addLine(emptyCart, lastItem, 'a');
    expect(addLine(cart, lastItem, 'b')).toBe(cart);
    const other = addLine(cart, { ...lastItem, variant: { size: '16' } }, 'b');
    expect(other.items.map((line) => line.id)).toEqual(['a', 'b']);
  });

  test.each([
    ['the quantity left by other lines', 1, 3, 2],
    ['the full quantity if there is enough stock', 1, 9, 4],
    ['no more than the stock of an item that is not in the cart', 0, 3, 3],
  ])('adds %s', (_case, cartQuantity, stock, expected) => {
    const cart =
      cartQuantity > 0 ? addLine(emptyCart, { product: ring, quantity: cartQuantity }, 'a') : emptyCart;
    expect(addLine(cart, { product: ring, quantity: 4, stock }, 'b').items.at(-1)?.quantity).toBe(expected);
  });

  test.each([
    [3, 3],
    [2.9, 2],
    [0, 1],
    [-4, 1],
    [Number.NaN, 1],
    [1e9, MAX_QUANTITY],
  ])('adding %d items creates a line with a quantity of %d', (quantity, expected) => {
    expect(addLine(emptyCart, { product: ring, quantity }, 'a').totalItems).toBe(expected);
  });

  test.each([
    [5, 6],
    [1, 2],
    [1000, MAX_QUANTITY + 1],
    [0, 1],
    [-1, 1],
    [Number.NaN, 1],
  ])('a quantity of %d for the first line results in %d items in total', (quantity, totalItems) => {
    expect(updateQuantity(twoLines, 'a', quantity).totalItems).toBe(totalItems);
  });

  test('a quantity of 0 removes only that line', () => {
    expect(updateQuantity(twoLines, 'a', 0).items.map((line) => line.id)).toEqual(['b']);
  });

  test('removing and repricing update the totals', () => {
    expect(getAmounts(removeLine(twoLines, 'a'))).toMatchObject({ totalItems: 1, totalAmount: 2500 });
    expect(getAmounts(repriceLine(twoLines, 'a', 1100))).toMatchObject({ totalItems: 3, totalAmount: 4700 });
  });

  test('an unknown line changes nothing', () => {
    for (const cart of [
      removeLine(twoLines, 'x'),
      updateQuantity(twoLines, 'x', 9),
      repriceLine(twoLines, 'x', 1),
    ]) {
      expect(cart).toEqual(twoLines);
    }
  });

  test('no action mutates the state', () => {
    const before = structuredClone(twoLines);
    addLine(twoLines, { product: ring }, 'c');
    updateQuantity(twoLines, 'a', 9);
    applyCoupon(twoLines, buildCoupon('X', 100));
    clearCart(twoLines);
    toggleCart(twoLines);
    expect(twoLines).toEqual(before);
  });

  test('the weight is the sum in grams, with 0 for a product without a weight', () => {
    expect(sumWeight(twoLines)).toBe(4.2);
    expect(sumWeight(updateQuantity(twoLines, 'a', 3))).toBe(6.3);
    expect(sumWeight(emptyCart)).toBe(0);
  });

  test('a line id consists of product, time and random text', () => {
    expect(createLineId('p1', 1_700_000_000_000, 0.5)).toBe('p1-1700000000000-i0000000');
    expect(createLineId('p1', 1_700_000_000_000, 0)).toBe('p1-1700000000000-00000000');
    expect(createLineId('p1', 1, 0.999_999_999_999)).toMatch(/^p1-1-[0-9a-z]{8}$/);
  });
});

describe('the cart panel', () => {
  test('opens, closes and toggles without changing the lines', () => {
    expect(openCart(twoLines)).toEqual({ ...twoLines, isOpen: true });
    expect(closeCart(openCart(twoLines))).toEqual(twoLines);
    expect(toggleCart(toggleCart(twoLines))).toEqual(twoLines);
    expect(toggleCart(twoLines).isOpen).toBe(true);
  });

  test.each([true, false])('keeps its state (open: %s) when the cart is cleared', (isOpen) => {
    expect(clearCart({ ...applyCoupon(twoLines, buildCoupon('X', 1)), isOpen })).toEqual({
      ...emptyCart,
      isOpen,
    });
  });
});

describe('the coupon', () => {
  const cartWithCoupon = applyCoupon(twoLines, buildCoupon('DASHAIN500', 500));

  test('subtracts its discount until it is removed', () => {
    expect(getAmounts(cartWithCoupon)).toEqual({
      totalItems: 3,
      totalAmount: 4000,
      coupon: 'DASHAIN500',
      discount: 500,
    });
    expect(getAmounts(removeCoupon(cartWithCoupon))).toEqual(getAmounts(twoLines));
  });

  test('a second coupon replaces the first', () => {
    expect(getAmounts(applyCoupon(cartWithCoupon, buildCoupon('B', 100)))).toMatchObject({
      totalAmount: 4400,
      coupon: 'B',
    });
  });

  test.each([
    [99_999, 4500, 0],
    [4500, 4500, 0],
    [-5, 0, 4500],
  ])('a discount of %d is limited to %d', (requestedDiscount, discount, totalAmount) => {
    expect(applyCoupon(twoLines, buildCoupon('X', requestedDiscount))).toMatchObject({
      discount,
      totalAmount,
    });
  });

  describe('an automatic coupon', () => {
    const automaticCoupon = {
      code: 'TIHAR',
      name: 'Tihar',
      nameNe: 'तिहार',
      discount: 600,
      shippingDiscount: 0,
    };
    const cartWithAutomaticCoupon = applyAutomaticCoupon(cartWithCoupon, automaticCoupon);

    test('replaces the entered coupon, which applies again when the server withdraws the automatic coupon', () => {
      expect(getAmounts(cartWithAutomaticCoupon)).toMatchObject({
        totalAmount: 3_900,
        coupon: 'DASHAIN500',
        discount: 500,
      });
      expect(getAppliedDiscounts(cartWithAutomaticCoupon)).toEqual({ discount: 600, shippingDiscount: 0 });
      expect(getAmounts(applyAutomaticCoupon(cartWithAutomaticCoupon, null))).toEqual(
        getAmounts(cartWithCoupon),
      );
      expect(applyAutomaticCoupon(cartWithAutomaticCoupon, { ...automaticCoupon })).toBe(
        cartWithAutomaticCoupon,
      );
    });

    test('never exceeds the price of the items, and is removed when a better coupon is entered', () => {
      expect(getAmounts(repriceLine(removeLine(cartWithAutomaticCoupon, 'b'), 'a', 150))).toMatchObject({
        totalAmount: 0,
      });
      expect(applyCoupon(cartWithAutomaticCoupon, buildCoupon('X', 700))).toMatchObject({
        offer: null,
        totalAmount: 3_800,
      });
      expect(applyCoupon(cartWithAutomaticCoupon, buildCoupon('X', 100)).offer).toEqual(automaticCoupon);
    });

    test('has a name in the shop’s language, and is restored from a saved cart', () => {
      expect([
        getAutomaticCouponName('ne', automaticCoupon),
        getAutomaticCouponName('en', automaticCoupon),
      ]).toEqual(['तिहार', 'Tihar']);
      expect(getAutomaticCouponName('ne', { ...automaticCoupon, nameNe: null })).toBe('Tihar');
      expect(parseSavedCart(JSON.stringify(cartWithAutomaticCoupon))).toEqual(cartWithAutomaticCoupon);
      expect(
        parseSavedCart(JSON.stringify({ ...cartWithAutomaticCoupon, offer: 'TIHAR' }))?.offer,
      ).toBeNull();
    });
  });

  test('free shipping leaves the price of the items unchanged, and is replaced by a coupon with a larger discount', () => {
    const freeShipping = { code: 'FREESHIP', discount: 0, shippingDiscount: 200 };
    const cartWithFreeShipping = applyCoupon(twoLines, freeShipping);
    expect(cartWithFreeShipping).toMatchObject({
      coupon: 'FREESHIP',
      discount: 0,
      shippingDiscount: 200,
      totalAmount: 4500,
    });
    expect(
      getAppliedDiscounts(
        applyAutomaticCoupon(cartWithFreeShipping, {
          ...buildCoupon('TIHAR', 300),
          name: 'Tihar',
          nameNe: null,
        }),
      ),
    ).toEqual({
      discount: 300,
      shippingDiscount: 0,
    });
    const cartWithAutomaticCoupon = applyAutomaticCoupon(twoLines, {
      ...buildCoupon('TIHAR', 100),
      name: 'Tihar',
      nameNe: null,
    });
    expect(applyCoupon(cartWithAutomaticCoupon, freeShipping).offer).toBeNull();
    expect(removeCoupon(cartWithFreeShipping)).toMatchObject({ coupon: null, shippingDiscount: 0 });
    expect(parseSavedCart(JSON.stringify(cartWithFreeShipping))).toEqual(cartWithFreeShipping);
  });

  test('stays applied when lines change, and its discount never exceeds the price of the items', () => {
    expect(getAmounts(updateQuantity(cartWithCoupon, 'b', 2))).toMatchObject({
      totalAmount: 6500,
      discount: 500,
    });
    const cheapCart = repriceLine(removeLine(cartWithCoupon, 'b'), 'a', 150);
    expect(getAmounts(cheapCart)).toEqual({
      totalItems: 2,
      totalAmount: 0,
      coupon: 'DASHAIN500',
      discount: 300,
    });
  });
});

describe('undoing a removal', () => {
  const threeLines = addLine(twoLines, { product: ring, variant: { size: '14' }, quantity: 3 }, 'c');
  const listIds = ({ items }: CartState) => items.map(({ id }) => id);
  const buildRemoval = (before: CartState, change: (cart: CartState) => CartState): CartRemoval => ({
    before,
    after: change(before),
  });

  test.each(['a', 'b', 'c'])('restores line %s at its position with its quantity and size', (id) => {
    const removal = buildRemoval(threeLines, (cart) => removeLine(cart, id));
    expect(undoRemoval(removal.after, removal)).toEqual(threeLines);
  });

  test('restores a cleared cart with its coupon', () => {
    const cart = applyCoupon(threeLines, buildCoupon('TEEJ', 500));
    const removal = buildRemoval(cart, clearCart);
    expect(undoRemoval(removal.after, removal)).toEqual(cart);
  });

  test('restores the coupon’s discount from before the last line was removed', () => {
    const cart = applyCoupon(addLine(emptyCart, { product: ring }, 'a'), buildCoupon('TEEJ', 500));
    const removal = buildRemoval(cart, (currentCart) => removeLine(currentCart, 'a'));
    expect(removal.after.discount).toBe(0);
    expect(undoRemoval(removal.after, removal)).toEqual(cart);
  });

  test('keeps lines added or changed after the removal', () => {
    const removal = buildRemoval(threeLines, (cart) => removeLine(cart, 'b'));
    const cartWithAddedLine = addLine(removal.after, { product: chain }, 'd');
    expect(listIds(undoRemoval(updateQuantity(cartWithAddedLine, 'a', 9), removal))).toEqual(['a', 'c', 'd']);
    const other = addLine(removal.after, { product: { ...chain, _id: 'p3' } }, 'd');
    const restoredCart = undoRemoval(updateQuantity(other, 'a', 9), removal);
    expect(listIds(restoredCart)).toEqual(['a', 'b', 'c', 'd']);
    expect(restoredCart.items[0]?.quantity).toBe(9);
  });

  test('does not restore lines removed separately', () => {
    const removal = buildRemoval(threeLines, (cart) => removeLine(cart, 'b'));
    expect(listIds(undoRemoval(removeLine(removal.after, 'a'), removal))).toEqual(['b', 'c']);
  });

  test('does not restore a coupon that was removed or replaced after the removal', () => {
    const removal = buildRemoval(applyCoupon(threeLines, buildCoupon('TEEJ', 500)), (cart) =>
      removeLine(cart, 'b'),
    );
    expect(undoRemoval(removeCoupon(removal.after), removal)).toMatchObject({ coupon: null, discount: 0 });
    const cartWithNewCoupon = applyCoupon(removal.after, buildCoupon('DASHAIN', 200));
    expect(undoRemoval(cartWithNewCoupon, removal)).toMatchObject({ coupon: 'DASHAIN', discount: 200 });
  });

  test('does not change the panel', () => {
    const removal = buildRemoval(threeLines, clearCart);
    expect(undoRemoval(openCart(removal.after), removal).isOpen).toBe(true);
  });
});
