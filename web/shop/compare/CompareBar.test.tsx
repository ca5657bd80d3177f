import { screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { searchOpenAtom } from '../search/searchOpen.atoms.ts';
import { CompareBar } from './CompareBar.tsx';
import { comparedAtom } from './compared.atoms.ts';

function openBar(at: string, { isSearching = false } = {}) {
  const store = createStore();
  store.set(comparedAtom, ['1', '2']);
  store.set(searchOpenAtom, isSearching);
  renderScreen(
    <Provider store={store}>
      <CompareBar />
    </Provider>,
    { at },
  );
  return screen.queryByRole('region', { name: 'Comparison' });
}

test.each(['/', '/products', '/products?category=gold', '/products/mundri'])('the bar shows at %s', (at) => {
  expect(openBar(at)).not.toBeNull();
});

test.each(['/products?search=ruby', '/cart', '/checkout', '/order-success/7', '/compare'])(
  'the bar stays off %s',
  (at) => {
    expect(openBar(at)).toBeNull();
  },
);

test('the bar makes room while one searches', () => {
  expect(openBar('/', { isSearching: true })).toBeNull();
});
