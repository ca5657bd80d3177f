import { ApolloLink } from '@apollo/client';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Link } from 'react-router-dom';
import { NEVER, type Observable, of, throwError } from 'rxjs';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { paths } from '#web/paths.ts';
import { runLogoutTasks } from '#web/session/logoutTasks.ts';
import { sessionAtom, signedOutSession } from '#web/session/session.atoms.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { type RecordedToast, recordToasts } from '#web/testing/recordToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { StubObserver } from '#web/testing/StubObserver.ts';
import { ActivitySync } from './ActivitySync.tsx';
import { viewedProductAtom } from './viewedProduct.atoms.ts';

const viewer = createViewer();

let toasts: RecordedToast[];
let consoleError: MockInstance<typeof console.error>;
let consent: boolean | null;
let isHidden: boolean;
let requests: { name: string | undefined; variables: Record<string, unknown> }[];
let store: ReturnType<typeof createStore>;

beforeEach(async () => {
  vi.stubGlobal('ResizeObserver', StubObserver);
  // Loaded lazily, so import it before the tests.
  await import('#web/session/consent/ConsentBanner.tsx');
  vi.useFakeTimers();
  consoleError = vi.spyOn(console, 'error').mockReturnValue();
  toasts = recordToasts();
  requests = [];
  isHidden = false;
  store = createStore();
  store.set(sessionAtom, { ...signedOutSession, viewer });
});

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const payload = { stored: 1, errors: [] };

const link = new ApolloLink(({ operationName: name, variables }): Observable<ApolloLink.Result> => {
  const buildUser = () => ({ __typename: 'User', id: viewer.id, hasActivityConsent: consent });
  if (name === 'Consent') return of({ data: { me: buildUser() } });
  if (name === 'Store') return NEVER;
  requests.push({ name, variables });
  if (name === 'SetActivityConsent') {
    consent = variables.input.consent;
    return of({
      data: { setActivityConsent: { __typename: 'ActivityConsentPayload', user: buildUser(), errors: [] } },
    });
  }
  if (name === 'RecordActivity') {
    if (isHidden) return throwError(() => new TypeError('Failed to fetch'));
    return of({ data: { recordActivity: { __typename: 'ActivityPayload', ...payload } } });
  }
  if (name === 'SaveSessionData')
    return of({ data: { saveSessionData: { __typename: 'ActivityPayload', ...payload } } });
  return of({ data: { trackProductView: { __typename: 'ActivityPayload', ...payload } } });
});

async function open(initialConsent: boolean | null, path: string = paths.about) {
  consent = initialConsent;
  renderScreen(
    <Provider store={store}>
      <h1>About</h1>
      <Link to={paths.contact}>Contact</Link>
      <ActivitySync viewerId={viewer.id} />
    </Provider>,
    { at: path, link },
  );
  await advanceTime(100);
}

function click(times: number) {
  for (let index = 0; index < times; index++) fireEvent.click(screen.getByRole('heading', { level: 1 }));
}

function setTabVisible(isShown: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  document.dispatchEvent(new Event('visibilitychange'));
}

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

type Batch = { type: string; [field: string]: unknown }[];
const listBatches = () =>
  requests
    .filter(({ name }) => name === 'RecordActivity')
    .map(
      ({ variables }) => (variables.input as { browsingData: { activities: Batch } }).browsingData.activities,
    );
const listClicks = (count: number) => Array(count).fill('CLICK');
const findConsentBanner = () => screen.queryByRole('region', { name: 'Your consent' });

test('ten activities are sent immediately, fewer after 30 seconds', async () => {
  await open(true);
  click(8);
  await advanceTime(0);
  expect(listBatches()).toEqual([]);
  click(1);
  await advanceTime(0);
  expect(listBatches().map((batch) => batch.map(({ type }) => type))).toEqual([
    ['PAGE_NAVIGATION', ...listClicks(9)],
  ]);

  click(1);
  await advanceTime(29_999);
  expect(listBatches()).toHaveLength(1);
  await advanceTime(1);
  expect(listBatches()[1]).toMatchObject([{ type: 'CLICK', element: 'H1' }]);
  expect(listBatches()).toHaveLength(2);
});

