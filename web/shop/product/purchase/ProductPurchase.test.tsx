import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cartAtom } from '#web/shop/cart/cart.atoms.ts';
import { recordToasts } from '#web/testing/recordToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { StubObserver } from '#web/testing/StubObserver.ts';
import { ProductPurchase } from './ProductPurchase.tsx';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', StubObserver);
  vi.stubGlobal('ResizeObserver', StubObserver);
});

const createVariant = (
  name: string,
  stock: number,
  overrides: { price?: number; priceWithTax?: number; weightMg?: number } = {},
) => ({
  id: name,
  size: name,
  price: 90_000,
  priceWithTax: 106_200,
  stock,
  weightMg: 4000,
  ...overrides,
});

function openProduct(...variants: ReturnType<typeof createVariant>[]) {
  openWithCompareAtPrice(null, ...variants);
}

function openWithCompareAtPrice(
  compareAtPrice: number | null,
  ...variants: ReturnType<typeof createVariant>[]
) {
  return openInStore({ showPricesWithTax: false }, { compareAtPrice }, ...variants);
}

function openInStore(
  store: { showPricesWithTax: boolean },
  productChanges: { compareAtPrice?: number | null; priceBreakdown?: object },
  ...variants: ReturnType<typeof createVariant>[]
) {
  const { compareAtPrice = null, priceBreakdown = null } = productChanges;
  const product = {
    id: '7',
    slug: 'mundri',
    name: 'Mundri',
    nameNe: null,
    englishName: 'Mundri',
    type: 'RINGS' as const,
    price: 90_000,
    priceWithTax: 106_200,
    compareAtPrice,
    compareAtPriceWithTax: compareAtPrice && compareAtPrice * 1.18,
    stock: Math.max(...variants.map(({ stock }) => stock)),
    weightMg: 4000,
    sizeUnit: null,
    hallmark: null,
    rating: null,
    reviewCount: 0,
    image: null,
    twins: [],
    variants,
    priceBreakdown,
  };
  renderScreen(<ProductPurchase product={product as never} />, { store });
}

test('a delivery date is shown only for a size that can be ordered', async () => {
  openProduct(createVariant('12', 2), createVariant('14', 0));
  expect(await screen.findByText(/Order today for delivery/)).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: /14/ }));
  expect(screen.queryByText(/Order today for delivery/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /12/ }));
  expect(await screen.findByText(/Order today for delivery/)).toBeDefined();
});

test('no delivery date is shown for a sold-out product', async () => {
  openProduct(createVariant('12', 0));
  expect(await screen.findByRole('button', { name: 'Notify me when Mundri is back' })).toBeDefined();
  expect(screen.queryByText(/Order today for delivery/)).toBeNull();
});

test('a compare-at price is crossed out with its label and the saving', async () => {
  openWithCompareAtPrice(110_000, createVariant('12', 2));
  expect(await screen.findByText('Previous price: NPR 1,10,000')).toBeDefined();
  expect(screen.getByText('NPR 1,10,000').tagName).toBe('S');
  expect(screen.getByText('Save NPR 20,000')).toBeDefined();
});

test('without a compare-at price no saving is shown', async () => {
  openProduct(createVariant('12', 2));
  expect(await screen.findByText('NPR 90,000')).toBeDefined();
  expect(screen.queryByText(/Previous price|Save NPR/)).toBeNull();
});

const getCart = () => getDefaultStore().get(cartAtom);

test('the chosen size shows its own weight and price', async () => {
  openProduct(createVariant('12', 2), createVariant('14', 2, { price: 95_000, weightMg: 4300 }));
  expect(screen.getByText('NPR 90,000')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: /14/ }));
  expect(screen.getByText('NPR 95,000')).toBeDefined();
  expect(screen.getByText('4.30 g · 0.369 tola')).toBeDefined();
});

test('a sold-out size can be chosen and offers an alert', async () => {
  openProduct(createVariant('12', 2), createVariant('14', 0));
  fireEvent.click(screen.getByRole('radio', { name: /14/ }));
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(screen.getByText('Size 14 is sold out. We can email you when it’s back in stock.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Notify me when Mundri is back' }));
  expect(await screen.findByText(/as soon as Mundri, size 14 is back in stock/)).toBeDefined();
});

