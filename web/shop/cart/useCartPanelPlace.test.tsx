import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { Link } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { cartOpenAtom } from './cart.atoms.ts';
import { useCartPanelPlace } from './useCartPanelPlace.ts';

afterEach(cleanup);

function Place() {
  useCartPanelPlace();
  return <Link to="/login">Somewhere else</Link>;
}

function renderPlace() {
  const store = createStore();
  store.set(cartOpenAtom, true);
  renderScreen(
    <Provider store={store}>
      <Place />
    </Provider>,
  );
  return store;
}

test('any navigation closes the panel', async () => {
  const store = renderPlace();
  await userEvent.click(screen.getByRole('link'));
  expect(store.get(cartOpenAtom)).toBe(false);
});

test('a panel that was open when the page was left is open when it is loaded again', () => {
  expect(renderPlace().get(cartOpenAtom)).toBe(true);
});
