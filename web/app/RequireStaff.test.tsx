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

const ORDERS = `${paths.admin}/orders`;

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const isWaiting = () => screen.queryAllByRole('progressbar').length > 0;

function keep(role: Role) {
  storeSession('t'.repeat(60), createViewer({ role }));
}

function open(viewerResponse: Observable<ApolloLink.Result>) {
  renderScreen(
    <Provider store={createStore()}>
      <SessionSync />
      <Routes>
        <Route element={<RequireStaff />}>
          <Route path={ORDERS} element={<Orders />} />
        </Route>
        <Route path={paths.adminLogin} element={<h1>Admin login</h1>} />
      </Routes>
    </Provider>,
    {
      at: ORDERS,
      link: new ApolloLink(({ operationName }) => (operationName === 'Viewer' ? viewerResponse : NEVER)),
    },
  );
}

function Orders() {
  const { i18n } = useLingui();
  return <h1>{i18n.t('Counter sale')}</h1>;
}

const isUser = (role: Role) => of({ data: { me: toUser(createViewer({ role })) } });

test.each(['ADMIN', 'SUPER_ADMIN'] as const)('admits %s', async (role) => {
  keep(role);
  open(isUser(role));
  await pass(0);
  expect(title()).toBe('Counter sale');
});

test('the back office uses the chosen language and sets it for screen readers', async () => {
  vi.useRealTimers();
  keep('ADMIN');
  await act(() => setLocale('ne'));
  open(isUser('ADMIN'));
  await screen.findByRole('heading', { level: 1 });
  expect(title()).toBe('काउन्टर बिक्री');
  expect(document.documentElement.lang).toBe('ne');
  await act(() => setLocale('en'));
  expect(title()).toBe('Counter sale');
  expect(document.documentElement.lang).toBe('en');
});

test('redirects a signed-out visitor to the admin login', async () => {
  open(NEVER);
  await pass(0);
  expect(title()).toBe('Admin login');
});

test('redirects a customer to the admin login', async () => {
  keep('CUSTOMER');
  open(isUser('CUSTOMER'));
  await pass(0);
  expect(title()).toBe('Admin login');
});

test.each(['authState', 'user'])(
  'without a response it waits 2 seconds, then accepts the saved role, even without %s',
  async (missingKey) => {
    keep('ADMIN');
    localStorage.removeItem(missingKey);
    open(NEVER);
    await pass(1999);
    expect(isWaiting()).toBe(true);
    await pass(1);
    expect(title()).toBe('Counter sale');
  },
);

test('without a response it redirects a customer after 2 seconds', async () => {
  keep('CUSTOMER');
  open(NEVER);
  await pass(1999);
  expect(isWaiting()).toBe(true);
  await pass(1);
  expect(title()).toBe('Admin login');
});
