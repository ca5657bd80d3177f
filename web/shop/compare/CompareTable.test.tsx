import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { cartAtom } from '../cart/cart.atoms.ts';
import type { CompareTable_ProductFragment } from './CompareTable.generated.ts';
import { CompareTable } from './CompareTable.tsx';

const ring: CompareTable_ProductFragment = {
  id: '1',
  slug: 'mundri',
  name: 'Mundri',
  nameNe: null,
  englishName: 'Mundri',
  sku: 'R-1',
  description: '',
  descriptionNe: null,
  type: 'RINGS',
  metal: 'GOLD',
  purity: '22K',
  metalColour: null,
  weightMg: 5000,
  grossWeightMg: null,
  sizeUnit: 'indian',
  hallmark: null,
  price: 90_000,
  priceWithTax: 106_200,
  stock: 2,
  rating: null,
  reviewCount: 0,
  image: null,
  darkImage: null,
  measurements: [{ kind: 'band_width', micrometres: 4600 }],
  measuredSize: null,
  gemstones: [],
  priceBreakdown: {
    metal: 60_000,
    making: 12_000,
    stones: 18_000,
    total: 90_000,
    ratePerTola: 152_694,
    weightMg: 5000,
    purity: '22K',
    fineness: 0.9167,
  },
  variants: [
    { id: 'v12', size: '12', price: 90_000, priceWithTax: 106_200, stock: 2, weightMg: 5000 },
    { id: 'v14', size: '14', price: 95_000, priceWithTax: 112_100, stock: 0, weightMg: 5300 },
  ],
};
const hoops: CompareTable_ProductFragment = {
  ...ring,
  id: '2',
  slug: 'hoops',
  name: 'Hoops',
  type: 'EARRINGS',
  measurements: [{ kind: 'drop', micrometres: 35_200 }],
  stock: 0,
  priceBreakdown: null,
  variants: [{ id: 'v', size: null, price: 90_000, priceWithTax: 106_200, stock: 0, weightMg: 5000 }],
};

function renderTable({ hasRoom = true, showPricesWithTax = true } = {}) {
  const store = createStore();
  const onRemove = vi.fn();
  renderScreen(
    <Provider store={store}>
      <CompareTable products={[ring, hoops]} canAddProduct={hasRoom} onRemove={onRemove} />
    </Provider>,
    { store: { showPricesWithTax } },
  );
  return { store, onRemove };
}

test('shows price, making charge and stock of the products side by side', () => {
  renderTable();
  expect(screen.getByRole('row', { name: 'Price incl. tax From NPR 1,06,200 NPR 1,06,200' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Making charge NPR 12,000 Included in the price' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Stock Only 2 left Sold out' })).toBeTruthy();
});

test('shows prices before tax if the shop does', () => {
  renderTable({ showPricesWithTax: false });
  expect(screen.getByRole('row', { name: 'Price From NPR 90,000 NPR 90,000' })).toBeTruthy();
});

test('shows a row for each measurement that any of the products has', () => {
  renderTable();
  expect(screen.getByRole('row', { name: 'Band width 4.6 mm –' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Drop length – 35.2 mm' })).toBeTruthy();
});

test('adds a product with sizes to the cart only after a size is chosen', async () => {
  const { store } = renderTable();
  const addButton = screen.getByRole('button', { name: 'Add to cart: Mundri' });
  await userEvent.click(addButton);
  expect(screen.getByText('Choose a size')).toBeTruthy();
  expect(store.get(cartAtom).items).toEqual([]);

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size of Mundri' }), '12');
  await userEvent.click(addButton);
  expect(store.get(cartAtom).items).toMatchObject([{ variant: { size: '12' }, price: 90_000 }]);
});

test('a chosen size shows its own price, weight and stock, and offers an alert if it is sold out', async () => {
  renderTable();
  expect(screen.getByRole('row', { name: /^Weight 5.00 g to 5.30 g, depending on size/ })).toBeTruthy();
  const sizeSelect = screen.getByRole('combobox', { name: 'Size of Mundri' });
  await userEvent.selectOptions(sizeSelect, '14 · sold out');
  expect(screen.getByRole('row', { name: 'Price incl. tax NPR 1,12,100 NPR 1,06,200' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Weight 5.30 g · 0.454 tola/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Stock Sold out Sold out' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Sizes 12, 14/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add to cart: Mundri' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Notify me when Mundri is back' })).toBeTruthy();

  await userEvent.selectOptions(sizeSelect, '12');
  expect(screen.getByRole('row', { name: 'Price incl. tax NPR 1,06,200 NPR 1,06,200' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to cart: Mundri' })).toBeTruthy();
});

test('removes a product, and shows a link to add another in the empty column', async () => {
  const { onRemove } = renderTable();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Hoops' }));
  expect(onRemove).toHaveBeenCalledWith('2');
  expect(screen.getByRole('link', { name: 'Add another piece' }).getAttribute('href')).toBe('/products');
});

test('shows no empty column next to four products', () => {
  renderTable({ hasRoom: false });
  expect(screen.queryByRole('link', { name: 'Add another piece' })).toBeNull();
});
