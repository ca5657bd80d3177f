import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { I18nProvider } from '@lingui/react';
import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { NEVER, type Observable, of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { createViewer, toUser } from '#web/testing/createViewer.ts';
import { sessionAtom } from './session.atoms.ts';
import { clearToken, storedToken, storeSession } from './token/tokenStore.ts';
import type { Viewer } from './token/viewer.ts';
import { useSessionStart } from './useSessionStart.ts';

const DAY = 24 * 60 * 60 * 1000;
const EXPIRED = 'Session expired. Please login again.';
const asha = createViewer();
const renamed = { ...asha, name: 'Asha Rai' };

const respond = vi.fn<() => Observable<ApolloLink.Result>>();
const respondWithViewer = (viewer: Viewer | null) => of({ data: { me: viewer && toUser(viewer) } });
const failing = (status: number) =>
  throwError(
    () => new ServerError('No.', { response: new Response(null, { status }), bodyText: 'No.' }),
  ) as Observable<ApolloLink.Result>;

beforeEach(() => {
  vi.useFakeTimers();
  storeSession('t'.repeat(60), asha);
});

afterEach(() => {
  respond.mockReset();
});

function start() {
  const store = createStore();
  const client = new ApolloClient({ link: new ApolloLink(respond), cache: new InMemoryCache() });
  renderHook(useSessionStart, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <I18nProvider i18n={i18n}>
        <Provider store={store}>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </Provider>
      </I18nProvider>
    ),
  });
  return () => store.get(sessionAtom);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const failConnection = () => throwError(() => new TypeError('Failed to fetch'));

test('uses the viewer from the server', async () => {
  respond.mockReturnValue(respondWithViewer(renamed));
  const session = start();
  await pass(0);
  expect(session()).toEqual({ viewer: renamed, isLoading: false, error: null });
  const { id, email, name, role } = renamed;
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ id, email, name, role });
});

test.each([
  ['503', () => failing(503)],
  ['500', () => failing(500)],
  ['429', () => failing(429)],
  ['no connection', failConnection],
])(
  'after a failed request (%s) the session stays, and the request is retried until the server responds',
  async (_what, failure) => {
    respond
      .mockImplementationOnce(failure)
      .mockImplementationOnce(failure)
      .mockReturnValue(respondWithViewer(renamed));
    const session = start();
    await pass(0);
    expect(session()).toEqual({ viewer: asha, isLoading: false, error: null });
    expect(storedToken()).not.toBeNull();

    await pass(1000 + 2000);
    expect(respond).toHaveBeenCalledTimes(3);
    expect(session().viewer).toEqual(renamed);
  },
);

test('retries immediately when the browser is online again', async () => {
  respond.mockImplementationOnce(failConnection).mockReturnValue(respondWithViewer(renamed));
  const session = start();
  await pass(0);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(session().viewer).toEqual(renamed);
});

test('waits at most 2 s for a response', async () => {
  respond.mockReturnValue(NEVER);
  const session = start();
  await pass(1999);
  expect(session().isLoading).toBe(true);
  await pass(1);
  expect(session()).toEqual({ viewer: asha, isLoading: false, error: null });
});

test.each([
  ['refuses the token', () => failing(401)],
  ['has no viewer for the token', () => respondWithViewer(null)],
])('a server that %s ends the session', async (_what, refusal) => {
  respond.mockImplementation(refusal);
  const session = start();
  await pass(0);
  expect(session()).toEqual({ viewer: null, isLoading: false, error: EXPIRED });
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['undefined', {}],
  ['null', {}],
  ['t'.repeat(49), {}],
  [`${'t'.repeat(60)}\n`, {}],
  [`${'t'.repeat(60)}—`, {}],
  ['t'.repeat(60), { tokenSetTime: String(Date.now() - 30 * DAY) }],
  ['t'.repeat(60), { tokenSetTime: '' }],
])('the invalid token %j clears the whole session without a request', async (token, others) => {
  clearToken();
  for (const [key, value] of Object.entries({
    authToken: token,
    tokenSetTime: String(Date.now()),
    ...others,
  }))
    localStorage.setItem(key, value);
  const session = start();
  await pass(0);
  expect(session()).toEqual({ viewer: null, isLoading: false, error: EXPIRED });
  expect(localStorage).toHaveLength(0);
  expect(respond).not.toHaveBeenCalled();
});

test('without a token the saved session is restored', async () => {
  clearToken();
  const session = start();
  await pass(0);
  expect(session()).toEqual({ viewer: asha, isLoading: false, error: null });
});