test('offline activities are queued and sent on reconnection', async () => {
  await open(true);
  setOnline(false);
  click(11);
  await advanceTime(0);
  expect(listBatches()).toEqual([]);
  setOnline(true);
  await advanceTime(0);
  expect(
    listBatches()
      .flat()
      .map(({ type }) => type),
  ).toEqual(['PAGE_NAVIGATION', ...listClicks(11)]);
});

test('hiding the tab records an exit with its duration, and showing it records an entry', async () => {
  await open(true);
  await advanceTime(11_900);
  setTabVisible(false);
  await advanceTime(0);
  expect(listBatches().flat()).toMatchObject([
    { type: 'PAGE_NAVIGATION', page: '/about' },
    { type: 'PAGE_EXIT', page: '/about', duration: 12 },
  ]);
  setTabVisible(true);
  await advanceTime(30_000);
  expect(listBatches()[1]).toMatchObject([{ type: 'PAGE_ENTRY', page: '/about' }]);
});

test('the last scroll before the tab is hidden is recorded before the exit', async () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(1000);
  await open(true);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1000);
  fireEvent.scroll(window);
  setTabVisible(false);
  await advanceTime(0);
  expect(listBatches().flat()).toMatchObject([
    { type: 'PAGE_NAVIGATION', page: '/about' },
    { type: 'SCROLL', maxScrollPercent: 50, currentScrollPercent: 50 },
    { type: 'PAGE_EXIT', page: '/about' },
  ]);
});

test('the last scroll before navigating is recorded before the next page', async () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(1000);
  await open(true);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(500);
  fireEvent.scroll(window);
  fireEvent.click(screen.getByRole('link', { name: 'Contact' }));
  await advanceTime(30_000);
  expect(listBatches().flat()).toMatchObject([
    { type: 'PAGE_NAVIGATION', page: '/about' },
    { type: 'CLICK' },
    { type: 'SCROLL', maxScrollPercent: 25, currentScrollPercent: 25 },
    { type: 'PAGE_NAVIGATION', page: '/contact' },
  ]);
});

test('signing out sends all recorded activity first', async () => {
  await open(true);
  click(1);
  await act(runLogoutTasks);
  expect(listBatches().flat()).toMatchObject([{ type: 'PAGE_NAVIGATION' }, { type: 'CLICK' }]);
});

test('a failed request is retried later without notifying the shopper', async () => {
  await open(true);
  isHidden = true;
  click(9);
  await advanceTime(0);
  expect(listBatches()).toHaveLength(1);
  expect(consoleError).toHaveBeenCalledExactlyOnceWith('Activity could not be stored.', expect.anything());

  isHidden = false;
  await advanceTime(30_000);
  expect(listBatches()).toHaveLength(2);
  expect(listBatches()[1]).toEqual(listBatches()[0]);
  expect(listBatches()[1]).toHaveLength(10);
  expect(toasts).toEqual([]);
});

test.each([
  ['declined', false],
  ['has not decided yet', null],
])('records nothing for a viewer who %s', async (_caller, initialConsent) => {
  await open(initialConsent);
  act(() => store.set(viewedProductAtom, 'ring'));
  click(11);
  await advanceTime(31_000);
  window.dispatchEvent(new Event('pagehide'));
  await advanceTime(0);
  expect(requests).toEqual([]);
});

test('with consent, records the visit and the product view', async () => {
  await open(true);
  act(() => store.set(viewedProductAtom, 'ring'));
  await advanceTime(0);
  expect(requests.map(({ name }) => name)).toEqual(['SaveSessionData', 'TrackProductView']);
  expect(requests[1]?.variables).toMatchObject({ input: { productId: 'ring' } });
});

test.each([
  ['Accept', true],
  ['Decline', false],
])('does not show the banner again after “%s”', async (name, choice) => {
  await open(null);
  expect(findConsentBanner()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name }));
  await advanceTime(0);
  expect(findConsentBanner()).toBeNull();
  expect(requests[0]).toEqual({ name: 'SetActivityConsent', variables: { input: { consent: choice } } });

  cleanup();
  await open(consent);
  expect(findConsentBanner()).toBeNull();
});

test('does not ask a guest for consent', async () => {
  store.set(sessionAtom, signedOutSession);
  await open(null);
  expect(findConsentBanner()).toBeNull();
  expect(requests).toEqual([]);
});

test.each([paths.cart, paths.checkout, paths.login, paths.register, paths.admin])(
  'does not ask for consent at %s',
  async (path) => {
    await open(null, path);
    expect(findConsentBanner()).toBeNull();
  },
);
