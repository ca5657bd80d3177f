import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestProblem } from '#web/api/requestProblem.ts';
import { beginLogout, endLogout } from '#web/session/logoutBarrier.ts';
import { clearSession, storedToken, storeSession } from '#web/session/token/tokenStore.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { createApolloClient } from './apollo.ts';
import { onRequestProblem } from './requestProblems.ts';

const READ = gql`query Store { store { name } }`;
const WRITE = gql`mutation Logout { logout { ended } }`;
const STORE = { data: { store: { __typename: 'Store', name: 'Aabhushan' } } };
const FAILED = { errors: [{ message: 'Oops', extensions: { code: 'INTERNAL_SERVER_ERROR' } }], data: null };
const NOT_NOW = { errors: [{ message: 'Not now.', extensions: { code: 'UNAVAILABLE' } }], data: null };
const REFUSED = { errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }], data: null };
const TIMED_OUT = 'Request timeout. Please check your connection.';
const UNAVAILABLE = 'Server error. Please try again later.';

const fetchMock = vi.fn<typeof fetch>();
let problems: RequestProblem[];
let stopListening: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'error').mockReturnValue();
  problems = [];
  stopListening = onRequestProblem((problem) => {
    problems.push(problem);
    if (problem.endsSession) clearSession();
  });
});

afterEach(() => {
  stopListening();
  fetchMock.mockReset();
});

const respond = (status: number, body: object) => async () =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/graphql-response+json' },
  });
const unavailable = async () => new Response('down', { status: 503 });
const failConnection = () => Promise.reject(new TypeError('Failed to fetch'));
const neverRespond = (_input: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  );

const read = () => createApolloClient().query({ query: READ, fetchPolicy: 'network-only' });

test.each([
  ['a server that is away', unavailable],
  ['a server that failed', respond(500, FAILED)],
  ['a database that is away', respond(503, NOT_NOW)],
  ['a lost connection', failConnection],
  ['no answer within 10 s', neverRespond, [{ message: TIMED_OUT }]],
])('retries a read after 1, 2 and 4 s: %s', async (_what, failure, reported: object[] = []) => {
  fetchMock.mockImplementation(failure);
  fetchMock.mockImplementationOnce(failure).mockImplementationOnce(failure).mockImplementationOnce(failure);
  fetchMock.mockImplementationOnce(respond(200, STORE));
  const pendingRequest = read();

  await vi.advanceTimersByTimeAsync(3 * 10_000 + 7000);

  expect((await pendingRequest).data).toMatchObject({ store: { name: 'Aabhushan' } });
  expect(fetchMock).toHaveBeenCalledTimes(4);
  expect(problems).toEqual(reported);
});

test('a read that times out is reported once after its first 10 s and retried', async () => {
  fetchMock.mockImplementation(neverRespond);
  const pendingRequest = read().catch((error) => error);

  await vi.advanceTimersByTimeAsync(9_999);
  expect(problems).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(problems).toEqual([{ message: TIMED_OUT }]);

  await vi.advanceTimersByTimeAsync(60_000);
  expect(await pendingRequest).toMatchObject({ name: 'TimeoutError' });
  expect(fetchMock).toHaveBeenCalledTimes(4);
  expect(problems).toEqual([{ message: TIMED_OUT }]);
});

test('a read that times out and then gets a server error reports both', async () => {
  fetchMock.mockImplementation(unavailable).mockImplementationOnce(neverRespond);
  const pendingRequest = read().catch((error) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await pendingRequest).toBeInstanceOf(Error);
  expect(problems).toEqual([{ message: TIMED_OUT }, { message: UNAVAILABLE }]);
});

test('a quiet read that times out is not reported', async () => {
  fetchMock.mockImplementation(neverRespond);
  const pendingRequest = createApolloClient()
    .query({ query: READ, fetchPolicy: 'network-only', context: { quiet: true } })
    .catch((error) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await pendingRequest).toMatchObject({ name: 'TimeoutError' });
  expect(problems).toEqual([]);
});

