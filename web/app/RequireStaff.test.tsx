import { ApolloLink } from '@apollo/client';
import { useLingui } from '@lingui/react';
import { act, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Route, Routes } from 'react-router-dom';
import { NEVER, type Observable, of } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '#domain/accounts/roles.ts';
import { setLocale } from '#web/locale/language.ts';
import { paths } from '#web/paths.ts';
import { storeSession } from '#web/session/token/tokenStore.ts';
import { createViewer, toUser } from '#web/testing/createViewer.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { SessionSync } from '../session/SessionSync.tsx';
import { RequireStaff } from './RequireStaff.tsx';

const ORDERS_PATH = `${paths.admin}/orders`;

beforeEach(() => {
  vi.useFakeTimers();
});

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const getTitle = () => screen.getByRole('heading', { level: 1 }).textContent;
const isWaiting = () => screen.queryAllByRole('progressbar').length > 0;

function saveSession(role: Role) {
  storeSession('t'.repeat(60), createViewer({ role }));
}

function openOrders(viewerResponse: Observable<ApolloLink.Result>) {
  renderScreen(
    <Provider store={createStore()}>
      <SessionSync />
      <Routes>
        <Route element={<RequireStaff />}>
          <Route path={ORDERS_PATH} element={<Orders />} />
        </Route>
        <Route path={paths.adminLogin} element={<h1>Admin login</h1>} />
      </Routes>
    </Provider>,
    {
      at: ORDERS_PATH,
      link: new ApolloLink(({ operationName }) => (operationName === 'Viewer' ? viewerResponse : NEVER)),
    },
  );
}

function Orders() {
  const { i18n } = useLingui();
  return <h1>{i18n.t('Counter sale')}</h1>;
}

const respondWithRole = (role: Role) => of({ data: { me: toUser(createViewer({ role })) } });

test.each(['ADMIN', 'SUPER_ADMIN'] as const)('admits %s', async (role) => {
  saveSession(role);
  openOrders(respondWithRole(role));
  await advanceTime(0);
  expect(getTitle()).toBe('Counter sale');
});

test('the back office uses the chosen language and sets it for screen readers', async () => {
  vi.useRealTimers();
  saveSession('ADMIN');
  await act(() => setLocale('ne'));
  openOrders(respondWithRole('ADMIN'));
  await screen.findByRole('heading', { level: 1 });
  expect(getTitle()).toBe('काउन्टर बिक्री');
  expect(document.documentElement.lang).toBe('ne');
  await act(() => setLocale('en'));
  expect(getTitle()).toBe('Counter sale');
  expect(document.documentElement.lang).toBe('en');
});

test('redirects a signed-out visitor to the admin login', async () => {
  openOrders(NEVER);
  await advanceTime(0);
  expect(getTitle()).toBe('Admin login');
});

test('redirects a customer to the admin login', async () => {
  saveSession('CUSTOMER');
  openOrders(respondWithRole('CUSTOMER'));
  await advanceTime(0);
  expect(getTitle()).toBe('Admin login');
});

test.each(['authState', 'user'])(
  'if the server does not respond, accepts the saved role after 2 seconds, even if %s is not stored',
  async (missingKey) => {
    saveSession('ADMIN');
    localStorage.removeItem(missingKey);
    openOrders(NEVER);
    await advanceTime(1999);
    expect(isWaiting()).toBe(true);
    await advanceTime(1);
    expect(getTitle()).toBe('Counter sale');
  },
);

test('if the server does not respond, redirects a customer after 2 seconds', async () => {
  saveSession('CUSTOMER');
  openOrders(NEVER);
  await advanceTime(1999);
  expect(isWaiting()).toBe(true);
  await advanceTime(1);
  expect(getTitle()).toBe('Admin login');
});
