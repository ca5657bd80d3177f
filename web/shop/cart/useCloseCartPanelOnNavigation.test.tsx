import { act, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { UNSAFE_createHashHistory as createHashHistory, Outlet } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { NavigatedScreens } from '#web/ui/navigation/NavigatedScreens.tsx';
import { createNavigation } from '#web/ui/navigation/navigation.ts';
import { cartOpenAtom } from './cart.atoms.ts';
import { useCloseCartPanelOnNavigation } from './useCloseCartPanelOnNavigation.ts';

beforeEach(() => {
  window.location.hash = '/';
});
function PathText() {
  useCloseCartPanelOnNavigation();
  return <Outlet />;
}

function renderPath({ isOpen }: { isOpen: boolean }) {
  const store = createStore();
  store.set(cartOpenAtom, isOpen);
  const navigation = createNavigation(createHashHistory(), [
    {
      element: <PathText />,
      children: [
        { path: '/', element: 'Home' },
        { path: '/login', element: 'Login' },
      ],
    },
  ]);
  render(
    <Provider store={store}>
      <NavigatedScreens navigation={navigation} />
    </Provider>,
  );
  return { store, navigator: navigation.navigator };
}

test('any navigation closes the panel', async () => {
  const { store, navigator } = renderPath({ isOpen: true });
  act(() => navigator.push('/login'));
  await waitFor(() => expect(store.get(cartOpenAtom)).toBe(false));
});

test('the panel stays open if it was opened before the new screen appeared', async () => {
  const { store, navigator } = renderPath({ isOpen: false });
  act(() => {
    navigator.push('/login');
    store.set(cartOpenAtom, true);
  });
  expect(await screen.findByText('Login')).toBeTruthy();
  expect(store.get(cartOpenAtom)).toBe(true);
});

test('a panel that was open when the page was left is open after a reload', () => {
  expect(renderPath({ isOpen: true }).store.get(cartOpenAtom)).toBe(true);
});
