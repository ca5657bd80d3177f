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
import { beginLogout, logoutSettled } from './logoutBarrier.ts';
import { SessionSync } from './SessionSync.tsx';
import { sessionAtom, signedOutSession } from './session.atoms.ts';
import { clearToken, storeSession } from './token/tokenStore.ts';
import { useSessionWatch } from './token/useSessionWatch.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EXPIRED = 'Session expired. Please login again.';
const asha = createViewer();
const toWarning = (days: number) =>
  `Your session will expire in ${days} day(s). Please save your work and login again to continue.`;

let toasts: RecordedToast[];
let store: ReturnType<typeof createStore>;

beforeEach(() => {
  vi.useFakeTimers();
  toasts = recordToasts();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Simulates a laptop waking up: time has passed, but no timer has fired. */
const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms);
const keep = (age = 0) => storeSession('t'.repeat(60), asha, Date.now() - age);
const viewer = () => store.get(sessionAtom).viewer;

async function open(at: string = paths.profile) {
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
      at,
      link: new ApolloLink(
        ({ operationName }) =>
          of({
            data: operationName === 'Viewer' ? { me: toUser(asha) } : {},
          }) as Observable<ApolloLink.Result>,
      ),
    },
  );
  await pass(0);
}

/** Rendered by `ViewerSync` in the app. */
function SessionWatch() {
  useSessionWatch();
  return null;
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('checks the token every 5 minutes; an expired one ends the session with a toast', async () => {
  keep();
  await open();
  expect(title()).toBe('Profile');

  localStorage.setItem('tokenSetTime', String(Date.now() - 30 * DAY));
  await pass(5 * MINUTE - 1);
  expect(viewer()).toEqual(asha);
  expect(localStorage.getItem('authToken')).not.toBeNull();

  await pass(1);
  expect(toasts).toEqual([{ text: EXPIRED, variant: 'error', duration: 5000 }]);
  expect(store.get(sessionAtom)).toEqual({ viewer: null, isLoading: false, error: EXPIRED });
  expect(localStorage).toHaveLength(0);
  expect(title()).toBe('Login');
});

test('ends a session that turns 29 days old while the shop is open', async () => {
  keep();
  await open(paths.about);
  advanceClock(29 * DAY);
  await pass(5 * MINUTE);
  expect(toasts.map(({ text }) => text)).toContain(EXPIRED);
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(viewer()).toBeNull();
  expect(title()).toBe('About');
});

test.each([
  [25 * DAY + MINUTE, 4],
  [26 * DAY, 3],
  [29 * DAY - 5 * MINUTE, 1],
])('a session of %d ms warns that %d days are left, and not again after a reload', async (age, days) => {
  keep(age);
  await open();
  expect(toasts).toEqual([{ text: toWarning(days), variant: 'warning', duration: 10_000 }]);

  cleanup();
  await open();
  expect(viewer()).toEqual(asha);
  expect(toasts).toHaveLength(1);
});

test.each([0, 25 * DAY - 10 * MINUTE])('a session of %d ms does not warn', async (age) => {
  keep(age);
  await open();
  expect(viewer()).toEqual(asha);
  expect(toasts).toEqual([]);
});

test('the warning appears once on the 25th day without a reload', async () => {
  keep();
  await open();
  await pass(5 * MINUTE);
  advanceClock(25 * DAY);
  await pass(5 * MINUTE);
  expect(toasts.map(({ text }) => text)).toEqual([toWarning(4)]);

  advanceClock(DAY);
  await pass(5 * MINUTE);
  expect(toasts).toHaveLength(1);
});

test.each([
  ['is too short', 'authToken', 't'.repeat(49)],
  ['is the text undefined', 'authToken', 'undefined'],
  ['is the text null', 'authToken', 'null'],
  ['is 30 days old', 'tokenSetTime', String(Date.now() - 30 * DAY)],
  ['has no time', 'tokenSetTime', ''],
])('a token that %s on start is reported once, and the page stays', async (_what, key, value) => {
  keep();
  clearToken();
  localStorage.setItem('authToken', 't'.repeat(60));
  localStorage.setItem('tokenSetTime', String(Date.now()));
  localStorage.setItem(key, value);
  await open(paths.about);
  await pass(5 * MINUTE);
  expect(toasts.map(({ text }) => text)).toEqual([EXPIRED]);
  expect(viewer()).toBeNull();
  expect(title()).toBe('About');
});

test.each([
  [30 * DAY - MINUTE, true],
  [30 * DAY, false],
])('a session of %d ms saved without a token is restored: %j, without a message', async (age, restored) => {
  keep(age);
  clearToken();
  await open(paths.about);
  expect(viewer()).toEqual(restored ? asha : null);
  expect(localStorage.getItem('user') !== null).toBe(restored);
  expect(localStorage.getItem('authState') !== null).toBe(restored);
  expect(toasts).toEqual([]);
});

test('a session without a token that turns 30 days old while the shop is open is removed completely', async () => {
  keep(30 * DAY - MINUTE);
  clearToken();
  await open(paths.about);
  expect(viewer()).toEqual(asha);
  await pass(5 * MINUTE);
  expect(viewer()).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(toasts).toEqual([]);
  expect(title()).toBe('About');
});

test('requests waiting for the account’s screens to close continue afterwards', async () => {
  keep();
  await open();
  beginLogout();
  let hasContinued = false;
  void logoutSettled().then(() => {
    hasContinued = true;
  });
  await pass(100);
  expect(hasContinued).toBe(false);

  act(() => store.set(sessionAtom, signedOutSession));
  await pass(100);

  expect(hasContinued).toBe(true);
});
