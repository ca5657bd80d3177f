import { ApolloLink } from '@apollo/client';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Link } from 'react-router-dom';
import { NEVER, type Observable, of, throwError } from 'rxjs';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { paths } from '#web/paths.ts';
import { sayFarewells } from '#web/session/farewells.ts';
import { sessionAtom, signedOut } from '#web/session/session.atoms.ts';
import { aViewer } from '#web/testing/aViewer.ts';
import { listenToToasts, type SaidToast } from '#web/testing/listenToToasts.ts';
import { NoObserver } from '#web/testing/NoObserver.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { ActivitySync } from './ActivitySync.tsx';
import { lookedAtAtom } from './lookedAt.atoms.ts';

const asha = aViewer();

let said: SaidToast[];
let inConsole: MockInstance<typeof console.error>;
let consent: boolean | null;
let isAway: boolean;
let sent: { name: string | undefined; variables: Record<string, unknown> }[];
let store: ReturnType<typeof createStore>;

beforeEach(async () => {
  vi.stubGlobal('ResizeObserver', NoObserver);
  // Fetched when it is first shown.
  await import('#web/session/consent/ConsentBanner.tsx');
  vi.useFakeTimers();
  inConsole = vi.spyOn(console, 'error').mockReturnValue();
  said = listenToToasts();
  sent = [];
  isAway = false;
  store = createStore();
  store.set(sessionAtom, { ...signedOut, viewer: asha });
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const stored = { stored: 1, errors: [] };

const link = new ApolloLink(({ operationName: name, variables }): Observable<ApolloLink.Result> => {
  const user = () => ({ __typename: 'User', id: asha.id, hasActivityConsent: consent });
  if (name === 'Consent') return of({ data: { me: user() } });
  if (name === 'Store') return NEVER;
  sent.push({ name, variables });
  if (name === 'SetActivityConsent') {
    consent = variables.input.consent;
    return of({
      data: { setActivityConsent: { __typename: 'ActivityConsentPayload', user: user(), errors: [] } },
    });
  }
  if (name === 'RecordActivity') {
    if (isAway) return throwError(() => new TypeError('Failed to fetch'));
    return of({ data: { recordActivity: { __typename: 'ActivityPayload', ...stored } } });
  }
  if (name === 'SaveSessionData')
    return of({ data: { saveSessionData: { __typename: 'ActivityPayload', ...stored } } });
  return of({ data: { trackProductView: { __typename: 'ActivityPayload', ...stored } } });
});

async function open(given: boolean | null, at: string = paths.about) {
  consent = given;
  renderScreen(
    <Provider store={store}>
      <h1>About</h1>
      <Link to={paths.contact}>Contact</Link>
      <ActivitySync viewerId={asha.id} />
    </Provider>,
    { at, link },
  );
  await pass(100);
}

function click(times: number) {
  for (let each = 0; each < times; each++) fireEvent.click(screen.getByRole('heading', { level: 1 }));
}

function show(isShown: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown);
  document.dispatchEvent(new Event('visibilitychange'));
}

function connect(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

type Batch = { type: string; [field: string]: unknown }[];
const batches = () =>
  sent
    .filter(({ name }) => name === 'RecordActivity')
    .map(
      ({ variables }) => (variables.input as { browsingData: { activities: Batch } }).browsingData.activities,
    );
const clicks = (count: number) => Array(count).fill('CLICK');
const question = () => screen.queryByRole('region', { name: 'Your consent' });

test('ten leave at once, fewer after 30 seconds', async () => {
  await open(true);
  click(8);
  await pass(0);
  expect(batches()).toEqual([]);
  click(1);
  await pass(0);
  expect(batches().map((batch) => batch.map(({ type }) => type))).toEqual([
    ['PAGE_NAVIGATION', ...clicks(9)],
  ]);

  click(1);
  await pass(29_999);
  expect(batches()).toHaveLength(1);
  await pass(1);
  expect(batches()[1]).toMatchObject([{ type: 'CLICK', element: 'H1' }]);
  expect(batches()).toHaveLength(2);
});

test('offline everything waits, and leaves when the connection is back', async () => {
  await open(true);
  connect(false);
  click(11);
  await pass(0);
  expect(batches()).toEqual([]);
  connect(true);
  await pass(0);
  expect(
    batches()
      .flat()
      .map(({ type }) => type),
  ).toEqual(['PAGE_NAVIGATION', ...clicks(11)]);
});

test('a hidden tab is an exit with its duration, shown again an entry', async () => {
  await open(true);
  await pass(11_900);
  show(false);
  await pass(0);
  expect(batches().flat()).toMatchObject([
    { type: 'PAGE_NAVIGATION', page: '/about' },
    { type: 'PAGE_EXIT', page: '/about', duration: 12 },
  ]);
  show(true);
  await pass(30_000);
  expect(batches()[1]).toMatchObject([{ type: 'PAGE_ENTRY', page: '/about' }]);
});

test('the last scroll before the tab is left is noted before the exit', async () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(1000);
  await open(true);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1000);
  fireEvent.scroll(window);
  show(false);
  await pass(0);
  expect(batches().flat()).toMatchObject([
    { type: 'PAGE_NAVIGATION', page: '/about' },
    { type: 'SCROLL', maxScrollPercent: 50, currentScrollPercent: 50 },
    { type: 'PAGE_EXIT', page: '/about' },
  ]);
});

