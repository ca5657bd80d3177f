import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { PRICE_BANDS } from '../catalog/priceBands.ts';
import { MenuDrawer } from './MenuDrawer.tsx';

const createChoice = (value: string, count: number) => ({ __typename: 'FilterChoice', value, count });
const productFilters = {
  ...{ __typename: 'ProductFilters', total: 9, inStock: 9, minPrice: 1, maxPrice: 9 },
  ...{ categories: [], types: [], metals: [], gemstones: [] },
  purities: [createChoice('22K', 5), createChoice('24K', 0), createChoice('925', 4)],
};

function openMenu(path = '/', store = { showPricesWithTax: true }) {
  const onClose = vi.fn();
  renderScreen(<MenuDrawer isOpen onClose={onClose} />, {
    at: path,
    store,
    link: new ApolloLink(() => of({ data: { productFilters } })),
  });
  return { onClose };
}

const readLinks = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the menu links to categories, product types and price ranges, each in a named list', () => {
  openMenu();
  expect(readLinks('Category')).toEqual([
    ['Gold', '/products?category=gold'],
    ['Silver', '/products?category=silver'],
    ['Diamond', '/products?category=diamond'],
  ]);
  expect(readLinks('Type').map(([, href]) => href)).toContain('/products?type=rings');
  const budgets = readLinks('Budget including tax');
  expect(budgets).toHaveLength(PRICE_BANDS.length);
  expect(budgets[1]).toEqual(['10,000 – 50,000', '/products?minPriceWithTax=10000&maxPriceWithTax=50000']);
});

test('price ranges are before tax if the shop shows prices before tax', () => {
  openMenu('/', { showPricesWithTax: false });
  expect(readLinks('Budget (NPR)')[0]).toEqual(['Up to 10,000', '/products?maxPrice=10000']);
});

test('only metals with products are listed', async () => {
  openMenu();
  await waitFor(() =>
    expect(readLinks('Metal')).toEqual([
      ['22K gold', '/products?metal=gold&purity=22K'],
      ['925 silver', '/products?metal=silver&purity=925'],
    ]),
  );
});

test('a link closes the menu, and the current page is marked', async () => {
  const { onClose } = openMenu('/products?type=rings');
  expect(screen.getByRole('link', { name: 'Rings' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Earrings' }).getAttribute('aria-current')).toBe('false');
  await userEvent.click(screen.getByRole('link', { name: 'Earrings' }));
  expect(onClose).toHaveBeenCalled();
});
