import { act, fireEvent, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '#domain/accounts/roles.ts';
import { paths } from '#web/paths.ts';
import { SessionSync } from '#web/session/SessionSync.tsx';
import { AdminLoginPage } from '#web/session/signIn/AdminLoginPage.tsx';
import { LoginPage } from '#web/session/signIn/LoginPage.tsx';
import { storeSession } from '#web/session/token/tokenStore.ts';
import { useCollectionsPageQuery } from '#web/shop/collections/CollectionsPage.generated.ts';
import { CollectionsPage } from '#web/shop/collections/CollectionsPage.tsx';
import { createViewer, toUser } from '#web/testing/createViewer.ts';
import { type RecordedToast, recordToasts } from '#web/testing/recordToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import {
  createFetch,
  failNetwork,
  neverRespond,
  respondWith,
  respondWithError,
  type ServerResponse,
} from '#web/testing/serverResponses.ts';
import { RequireStaff } from '../RequireStaff.tsx';
import { RequireViewer } from '../RequireViewer.tsx';
import { createApolloClient } from './apollo.ts';
import { RequestProblems } from './RequestProblems.tsx';

const EXPIRED = 'Your session has expired. Please login again.';
const REQUIRED = 'Authentication required. Please login.';
const asha = createViewer();

let toasts: RecordedToast[];
const logError = vi.fn();
let responses: Record<string, ServerResponse>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(logError.mockReset());
  toasts = recordToasts();
  // If the Store query fails, the shop falls back to its defaults and shows no error.
  responses = { Viewer: respondWith({ me: toUser(asha) }), Store: respondWithError(404) };
  vi.stubGlobal('fetch', createFetch(responses));
});

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const getToastTexts = () => toasts.map(({ text }) => text);
const getTitle = () => screen.getByRole('heading', { level: 1 }).textContent;
const saveSession = (role: Role = 'CUSTOMER') => storeSession('t'.repeat(60), createViewer({ role }));

/** An account screen that sends a request. */
function Dashboard() {
  const { data } = useCollectionsPageQuery();
  return <h1>{data ? 'Dashboard' : 'Waiting'}</h1>;
}

async function open(path: string) {
  renderScreen(
    <Provider store={createStore()}>
      <SessionSync />
      <RequestProblems />
      <Routes>
        <Route path={paths.collections} element={<CollectionsPage />} />
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.adminLogin} element={<AdminLoginPage />} />
        <Route element={<RequireViewer />}>
          <Route path={paths.dashboard} element={<Dashboard />} />
        </Route>
        <Route element={<RequireStaff />}>
          <Route path={paths.admin} element={<h1>Back office</h1>} />
        </Route>
      </Routes>
    </Provider>,
    { at: path, client: createApolloClient() },
  );
  await advanceTime(0);
}

test.each([
  ['The token has expired', EXPIRED],
  ['No.', REQUIRED],
])(
  'a request refused with “%s” clears the session, shows “%s” and redirects to the login',
  async (message, text) => {
    saveSession();
    responses.CollectionsPage = respondWithError(401, message);
    await open(paths.dashboard);
    await advanceTime(1000);
    expect(getToastTexts()).toEqual([text]);
    expect(getTitle()).toBe('Login');
    expect(localStorage).toHaveLength(0);

    responses.CollectionsPage = respondWith({ collections: [] });
    responses.Login = respondWith({
      login: {
        __typename: 'SignInPayload',
        user: toUser(asha),
        token: 'n'.repeat(60),
        refreshToken: null,
        deviceToken: null,
        errors: [],
      },
    });
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: asha.email } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'five small gold rings' } });
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    await advanceTime(1000);
    expect(getTitle()).toBe('Dashboard');
  },
);

test('a request refused within /admin redirects to the admin login', async () => {
  saveSession('ADMIN');
  responses.Viewer = respondWithError(401);
  await open(paths.admin);
  expect(getToastTexts()).toEqual([REQUIRED]);
  expect(getTitle()).toBe('Admin login');
  expect(localStorage).toHaveLength(0);
});

test.each([
  [paths.login, 'Login'],
  [paths.adminLogin, 'Admin login'],
])('a request refused on %s does not redirect', async (path, heading) => {
  saveSession();
  responses.Viewer = respondWithError(401);
  await open(path);
  expect(getToastTexts()).toEqual([REQUIRED]);
  expect(getTitle()).toBe(heading);
  expect(screen.getByLabelText('Email')).toBeDefined();
  expect(localStorage).toHaveLength(0);
});

test('a customer refused at the admin login sees the reason, and no account data is requested', async () => {
  responses.AdminLogin = respondWithError(403);
  responses.Viewer = vi.fn(respondWithError(401));
  await open(paths.adminLogin);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: asha.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'five small gold rings' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await advanceTime(1000);
  expect(getToastTexts()).toEqual(['You do not have permission to perform this action.']);
  expect(responses.Viewer).not.toHaveBeenCalled();
});

test('a read that times out is reported after 10 s, and the screen recovers', async () => {
  responses.CollectionsPage = neverRespond;
  await open(paths.collections);
  await advanceTime(10_000);
  expect(getToastTexts()).toEqual(['Request timeout. Please check your connection.']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();

  responses.CollectionsPage = respondWith({ collections: [] });
  await advanceTime(1000);
  expect(screen.getByText('No collections right now')).toBeDefined();
  expect(toasts).toHaveLength(1);
});

const failingRequest: ServerResponse = () => Promise.reject(new Error('torn'));

test.each([
  ['no response in time', 'Request timeout. Please check your connection.', neverRespond],
  ['a broken connection', 'Unable to connect to server. Please check your internet connection.', failNetwork],
  ['any other failure without a response', 'Network error. Please try again.', failingRequest],
  ['a refusal', 'You do not have permission to perform this action.', respondWithError(403)],
  ['a server error', 'Server error. Please try again later.', respondWithError(500)],
  ['an unavailable server', 'Server error. Please try again later.', respondWithError(503)],
])('%s shows “%s”, logs an error and loads the screen on retry', async (_case, text, failure) => {
  responses.CollectionsPage = failure;
  await open(paths.collections);
  await advanceTime(4 * 10_000 + 7000);
  expect(toasts).toEqual([{ text, variant: 'error', duration: 5000 }]);
  expect(logError).toHaveBeenCalledWith('CollectionsPage failed.', expect.anything());

  responses.CollectionsPage = respondWith({ collections: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await advanceTime(0);
  expect(screen.getByText('No collections right now')).toBeDefined();
});