test('a write that times out is reported once', async () => {
  fetchMock.mockImplementation(neverRespond);
  const sent = createApolloClient()
    .mutate({ mutation: WRITE })
    .catch((error) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await sent).toMatchObject({ name: 'TimeoutError' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(problems).toEqual([{ message: TIMED_OUT }]);
});

test('a read whose retries all fail is reported once', async () => {
  fetchMock.mockImplementation(unavailable);
  const pendingRequest = read().catch((error) => error);

  await vi.advanceTimersByTimeAsync(60_000);

  expect(await pendingRequest).toBeInstanceOf(Error);
  expect(fetchMock).toHaveBeenCalledTimes(4);
  expect(problems).toEqual([{ message: UNAVAILABLE }]);
});

test.each([
  ['a server that is away', unavailable],
  ['a server that failed', respond(500, FAILED)],
  ['a database that is away', respond(503, NOT_NOW)],
  ['a lost connection', failConnection],
])('never retries a write: %s', async (_what, failure) => {
  fetchMock.mockImplementation(failure);
  const sent = createApolloClient()
    .mutate({ mutation: WRITE })
    .catch((error) => error);

  await vi.advanceTimersByTimeAsync(60_000);

  expect(await sent).toBeInstanceOf(Error);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(problems).toHaveLength(1);
});

test('a refused token ends the session with one message, and public data is read without it', async () => {
  storeSession('t'.repeat(60), createViewer());
  fetchMock.mockImplementation((_input, init) =>
    new Headers(init?.headers).has('authorization') ? respond(401, REFUSED)() : respond(200, STORE)(),
  );

  const answers = await Promise.all([read(), read(), read()]);

  expect(answers.map(({ data }) => data)).toEqual([STORE.data, STORE.data, STORE.data]);
  expect(problems).toEqual([
    { message: 'Authentication required. Please login.', endsSession: true, isRead: true },
  ]);
  expect(storedToken()).toBeNull();
});

test('public data is read without a refused token, even before a screen can end the session', async () => {
  stopListening();
  storeSession('t'.repeat(60), createViewer());
  fetchMock.mockImplementation((_input, init) =>
    new Headers(init?.headers).has('authorization') ? respond(401, REFUSED)() : respond(200, STORE)(),
  );

  expect((await read()).data).toMatchObject({ store: { name: 'Aabhushan' } });
});

test('a refused token of a previous session does not end the new session', async () => {
  storeSession('n'.repeat(60), createViewer());
  fetchMock.mockImplementation(
    respond(200, { data: { logout: { __typename: 'LogoutPayload', ended: true } } }),
  );

  await createApolloClient().mutate({ mutation: WRITE, context: { quiet: true, token: 'the-left-one' } });

  expect(new Headers(fetchMock.mock.lastCall?.[1]?.headers).get('authorization')).toBe('Bearer the-left-one');
});

test('a query about the viewer without a token is refused locally, as the server would', async () => {
  const viewerQuery = createApolloClient().query({ query: gql`query Viewer { me { id } }` });

  expect(await viewerQuery.catch((error) => error)).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  expect(fetchMock).not.toHaveBeenCalled();
  expect(problems).toMatchObject([{ endsSession: true }]);
});

test('requests during a logout wait and are sent without a token; queries of closed screens are dropped', async () => {
  fetchMock.mockImplementation(respond(200, STORE));
  beginLogout();
  const activeQuery = read();
  const cancelledQuery = createApolloClient().watchQuery({ query: READ }).subscribe({});
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetchMock).not.toHaveBeenCalled();

  cancelledQuery.unsubscribe();
  endLogout();

  expect((await activeQuery).data).toMatchObject({ store: { name: 'Aabhushan' } });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('requests wait at most 3 s for the screen to close', async () => {
  fetchMock.mockImplementation(respond(200, STORE));
  beginLogout();
  const pendingRequest = read();
  await vi.advanceTimersByTimeAsync(3000);
  expect((await pendingRequest).data).toMatchObject({ store: { name: 'Aabhushan' } });
});

test('removes type names from data sent back as variables', async () => {
  fetchMock.mockImplementation(respond(200, { data: { move: null } }));
  const input = { id: 'b1', focus: { __typename: 'FocalPoint', x: 90, y: 55 } };

  await createApolloClient().mutate({
    mutation: gql`mutation Move($input: MoveInput!) { move(input: $input) }`,
    variables: { input },
    context: { quiet: true },
  });

  expect(JSON.parse(String(fetchMock.mock.lastCall?.[1]?.body)).variables).toEqual({
    input: { id: 'b1', focus: { x: 90, y: 55 } },
  });
});
