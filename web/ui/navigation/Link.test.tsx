import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, useNavigationType } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Link, NavLink } from './Link.tsx';
import { NavigatedScreens } from './NavigatedScreens.tsx';
import { createNavigation } from './navigation.ts';

function open(address: string, shown: ReactNode) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const screens = [{ path: '*', element: <Shown>{shown}</Shown> }];
  render(<NavigatedScreens navigation={createNavigation(history, screens)} />);
  return history;
}

function Shown({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <output>{useNavigationType()}</output>
    </>
  );
}

const link = () => screen.getByRole('link');
const cameBy = () => screen.getByRole('status').textContent;

test('a link leads to its screen and takes along what it is given', () => {
  const history = open(
    '/',
    <Link to="/products?type=RING" state={{ from: 'home' }}>
      Rings
    </Link>,
  );

  expect(link().getAttribute('href')).toBe('/products?type=RING');
  fireEvent.click(link());

  expect(history.location).toMatchObject({
    pathname: '/products',
    search: '?type=RING',
    state: { from: 'home' },
  });
  expect(cameBy()).toBe('PUSH');
});

test('a link to where one is takes the place of it in the history', () => {
  open('/cart', <Link to="/cart">Cart</Link>);
  fireEvent.click(link());
  expect(cameBy()).toBe('REPLACE');
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click for another tab or window is the browser’s: %o',
  (click) => {
    const history = open('/', <Link to="/cart">Cart</Link>);
    let isTaken: boolean | undefined;
    const browser = (event: MouseEvent) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', browser, { once: true });

    fireEvent.click(link(), click);

    expect(isTaken).toBe(false);
    expect(history.location.pathname).toBe('/');
  },
);

test('who listens to a click may keep the visitor there', () => {
  const history = open(
    '/',
    <Link to="/cart" onClick={(event) => event.preventDefault()}>
      Cart
    </Link>,
  );
  fireEvent.click(link());
  expect(history.location.pathname).toBe('/');
});

test.each([
  ['/account', '/account', 'page'],
  ['/account/orders', '/account', 'page'],
  ['/accounts', '/account', null],
  ['/account', '/', null],
  ['/', '/', 'page'],
])('at %s a link to %s says so: %s', (here, there, current) => {
  open(here, <NavLink to={there}>There</NavLink>);
  expect(link().getAttribute('aria-current')).toBe(current);
});

test('a link to an address alone is not current below it', () => {
  open(
    '/account/orders',
    <NavLink end to="/account">
      Account
    </NavLink>,
  );
  expect(link().getAttribute('aria-current')).toBeNull();
});
