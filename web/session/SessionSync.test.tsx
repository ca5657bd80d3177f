import { ApolloLink } from '@apollo/client';
import { act, cleanup, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Route, Routes } from 'react-router-dom';
import { type Observable, of } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { RequireViewer } from '#web/app/RequireViewer.tsx';
import { paths } from '#web/paths.ts';
import { aViewer, toUser } from '#web/testing/aViewer.ts';
import { listenToToasts, type SaidToast } from '#web/testing/listenToToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { beginLeaving, left } from './leaving.ts';
import { SessionSync } from './SessionSync.tsx';
import { sessionAtom, signedOut } from './session.atoms.ts';
import { clearToken, keepSession } from './token/tokenStore.ts';
import { useSessionWatch } from './token/useSessionWatch.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EXPIRED = 'Session expired. Please login again.';
const asha = aViewer();
const toWarning = (days: number) =>
  `Your session will expire in ${days} day(s). Please save your work and login again to continue.`;

let said: SaidToast[];
let store: ReturnType<typeof createStore>;

beforeEach(() => {
  vi.useFakeTimers();
  said = listenToToasts();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** As when a laptop wakes up: the time is another, and the timers have not run. */
const leap = (ms: number) => vi.setSystemTime(Date.now() + ms);
const keep = (age = 0) => keepSession('t'.repeat(60), asha, Date.now() - age);
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

/** As within `ViewerSync`. */
function SessionWatch() {
  useSessionWatch();
  return null;
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('every 5 minutes the token is looked at; one that has expired ends the session with a toast', async () => {
  keep();
  await open();
  expect(title()).toBe('Profile');

  localStorage.setItem('tokenSetTime', String(Date.now() - 30 * DAY));
  await pass(5 * MINUTE - 1);
  expect(viewer()).toEqual(asha);
  expect(localStorage.getItem('authToken')).not.toBeNull();

  await pass(1);
  expect(said).toEqual([{ text: EXPIRED, variant: 'error', duration: 5000 }]);
  expect(store.get(sessionAtom)).toEqual({ viewer: null, isLoading: false, error: EXPIRED });
  expect(localStorage).toHaveLength(0);
  expect(title()).toBe('Login');
});

test('a session that runs past 29 days while the shop is open is over', async () => {
  keep();
  await open(paths.about);
  leap(29 * DAY);
  await pass(5 * MINUTE);
  expect(said.map(({ text }) => text)).toContain(EXPIRED);
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(viewer()).toBeNull();
  expect(title()).toBe('About');
});

test.each([
  [25 * DAY + MINUTE, 4],
  [26 * DAY, 3],
  [29 * DAY - 5 * MINUTE, 1],
])('a session of %d ms is warned of with %d days left, and not again after a reload', async (age, days) => {
  keep(age);
  await open();
  expect(said).toEqual([{ text: toWarning(days), variant: 'warning', duration: 10_000 }]);

  cleanup();
  await open();
  expect(viewer()).toEqual(asha);
  expect(said).toHaveLength(1);
});

test.each([0, 25 * DAY - 10 * MINUTE])('a session of %d ms is not warned of', async (age) => {
  keep(age);
  await open();
  expect(viewer()).toEqual(asha);
  expect(said).toEqual([]);
});

test('the warning comes by itself on the 25th day, and once', async () => {
  keep();
  await open();
  await pass(5 * MINUTE);
  leap(25 * DAY);
  await pass(5 * MINUTE);
  expect(said.map(({ text }) => text)).toEqual([toWarning(4)]);

  leap(DAY);
  await pass(5 * MINUTE);
  expect(said).toHaveLength(1);
});

test.each([
  ['is too short', 'authToken', 't'.repeat(49)],
  ['is the text undefined', 'authToken', 'undefined'],
  ['is the text null', 'authToken', 'null'],
  ['is 30 days old', 'tokenSetTime', String(Date.now() - 30 * DAY)],
  ['has no time', 'tokenSetTime', ''],
])('at start a token that %s is told once, and the page stays', async (_what, key, value) => {
  keep();
  clearToken();
  localStorage.setItem('authToken', 't'.repeat(60));
  localStorage.setItem('tokenSetTime', String(Date.now()));
  localStorage.setItem(key, value);
  await open(paths.about);
  await pass(5 * MINUTE);
  expect(said.map(({ text }) => text)).toEqual([EXPIRED]);
  expect(viewer()).toBeNull();
  expect(title()).toBe('About');
});

test.each([
  [30 * DAY - MINUTE, true],
  [30 * DAY, false],
])(
  'a session of %d ms that was saved without a token is restored: %j, without a word',
  async (age, restored) => {
    keep(age);
    clearToken();
    await open(paths.about);
    expect(viewer()).toEqual(restored ? asha : null);
    expect(localStorage.getItem('user') !== null).toBe(restored);
    expect(localStorage.getItem('authState') !== null).toBe(restored);
    expect(said).toEqual([]);
  },
);

test('a session without a token that turns 30 days old while the shop is open is removed whole', async () => {
  keep(30 * DAY - MINUTE);
  clearToken();
  await open(paths.about);
  expect(viewer()).toEqual(asha);
  await pass(5 * MINUTE);
  expect(viewer()).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(said).toEqual([]);
  expect(title()).toBe('About');
});

test('what waits for the screens of the account goes on once they are gone', async () => {
  keep();
  await open();
  beginLeaving();
  let goesOn = false;
  void left().then(() => {
    goesOn = true;
  });
  await pass(100);
  expect(goesOn).toBe(false);

  act(() => store.set(sessionAtom, signedOut));
  await pass(100);

  expect(goesOn).toBe(true);
});
