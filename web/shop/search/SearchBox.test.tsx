import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { SearchBox } from './SearchBox.tsx';

const ring = {
  ...{ __typename: 'Product', id: '1', slug: 'a-ring', name: 'A ring', nameNe: null, metal: 'GOLD' },
  ...{ purity: '22K', weightMg: 6670, category: 'GOLD', diamondCarat: null, image: null, darkImage: null },
  ...{ price: 1000, priceWithTax: 1180 },
  variants: [
    { __typename: 'Variant', id: '1', price: 1000, weightMg: 5930 },
    { __typename: 'Variant', id: '2', price: 1200, weightMg: 6670 },
  ],
};

async function searchProducts(overrides: object) {
  const searchSuggestions = {
    ...{ __typename: 'SearchSuggestions', categories: [], types: [], collections: [], products: [] },
    ...{ correctedSearch: null, notCarried: null },
    ...overrides,
  };
  renderScreen(<SearchBox onClose={() => {}} />, {
    link: new ApolloLink(() => of({ data: { searchSuggestions } })),
  });
  await userEvent.type(screen.getByRole('combobox'), 'mangalsutr');
}

test('a suggestion shows "From" if larger sizes cost more, with the weight of the cheapest size', async () => {
  await searchProducts({ products: [ring] });
  expect(await screen.findByText('22K gold · 5.93 g')).toBeTruthy();
  expect(screen.getByText('From')).toBeTruthy();
});

test('shows that a misspelt kind is not sold, without search results', async () => {
  const notCarried = {
    ...{ __typename: 'NotCarried', name: 'mangalsutras', nameNe: 'मङ्गलसूत्र', types: ['RINGS'], products: [] },
  };
  await searchProducts({ correctedSearch: 'mangalsutra', notCarried });
  expect(await screen.findByText(/^We don’t sell mangalsutras/)).toBeTruthy();
  expect(screen.queryByText(/Showing results/)).toBeNull();
});