test('the last scroll before another page is noted before that page', async () => {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000);
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(1000);
  await open(true);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(500);
  fireEvent.scroll(window);
  fireEvent.click(screen.getByRole('link', { name: 'Contact' }));
  await pass(30_000);
  expect(batches().flat()).toMatchObject([
    { type: 'PAGE_NAVIGATION', page: '/about' },
    { type: 'CLICK' },
    { type: 'SCROLL', maxScrollPercent: 25, currentScrollPercent: 25 },
    { type: 'PAGE_NAVIGATION', page: '/contact' },
  ]);
});

test('who signs out has all sent that was noted until then', async () => {
  await open(true);
  click(1);
  await act(sayFarewells);
  expect(batches().flat()).toMatchObject([{ type: 'PAGE_NAVIGATION' }, { type: 'CLICK' }]);
});

test('what does not arrive is sent again later, and the shopper hears nothing of it', async () => {
  await open(true);
  isAway = true;
  click(9);
  await pass(0);
  expect(batches()).toHaveLength(1);
  expect(inConsole).toHaveBeenCalledExactlyOnceWith('Activity was not stored.', expect.anything());

  isAway = false;
  await pass(30_000);
  expect(batches()).toHaveLength(2);
  expect(batches()[1]).toEqual(batches()[0]);
  expect(batches()[1]).toHaveLength(10);
  expect(said).toEqual([]);
});

test.each([
  ['said no', false],
  ['was not asked yet', null],
])('nothing is noted of who %s', async (_who, given) => {
  await open(given);
  act(() => store.set(lookedAtAtom, 'ring'));
  click(11);
  await pass(31_000);
  window.dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(sent).toEqual([]);
});

test('a piece that is looked at, and the visit, are told where one consented', async () => {
  await open(true);
  act(() => store.set(lookedAtAtom, 'ring'));
  await pass(0);
  expect(sent.map(({ name }) => name)).toEqual(['SaveSessionData', 'TrackProductView']);
  expect(sent[1]?.variables).toMatchObject({ input: { productId: 'ring' } });
});

test.each([
  ['Accept', true],
  ['Decline', false],
])('who is asked and says “%s” is not asked again', async (name, answer) => {
  await open(null);
  expect(question()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
  expect(question()).toBeNull();
  expect(sent[0]).toEqual({ name: 'SetActivityConsent', variables: { input: { consent: answer } } });

  cleanup();
  await open(consent);
  expect(question()).toBeNull();
});

test('a guest is not asked', async () => {
  store.set(sessionAtom, signedOut);
  await open(null);
  expect(question()).toBeNull();
  expect(sent).toEqual([]);
});

test.each([paths.cart, paths.checkout, paths.login, paths.register, paths.admin])(
  'nobody is asked at %s',
  async (at) => {
    await open(null, at);
    expect(question()).toBeNull();
  },
);
