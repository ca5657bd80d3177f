import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RequestProblem } from '#web/api/requestProblem.ts';
import { beginLeaving, endLeaving } from '#web/session/leaving.ts';
import { clearSession, keepSession, storedToken } from '#web/session/token/tokenStore.ts';
import { aViewer } from '#web/testing/aViewer.ts';
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

const fetched = vi.fn<typeof fetch>();
let told: RequestProblem[];
let stopListening: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockReturnValue();
  told = [];
  stopListening = onRequestProblem((problem) => {
    told.push(problem);
    if (problem.endsSession) clearSession();
  });
});

afterEach(() => {
  stopListening();
  fetched.mockReset();
});

const answer = (status: number, body: object) => async () =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/graphql-response+json' },
  });
const unavailable = async () => new Response('down', { status: 503 });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const silent = (_input: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
  );

const read = () => createApolloClient().query({ query: READ, fetchPolicy: 'network-only' });

test.each([
  ['a server that is away', unavailable],
  ['a server that failed', answer(500, FAILED)],
  ['a database that is away', answer(503, NOT_NOW)],
  ['a lost connection', lost],
  ['no answer within 10 s', silent, [{ message: TIMED_OUT }]],
])('a read is tried again after 1, 2 and 4 s: %s', async (_what, failure, reported: object[] = []) => {
  fetched.mockImplementation(failure);
  fetched.mockImplementationOnce(failure).mockImplementationOnce(failure).mockImplementationOnce(failure);
  fetched.mockImplementationOnce(answer(200, STORE));
  const asked = read();

  await vi.advanceTimersByTimeAsync(3 * 10_000 + 7000);

  expect((await asked).data).toMatchObject({ store: { name: 'Aabhushan' } });
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(told).toEqual(reported);
});

test('a read that hangs is reported after its first 10 s, once, and goes on', async () => {
  fetched.mockImplementation(silent);
  const asked = read().catch((error) => error);

  await vi.advanceTimersByTimeAsync(9_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([{ message: TIMED_OUT }]);

  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toMatchObject({ name: 'TimeoutError' });
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(told).toEqual([{ message: TIMED_OUT }]);
});

test('a read that hangs and is then refused by a broken server reports both', async () => {
  fetched.mockImplementation(unavailable).mockImplementationOnce(silent);
  const asked = read().catch((error) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toBeInstanceOf(Error);
  expect(told).toEqual([{ message: TIMED_OUT }, { message: UNAVAILABLE }]);
});

test('a quiet read that hangs is not reported', async () => {
  fetched.mockImplementation(silent);
  const asked = createApolloClient()
    .query({ query: READ, fetchPolicy: 'network-only', context: { quiet: true } })
    .catch((error) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked).toMatchObject({ name: 'TimeoutError' });
  expect(told).toEqual([]);
});

test('a write that hangs is reported once', async () => {
  fetched.mockImplementation(silent);
  const sent = createApolloClient()
    .mutate({ mutation: WRITE })
    .catch((error) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await sent).toMatchObject({ name: 'TimeoutError' });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(told).toEqual([{ message: TIMED_OUT }]);
});

test('a read that fails to the end is told once', async () => {
  fetched.mockImplementation(unavailable);
  const asked = read().catch((error) => error);

  await vi.advanceTimersByTimeAsync(60_000);

  expect(await asked).toBeInstanceOf(Error);
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(told).toEqual([{ message: UNAVAILABLE }]);
});

test.each([
  ['a server that is away', unavailable],
  ['a server that failed', answer(500, FAILED)],
  ['a database that is away', answer(503, NOT_NOW)],
  ['a lost connection', lost],
])('a write is never sent again: %s', async (_what, failure) => {
  fetched.mockImplementation(failure);
  const sent = createApolloClient()
    .mutate({ mutation: WRITE })
    .catch((error) => error);

  await vi.advanceTimersByTimeAsync(60_000);

  expect(await sent).toBeInstanceOf(Error);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(told).toHaveLength(1);
});

test('a refused token ends the session with one word, and what is everybody’s is read without it', async () => {
  keepSession('t'.repeat(60), aViewer());
  fetched.mockImplementation((_input, init) =>
    new Headers(init?.headers).has('authorization') ? answer(401, REFUSED)() : answer(200, STORE)(),
  );

  const answers = await Promise.all([read(), read(), read()]);

  expect(answers.map(({ data }) => data)).toEqual([STORE.data, STORE.data, STORE.data]);
  expect(told).toEqual([
    { message: 'Authentication required. Please login.', endsSession: true, wasRead: true },
  ]);
  expect(storedToken()).toBeNull();
});

test('what everybody may read is read without a refused token, also before any screen is there to end the session', async () => {
  stopListening();
  keepSession('t'.repeat(60), aViewer());
  fetched.mockImplementation((_input, init) =>
    new Headers(init?.headers).has('authorization') ? answer(401, REFUSED)() : answer(200, STORE)(),
  );

  expect((await read()).data).toMatchObject({ store: { name: 'Aabhushan' } });
});

test('a session that is left is ended itself, though somebody has signed in anew meanwhile', async () => {
  keepSession('n'.repeat(60), aViewer());
  fetched.mockImplementation(answer(200, { data: { logout: { __typename: 'LogoutPayload', ended: true } } }));

  await createApolloClient().mutate({ mutation: WRITE, context: { quiet: true, token: 'the-left-one' } });

  expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('authorization')).toBe('Bearer the-left-one');
});

test('a question about the viewer does not leave without a token, and is refused as the store would', async () => {
  const who = createApolloClient().query({ query: gql`query Viewer { me { id } }` });

  expect(await who.catch((error) => error)).toMatchObject({
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  expect(fetched).not.toHaveBeenCalled();
  expect(told).toMatchObject([{ endsSession: true }]);
});

test('what is asked while somebody leaves waits, and goes as nobody’s; what its screen has given up stays', async () => {
  fetched.mockImplementation(answer(200, STORE));
  beginLeaving();
  const kept = read();
  const givenUp = createApolloClient().watchQuery({ query: READ }).subscribe({});
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).not.toHaveBeenCalled();

  givenUp.unsubscribe();
  endLeaving();

  expect((await kept).data).toMatchObject({ store: { name: 'Aabhushan' } });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('nothing waits for longer than 3 s for a screen that does not go', async () => {
  fetched.mockImplementation(answer(200, STORE));
  beginLeaving();
  const asked = read();
  await vi.advanceTimersByTimeAsync(3000);
  expect((await asked).data).toMatchObject({ store: { name: 'Aabhushan' } });
});

test('what was read can be sent back as it is, without the names of its types', async () => {
  fetched.mockImplementation(answer(200, { data: { move: null } }));
  const input = { id: 'b1', focus: { __typename: 'FocalPoint', x: 90, y: 55 } };

  await createApolloClient().mutate({
    mutation: gql`mutation Move($input: MoveInput!) { move(input: $input) }`,
    variables: { input },
    context: { quiet: true },
  });

  expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body)).variables).toEqual({
    input: { id: 'b1', focus: { x: 90, y: 55 } },
  });
});
