import { act, fireEvent, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Role } from '#domain/accounts/roles.ts';
import { paths } from '#web/paths.ts';
import { SessionSync } from '#web/session/SessionSync.tsx';
import { AdminLoginPage } from '#web/session/signIn/AdminLoginPage.tsx';
import { LoginPage } from '#web/session/signIn/LoginPage.tsx';
import { keepSession } from '#web/session/token/tokenStore.ts';
import { useCollectionsPageQuery } from '#web/shop/collections/CollectionsPage.generated.ts';
import { CollectionsPage } from '#web/shop/collections/CollectionsPage.tsx';
import { aViewer, toUser } from '#web/testing/aViewer.ts';
import { listenToToasts, type SaidToast } from '#web/testing/listenToToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import {
  answered,
  lost,
  neverAnswered,
  refused,
  type StoreAnswer,
  storeAnswering,
} from '#web/testing/storeAnswers.ts';
import { RequireStaff } from '../RequireStaff.tsx';
import { RequireViewer } from '../RequireViewer.tsx';
import { createApolloClient } from './apollo.ts';
import { RequestProblems } from './RequestProblems.tsx';

const EXPIRED = 'Your session has expired. Please login again.';
const REQUIRED = 'Authentication required. Please login.';
const asha = aViewer();

let said: SaidToast[];
const inConsole = vi.fn();
let answers: Record<string, StoreAnswer>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(inConsole.mockReset());
  said = listenToToasts();
  // Without its facts the store goes by the defaults, and says nothing of it.
  answers = { Viewer: answered({ me: toUser(asha) }), Store: refused(404) };
  vi.stubGlobal('fetch', storeAnswering(answers));
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const texts = () => said.map(({ text }) => text);
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const keep = (role: Role = 'CUSTOMER') => keepSession('t'.repeat(60), aViewer({ role }));

/** A screen of an account that asks the store for something. */
function Dashboard() {
  const { data } = useCollectionsPageQuery();
  return <h1>{data ? 'Dashboard' : 'Waiting'}</h1>;
}

async function open(at: string) {
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
    { at, client: createApolloClient() },
  );
  await pass(0);
}

test.each([
  ['The token has expired', EXPIRED],
  ['No.', REQUIRED],
])('refused with “%s”: the session is cleared, “%s”, and the login leads back', async (why, text) => {
  keep();
  answers.CollectionsPage = refused(401, why);
  await open(paths.dashboard);
  await pass(1000);
  expect(texts()).toEqual([text]);
  expect(title()).toBe('Login');
  expect(localStorage).toHaveLength(0);

  answers.CollectionsPage = answered({ collections: [] });
  answers.Login = answered({
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
  await pass(1000);
  expect(title()).toBe('Dashboard');
});

test('refused within /admin it is the admin login that one is sent to', async () => {
  keep('ADMIN');
  answers.Viewer = refused(401);
  await open(paths.admin);
  expect(texts()).toEqual([REQUIRED]);
  expect(title()).toBe('Admin login');
  expect(localStorage).toHaveLength(0);
});

test.each([
  [paths.login, 'Login'],
  [paths.adminLogin, 'Admin login'],
])('refused on %s one stays there', async (path, heading) => {
  keep();
  answers.Viewer = refused(401);
  await open(path);
  expect(texts()).toEqual([REQUIRED]);
  expect(title()).toBe(heading);
  expect(screen.getByLabelText('Email')).toBeDefined();
  expect(localStorage).toHaveLength(0);
});

test('a customer who is refused at the admin login is told so, and nothing is asked for an account', async () => {
  answers.AdminLogin = refused(403);
  answers.Viewer = vi.fn(refused(401));
  await open(paths.adminLogin);
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: asha.email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'five small gold rings' } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await pass(1000);
  expect(texts()).toEqual(['You do not have permission to perform this action.']);
  expect(answers.Viewer).not.toHaveBeenCalled();
});

test('a read that hangs is reported after 10 s, and its screen recovers by itself', async () => {
  answers.CollectionsPage = neverAnswered;
  await open(paths.collections);
  await pass(10_000);
  expect(texts()).toEqual(['Request timeout. Please check your connection.']);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();

  answers.CollectionsPage = answered({ collections: [] });
  await pass(1000);
  expect(screen.getByText('No collections right now')).toBeDefined();
  expect(said).toHaveLength(1);
});

const torn: StoreAnswer = () => Promise.reject(new Error('torn'));

test.each([
  ['no answer in time', 'Request timeout. Please check your connection.', neverAnswered],
  ['a connection that breaks', 'Unable to connect to server. Please check your internet connection.', lost],
  ['any other failure without an answer', 'Network error. Please try again.', torn],
  ['a refusal', 'You do not have permission to perform this action.', refused(403)],
  ['a server that fails', 'Server error. Please try again later.', refused(500)],
  ['a server that is away', 'Server error. Please try again later.', refused(503)],
])('%s: “%s”, a word in the console, and another try brings the screen', async (_what, text, failure) => {
  answers.CollectionsPage = failure;
  await open(paths.collections);
  await pass(4 * 10_000 + 7000);
  expect(said).toEqual([{ text, variant: 'error', duration: 5000 }]);
  expect(inConsole).toHaveBeenCalledWith('CollectionsPage failed.', expect.anything());

  answers.CollectionsPage = answered({ collections: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByText('No collections right now')).toBeDefined();
});
