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
import { clearToken, readToken, storeSession } from './token/tokenStore.ts';
import type { Viewer } from './token/viewer.ts';
import { useSessionStart } from './useSessionStart.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EXPIRED_TEXT = 'Session expired. Please login again.';
const asha = createViewer();
const renamedViewer = { ...asha, name: 'Asha Rai' };

const respond = vi.fn<() => Observable<ApolloLink.Result>>();
const respondWithViewer = (viewer: Viewer | null) => of({ data: { me: viewer && toUser(viewer) } });
const respondWithError = (status: number) =>
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

function startSession() {
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

const advanceTimers = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const failConnection = () => throwError(() => new TypeError('Failed to fetch'));

test('uses the viewer from the server', async () => {
  respond.mockReturnValue(respondWithViewer(renamedViewer));
  const session = startSession();
  await advanceTimers(0);
  expect(session()).toEqual({ viewer: renamedViewer, isLoading: false, error: null });
  const { id, email, name, role } = renamedViewer;
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ id, email, name, role });
});

test.each([
  ['503', () => respondWithError(503)],
  ['500', () => respondWithError(500)],
  ['429', () => respondWithError(429)],
  ['no connection', failConnection],
])(
  'after a failed request (%s) the session stays, and the request is retried until the server responds',
  async (_case, failure) => {
    respond
      .mockImplementationOnce(failure)
      .mockImplementationOnce(failure)
      .mockReturnValue(respondWithViewer(renamedViewer));
    const session = startSession();
    await advanceTimers(0);
    expect(session()).toEqual({ viewer: asha, isLoading: false, error: null });
    expect(readToken()).not.toBeNull();

    await advanceTimers(1000 + 2000);
    expect(respond).toHaveBeenCalledTimes(3);
    expect(session().viewer).toEqual(renamedViewer);
  },
);

test('retries immediately when the browser is online again', async () => {
  respond.mockImplementationOnce(failConnection).mockReturnValue(respondWithViewer(renamedViewer));
  const session = startSession();
  await advanceTimers(0);
  window.dispatchEvent(new Event('online'));
  await advanceTimers(0);
  expect(session().viewer).toEqual(renamedViewer);
});

test('waits at most 2 s for a response', async () => {
  respond.mockReturnValue(NEVER);
  const session = startSession();
  await advanceTimers(1999);
  expect(session().isLoading).toBe(true);
  await advanceTimers(1);
  expect(session()).toEqual({ viewer: asha, isLoading: false, error: null });
});

test.each([
  ['refuses the token', () => respondWithError(401)],
  ['returns no viewer for the token', () => respondWithViewer(null)],
])('a server that %s ends the session', async (_case, respondWithRefusal) => {
  respond.mockImplementation(respondWithRefusal);
  const session = startSession();
  await advanceTimers(0);
  expect(session()).toEqual({ viewer: null, isLoading: false, error: EXPIRED_TEXT });
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['undefined', {}],
  ['null', {}],
  ['t'.repeat(49), {}],
  [`${'t'.repeat(60)}\n`, {}],
  [`${'t'.repeat(60)}—`, {}],
  ['t'.repeat(60), { tokenSetTime: String(Date.now() - 30 * DAY_MS) }],
  ['t'.repeat(60), { tokenSetTime: '' }],
])('the invalid token %j clears all session data without a request', async (token, otherEntries) => {
  clearToken();
  for (const [key, value] of Object.entries({
    authToken: token,
    tokenSetTime: String(Date.now()),
    ...otherEntries,
  }))
    localStorage.setItem(key, value);
  const session = startSession();
  await advanceTimers(0);
  expect(session()).toEqual({ viewer: null, isLoading: false, error: EXPIRED_TEXT });
  expect(localStorage).toHaveLength(0);
  expect(respond).not.toHaveBeenCalled();
});

test('without a token the saved session is restored', async () => {
  clearToken();
  const session = startSession();
  await advanceTimers(0);
  expect(session()).toEqual({ viewer: asha, isLoading: false, error: null });
});