test('after a switch from a sold-out size, the bar at the foot observes the current buy button', () => {
  const observedElements = new Set<Element>();
  class Observer extends StubObserver {
    #element: Element | null = null;
    override observe(element?: Element) {
      if (!element) return;
      this.#element = element;
      observedElements.add(element);
    }
    override disconnect() {
      if (this.#element) observedElements.delete(this.#element);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  openProduct(createVariant('12', 2), createVariant('14', 0));
  fireEvent.click(screen.getByRole('radio', { name: /14/ }));
  fireEvent.click(screen.getByRole('radio', { name: /12/ }));
  expect(observedElements).toContain(screen.getByRole('button', { name: 'Add to cart' }));
});

test('the last item is not added twice, and the page and a toast explain why', async () => {
  const toasts = recordToasts();
  openProduct(createVariant('12', 1), createVariant('14', 3));
  fireEvent.click(screen.getByRole('radio', { name: /12/ }));
  const addButton = screen.getByRole('button', { name: 'Add to cart' });
  await userEvent.click(addButton);
  expect(getCart().totalItems).toBe(1);
  expect(screen.getByText('The last one is already in your cart.')).toBeDefined();
  await userEvent.click(addButton);
  expect(getCart()).toMatchObject({ totalItems: 1, items: [{ quantity: 1 }] });
  await vi.waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual([
      'Mundri added to cart!',
      'The last one is already in your cart.',
    ]),
  );
});

test('adds at most the stock of a size less its quantity in the cart', async () => {
  openProduct(createVariant('12', 1), createVariant('14', 3));
  fireEvent.click(screen.getByRole('radio', { name: /14/ }));
  const increaseButton = screen.getByRole('button', { name: 'Increase quantity' });
  await userEvent.click(increaseButton);
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(getCart().totalItems).toBe(2);
  expect(increaseButton).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(getCart().items.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

test('the size guide opens over the page, keeps the chosen size and can change it', async () => {
  openProduct(createVariant('12', 1), createVariant('14', 3));
  fireEvent.click(screen.getByRole('radio', { name: /12/ }));
  await userEvent.click(screen.getByRole('link', { name: 'Size guide' }));
  const guide = await screen.findByRole('dialog', { name: 'Size guide' });
  expect(guide.textContent).toContain('You have chosen size 12.');
  await userEvent.click(screen.getByRole('button', { name: 'Close size guide' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('radio', { name: /12/ })).toHaveProperty('checked', true);

  await userEvent.click(screen.getByRole('link', { name: 'Size guide' }));
  await screen.findByRole('dialog', { name: 'Size guide' });
  const [sizeButton] = screen.getAllByRole('button', { name: 'Use this size: 14' });
  if (sizeButton) await userEvent.click(sizeButton);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('radio', { name: /14/ })).toHaveProperty('checked', true);
});

describe('if the shop shows prices with tax', () => {
  const withTax = { showPricesWithTax: true };
  const priceBreakdown = {
    metal: 80_000,
    making: 7_000,
    stones: 3_000,
    total: 90_000,
    ratePerTola: 300_000,
    weightMg: 4000,
    purity: '22K',
    fineness: 0.9167,
  };

  test('the price, the compare-at price and the saving include tax', async () => {
    openInStore(withTax, { compareAtPrice: 110_000 }, createVariant('12', 2));
    expect(await screen.findByText('NPR 1,06,200')).toBeDefined();
    expect(screen.getByText('incl. tax')).toBeDefined();
    expect(screen.getByText('Previous price: NPR 1,29,800')).toBeDefined();
    expect(screen.getByText('Save NPR 23,600')).toBeDefined();
    expect(screen.getByText('Includes estimated tax of 18%: NPR 16,200.')).toBeDefined();
  });

  test('the breakdown ends with the tax and the price with tax', async () => {
    openInStore(withTax, { priceBreakdown }, createVariant('12', 2));
    const rows = (await screen.findAllByRole('row', { hidden: true })).map(({ textContent }) => textContent);
    expect(rows.slice(-2)).toEqual(['Estimated tax (18%)NPR 16,200', 'You payNPR 1,06,200']);
    expect(screen.queryByText(/Includes estimated tax/)).toBeNull();
  });

  test('a size has its own price with tax', async () => {
    openInStore(withTax, {}, createVariant('12', 2), {
      ...createVariant('14', 2),
      price: 95_000,
      priceWithTax: 112_100,
    });
    expect(await screen.findByText('NPR 1,06,200')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: /14/ }));
    expect(screen.getByText('NPR 1,12,100')).toBeDefined();
  });
});

test('if the shop shows prices before tax, the breakdown ends with the price', async () => {
  const priceBreakdown = {
    metal: 80_000,
    making: 10_000,
    stones: 0,
    total: 90_000,
    ratePerTola: 300_000,
    weightMg: 4000,
    purity: '22K',
    fineness: 0.9167,
  };
  openInStore({ showPricesWithTax: false }, { priceBreakdown }, createVariant('12', 2));
  const rows = (await screen.findAllByRole('row', { hidden: true })).map(({ textContent }) => textContent);
  expect(rows.at(-1)).toBe('PriceNPR 90,000');
  expect(screen.getByText('Estimated tax of 18% is added at checkout.')).toBeDefined();
  expect(screen.queryByText('incl. tax')).toBeNull();
});
