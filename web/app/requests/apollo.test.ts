import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestProblem } from '#web/api/requestProblem.ts';
import { beginLogout, endLogout } from '#web/session/logoutBarrier.ts';
import { clearSession, readToken, storeSession } from '#web/session/token/tokenStore.ts';
import { createViewer } from '#web/testing/createViewer.ts';
import { createApolloClient } from './apollo.ts';
import { onRequestProblem } from './requestProblems.ts';

const STORE_QUERY = gql`query Store { store { name } }`;
const LOGOUT_MUTATION = gql`mutation Logout { logout { ended } }`;
const STORE_BODY = { data: { store: { __typename: 'Store', name: 'Aabhushan' } } };
const SERVER_ERROR_BODY = {
  errors: [{ message: 'Oops', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  data: null,
};
const UNAVAILABLE_BODY = {
  errors: [{ message: 'Not now.', extensions: { code: 'UNAVAILABLE' } }],
  data: null,
};
const UNAUTHENTICATED_BODY = {
  errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }],
  data: null,
};
const TIMEOUT_TEXT = 'Request timeout. Please check your connection.';
const UNAVAILABLE_TEXT = 'Server error. Please try again later.';

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
const respondWithUnavailable = async () => new Response('down', { status: 503 });
const failConnection = () => Promise.reject(new TypeError('Failed to fetch'));
const neverRespond = (_input: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  );

const readStore = () => createApolloClient().query({ query: STORE_QUERY, fetchPolicy: 'network-only' });

test.each([
  ['an unavailable server', respondWithUnavailable],
  ['a server error', respond(500, SERVER_ERROR_BODY)],
  ['an unavailable database', respond(503, UNAVAILABLE_BODY)],
  ['a lost connection', failConnection],
  ['no response within 10 s', neverRespond, [{ message: TIMEOUT_TEXT }]],
])('retries a read after 1, 2 and 4 s: %s', async (_case, failure, expectedProblems: object[] = []) => {
  fetchMock.mockImplementation(failure);
  fetchMock.mockImplementationOnce(failure).mockImplementationOnce(failure).mockImplementationOnce(failure);
  fetchMock.mockImplementationOnce(respond(200, STORE_BODY));
  const pendingRequest = readStore();

  await vi.advanceTimersByTimeAsync(3 * 10_000 + 7000);

  expect((await pendingRequest).data).toMatchObject({ store: { name: 'Aabhushan' } });
  expect(fetchMock).toHaveBeenCalledTimes(4);
  expect(problems).toEqual(expectedProblems);
});

test('a read that times out is reported once, after 10 s, and retried', async () => {
  fetchMock.mockImplementation(neverRespond);
  const pendingRequest = readStore().catch((error) => error);

  await vi.advanceTimersByTimeAsync(9_999);
  expect(problems).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(problems).toEqual([{ message: TIMEOUT_TEXT }]);

  await vi.advanceTimersByTimeAsync(60_000);
  expect(await pendingRequest).toMatchObject({ name: 'TimeoutError' });
  expect(fetchMock).toHaveBeenCalledTimes(4);
  expect(problems).toEqual([{ message: TIMEOUT_TEXT }]);
});

test('a read that times out and whose retry fails with a server error is reported for both', async () => {
  fetchMock.mockImplementation(respondWithUnavailable).mockImplementationOnce(neverRespond);
  const pendingRequest = readStore().catch((error) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await pendingRequest).toBeInstanceOf(Error);
  expect(problems).toEqual([{ message: TIMEOUT_TEXT }, { message: UNAVAILABLE_TEXT }]);
});

test('a quiet read that times out is not reported', async () => {
  fetchMock.mockImplementation(neverRespond);
  const pendingRequest = createApolloClient()
    .query({ query: STORE_QUERY, fetchPolicy: 'network-only', context: { quiet: true } })
    .catch((error) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await pendingRequest).toMatchObject({ name: 'TimeoutError' });
  expect(problems).toEqual([]);
});

