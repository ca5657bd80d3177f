import { ApolloLink } from '@apollo/client';
import { act, cleanup, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Route, Routes } from 'react-router-dom';
import { type Observable, of } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequireViewer } from '#web/app/RequireViewer.tsx';
import { paths } from '#web/paths.ts';
import { createViewer, toUser } from '#web/testing/createViewer.ts';
import { type RecordedToast, recordToasts } from '#web/testing/recordToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { beginLogout, waitForLogout } from './logoutBarrier.ts';
import { SessionSync } from './SessionSync.tsx';
import { sessionAtom, signedOutSession } from './session.atoms.ts';
import { clearToken, storeSession } from './token/tokenStore.ts';
import { useSessionWatch } from './token/useSessionWatch.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const EXPIRED_TEXT = 'Session expired. Please login again.';
const asha = createViewer();
const getWarningText = (days: number) =>
  `Your session will expire in ${days} day(s). Please save your work and login again to continue.`;

let toasts: RecordedToast[];
let store: ReturnType<typeof createStore>;

beforeEach(() => {
  vi.useFakeTimers();
  toasts = recordToasts();
});

const advanceTimers = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Simulates a laptop waking up: time has passed, but no timer has fired. */
const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms);
const saveSession = (age = 0) => storeSession('t'.repeat(60), asha, Date.now() - age);
const getViewer = () => store.get(sessionAtom).viewer;

async function open(path: string = paths.profile) {
  store = createStore();
  renderScreen(
    <Provider store={store}>
      <SessionSync />
      <SessionWatch />
      <Routes>
        <Route path={paths.about} element={<h1>About</h1>} />
        <Route path={paths.login} element={<h1>Login</h1>} />
        <Route element={<RequireViewer />}>
          <Route path={paths.profile} element={<h1>Profile</h1>} />
        </Route>
      </Routes>
    </Provider>,
    {
      at: path,
      link: new ApolloLink(
        ({ operationName }) =>
          of({
            data: operationName === 'Viewer' ? { me: toUser(asha) } : {},
          }) as Observable<ApolloLink.Result>,
      ),
    },
  );
  await advanceTimers(0);
}

/** Rendered by `ViewerSync` in the app. */
function SessionWatch() {
  useSessionWatch();
  return null;
}

const getTitle = () => screen.getByRole('heading', { level: 1 }).textContent;

test('checks the token every 5 minutes; an expired token ends the session with a toast', async () => {
  saveSession();
  await open();
  expect(getTitle()).toBe('Profile');

  localStorage.setItem('tokenSetTime', String(Date.now() - 30 * DAY_MS));
  await advanceTimers(5 * MINUTE_MS - 1);
  expect(getViewer()).toEqual(asha);
  expect(localStorage.getItem('authToken')).not.toBeNull();

  await advanceTimers(1);
  expect(toasts).toEqual([{ text: EXPIRED_TEXT, variant: 'error', duration: 5000 }]);
  expect(store.get(sessionAtom)).toEqual({ viewer: null, isLoading: false, error: EXPIRED_TEXT });
  expect(localStorage).toHaveLength(0);
  expect(getTitle()).toBe('Login');
});

test('ends a session that turns 29 days old while the shop is open', async () => {
  saveSession();
  await open(paths.about);
  advanceClock(29 * DAY_MS);
  await advanceTimers(5 * MINUTE_MS);
  expect(toasts.map(({ text }) => text)).toContain(EXPIRED_TEXT);
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(getViewer()).toBeNull();
  expect(getTitle()).toBe('About');
});

test.each([
  [25 * DAY_MS + MINUTE_MS, 4],
  [26 * DAY_MS, 3],
  [29 * DAY_MS - 5 * MINUTE_MS, 1],
])(
  'a session %d ms old shows a warning that %d days are left, and does not show it again after a reload',
  async (age, days) => {
    saveSession(age);
    await open();
    expect(toasts).toEqual([{ text: getWarningText(days), variant: 'warning', duration: 10_000 }]);

    cleanup();
    await open();
    expect(getViewer()).toEqual(asha);
    expect(toasts).toHaveLength(1);
  },
);

test.each([0, 25 * DAY_MS - 10 * MINUTE_MS])('a session %d ms old shows no warning', async (age) => {
  saveSession(age);
  await open();
  expect(getViewer()).toEqual(asha);
  expect(toasts).toEqual([]);
});

test('the warning appears once, on the 25th day, without a reload', async () => {
  saveSession();
  await open();
  await advanceTimers(5 * MINUTE_MS);
  advanceClock(25 * DAY_MS);
  await advanceTimers(5 * MINUTE_MS);
  expect(toasts.map(({ text }) => text)).toEqual([getWarningText(4)]);

  advanceClock(DAY_MS);
  await advanceTimers(5 * MINUTE_MS);
  expect(toasts).toHaveLength(1);
});

test.each([
  ['is too short', 'authToken', 't'.repeat(49)],
  ['is the text “undefined”', 'authToken', 'undefined'],
  ['is the text “null”', 'authToken', 'null'],
  ['is 30 days old', 'tokenSetTime', String(Date.now() - 30 * DAY_MS)],
  ['has no timestamp', 'tokenSetTime', ''],
])(
  'at start-up, a token that %s is reported once as expired, and the page stays open',
  async (_case, key, value) => {
    saveSession();
    clearToken();
    localStorage.setItem('authToken', 't'.repeat(60));
    localStorage.setItem('tokenSetTime', String(Date.now()));
    localStorage.setItem(key, value);
    await open(paths.about);
    await advanceTimers(5 * MINUTE_MS);
    expect(toasts.map(({ text }) => text)).toEqual([EXPIRED_TEXT]);
    expect(getViewer()).toBeNull();
    expect(getTitle()).toBe('About');
  },
);

test.each([
  [30 * DAY_MS - MINUTE_MS, true],
  [30 * DAY_MS, false],
])(
  'a session %d ms old that was saved without a token is restored: %j, and no message is shown',
  async (age, isRestored) => {
    saveSession(age);
    clearToken();
    await open(paths.about);
    expect(getViewer()).toEqual(isRestored ? asha : null);
    expect(localStorage.getItem('user') !== null).toBe(isRestored);
    expect(localStorage.getItem('authState') !== null).toBe(isRestored);
    expect(toasts).toEqual([]);
  },
);

test('a session without a token that turns 30 days old while the shop is open is removed completely', async () => {
  saveSession(30 * DAY_MS - MINUTE_MS);
  clearToken();
  await open(paths.about);
  expect(getViewer()).toEqual(asha);
  await advanceTimers(5 * MINUTE_MS);
  expect(getViewer()).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(toasts).toEqual([]);
  expect(getTitle()).toBe('About');
});

test('requests waiting for the account’s screens to close continue afterwards', async () => {
  saveSession();
  await open();
  beginLogout();
  let hasContinued = false;
  void waitForLogout().then(() => {
    hasContinued = true;
  });
  await advanceTimers(100);
  expect(hasContinued).toBe(false);

  act(() => store.set(sessionAtom, signedOutSession));
  await advanceTimers(100);

  expect(hasContinued).toBe(true);
});
