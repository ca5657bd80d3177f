import { act, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { createHashRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { cartOpenAtom } from './cart.atoms.ts';
import { useCartPanelPlace } from './useCartPanelPlace.ts';

beforeEach(() => {
  window.location.hash = '/';
});
function Place() {
  useCartPanelPlace();
  return <Outlet />;
}

function renderPlace({ isOpen }: { isOpen: boolean }) {
  const store = createStore();
  store.set(cartOpenAtom, isOpen);
  const router = createHashRouter([
    {
      element: <Place />,
      children: [
        { path: '/', element: 'Home' },
        { path: '/login', element: 'Login' },
      ],
    },
  ]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router };
}

test('any navigation closes the panel', async () => {
  const { store, router } = renderPlace({ isOpen: true });
  await act(() => router.navigate('/login'));
  await waitFor(() => expect(store.get(cartOpenAtom)).toBe(false));
});

test('who opens the panel before a new screen has quite arrived keeps it', async () => {
  const { store, router } = renderPlace({ isOpen: false });
  await act(async () => {
    await router.navigate('/login');
    store.set(cartOpenAtom, true);
  });
  expect(await screen.findByText('Login')).toBeTruthy();
  expect(store.get(cartOpenAtom)).toBe(true);
});

test('a panel that was open when the page was left is open when it is loaded again', () => {
  expect(renderPlace({ isOpen: true }).store.get(cartOpenAtom)).toBe(true);
});