test('a write that times out is reported once', async () => {
  fetchMock.mockImplementation(neverRespond);
  const mutationResult = createApolloClient()
    .mutate({ mutation: LOGOUT_MUTATION })
    .catch((error) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await mutationResult).toMatchObject({ name: 'TimeoutError' });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(problems).toEqual([{ message: TIMEOUT_TEXT }]);
});

test('a read whose retries all fail is reported once', async () => {
  fetchMock.mockImplementation(respondWithUnavailable);
  const pendingRequest = readStore().catch((error) => error);

  await vi.advanceTimersByTimeAsync(60_000);

  expect(await pendingRequest).toBeInstanceOf(Error);
  expect(fetchMock).toHaveBeenCalledTimes(4);
  expect(problems).toEqual([{ message: UNAVAILABLE_TEXT }]);
});

test.each([
  ['an unavailable server', respondWithUnavailable],
  ['a server error', respond(500, SERVER_ERROR_BODY)],
  ['an unavailable database', respond(503, UNAVAILABLE_BODY)],
  ['a lost connection', failConnection],
])('never retries a write: %s', async (_case, failure) => {
  fetchMock.mockImplementation(failure);
  const mutationResult = createApolloClient()
    .mutate({ mutation: LOGOUT_MUTATION })
    .catch((error) => error);

  await vi.advanceTimersByTimeAsync(60_000);

  expect(await mutationResult).toBeInstanceOf(Error);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(problems).toHaveLength(1);
});

test('a refused token ends the session with one message, and public data is then requested without a token', async () => {
  storeSession('t'.repeat(60), createViewer());
  fetchMock.mockImplementation((_input, init) =>
    new Headers(init?.headers).has('authorization')
      ? respond(401, UNAUTHENTICATED_BODY)()
      : respond(200, STORE_BODY)(),
  );

  const results = await Promise.all([readStore(), readStore(), readStore()]);

  expect(results.map(({ data }) => data)).toEqual([STORE_BODY.data, STORE_BODY.data, STORE_BODY.data]);
  expect(problems).toEqual([
    { message: 'Authentication required. Please login.', endsSession: true, isRead: true },
  ]);
  expect(readToken()).toBeNull();
});

test('public data is requested without a refused token, even before a screen has ended the session', async () => {
  stopListening();
  storeSession('t'.repeat(60), createViewer());
  fetchMock.mockImplementation((_input, init) =>
    new Headers(init?.headers).has('authorization')
      ? respond(401, UNAUTHENTICATED_BODY)()
      : respond(200, STORE_BODY)(),
  );

  expect((await readStore()).data).toMatchObject({ store: { name: 'Aabhushan' } });
});

test('a refused token of a previous session does not end the new session', async () => {
  storeSession('n'.repeat(60), createViewer());
  fetchMock.mockImplementation(
    respond(200, { data: { logout: { __typename: 'LogoutPayload', ended: true } } }),
  );

  await createApolloClient().mutate({
    mutation: LOGOUT_MUTATION,
    context: { quiet: true, token: 'the-left-one' },
  });

  expect(new Headers(fetchMock.mock.lastCall?.[1]?.headers).get('authorization')).toBe('Bearer the-left-one');
});

test('refuses a query about the viewer locally if there is no token, as the server would', async () => {
  const viewerQuery = createApolloClient().query({ query: gql`query Viewer { me { id } }` });

  expect(await viewerQuery.catch((error) => error)).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  expect(fetchMock).not.toHaveBeenCalled();
  expect(problems).toMatchObject([{ endsSession: true }]);
});

test('requests during a logout wait and are sent without a token; queries of closed screens are dropped', async () => {
  fetchMock.mockImplementation(respond(200, STORE_BODY));
  beginLogout();
  const activeQuery = readStore();
  const cancelledQuery = createApolloClient().watchQuery({ query: STORE_QUERY }).subscribe({});
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetchMock).not.toHaveBeenCalled();

  cancelledQuery.unsubscribe();
  endLogout();

  expect((await activeQuery).data).toMatchObject({ store: { name: 'Aabhushan' } });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('requests wait at most 3 s for the screen to close', async () => {
  fetchMock.mockImplementation(respond(200, STORE_BODY));
  beginLogout();
  const pendingRequest = readStore();
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
