import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NoObserver } from '#web/testing/NoObserver.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ProductPurchase } from './ProductPurchase.tsx';

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('ResizeObserver', NoObserver);
});

const size = (name: string, stock: number) => ({
  id: name,
  size: name,
  price: 90_000,
  stock,
  weightMg: 4000,
});

function open(...variants: ReturnType<typeof size>[]) {
  openAt(null, ...variants);
}

function openAt(compareAtPrice: number | null, ...variants: ReturnType<typeof size>[]) {
  const product = {
    id: '7',
    slug: 'mundri',
    name: 'Mundri',
    nameNe: null,
    englishName: 'Mundri',
    type: 'RINGS' as const,
    price: 90_000,
    compareAtPrice,
    stock: Math.max(...variants.map(({ stock }) => stock)),
    weightMg: 4000,
    sizeUnit: null,
    hallmark: null,
    rating: null,
    reviewCount: 0,
    images: [],
    variants,
    priceBreakdown: null,
  };
  renderScreen(<ProductPurchase product={product as never} />);
}

test('a day of delivery is named only of a size that can be ordered', async () => {
  open(size('12', 2), size('14', 0));
  expect(await screen.findByText(/Order today for delivery/)).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: /14/ }));
  expect(screen.queryByText(/Order today for delivery/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /12/ }));
  expect(await screen.findByText(/Order today for delivery/)).toBeDefined();
});

test('nor of a piece that is sold out', async () => {
  open(size('12', 0));
  expect(await screen.findByText('Tell me when it is back')).toBeDefined();
  expect(screen.queryByText(/Order today for delivery/)).toBeNull();
});

test('a price of before is struck through, told as one, and what is saved is said', async () => {
  openAt(110_000, size('12', 2));
  expect(await screen.findByText('Before: NPR 1,10,000')).toBeDefined();
  expect(screen.getByText('NPR 1,10,000').tagName).toBe('S');
  expect(screen.getByText('Save NPR 20,000')).toBeDefined();
});

test('where there is none, nothing is said to be saved', async () => {
  open(size('12', 2));
  expect(await screen.findByText('NPR 90,000')).toBeDefined();
  expect(screen.queryByText(/Before|Save NPR/)).toBeNull();
});
