import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
let user: User;

interface Tokens {
  token: string;
  refreshToken: string;
}

beforeEach(async () => {
  server.clock.now = start;
  user = await aCustomer(server.prisma);
});

test('returns a new pair of tokens for the same session and extends it', async () => {
  const first = await logIn();
  server.clock.now = new Date(start.getTime() + 59 * DAY_MS);

  const { data } = await refresh(first.refreshToken);

  expect(data?.refreshSession).toMatchObject({ user: { id: user.id }, errors: [] });
  expect((await requestMe(data?.refreshSession.token)).data?.me.id).toBe(user.id);
  expect(await server.prisma.session.count({ where: { userId: user.id } })).toBe(1);
  server.clock.now = new Date(start.getTime() + 118 * DAY_MS);
  expect((await refresh(data?.refreshSession.refreshToken)).status).toBe(200);
});

test('using a token twice ends the session and revokes all tokens derived from that token', async () => {
  const first = await logIn();
  const otherSession = await logIn();
  const second = (await refresh(first.refreshToken)).data?.refreshSession as Tokens;

  expect(findRefusal(await refresh(first.refreshToken))).toEqual(EXPIRED_REFUSAL);

  expect((await requestMe(second.token)).status).toBe(401);
  expect(findRefusal(await refresh(second.refreshToken))).toEqual(EXPIRED_REFUSAL);
  expect((await requestMe(otherSession.token)).status).toBe(200);
});

test('the second of two simultaneous refreshes ends the session', async () => {
  const { refreshToken } = await logIn();

  const responses = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);

  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  const successfulTokens = responses.find(({ status }) => status === 200)?.data?.refreshSession as Tokens;
  expect((await requestMe(successfulTokens.token)).status).toBe(401);
});

test.each([
  ['unknown', async () => 'no such token'],
  ['too old', () => issueTokenThenWait(60 * DAY_MS)],
  ['from an ended session', () => issueTokenThenUpdate({ endedAt: start })],
])('a token that is %s is refused', async (_name, token) => {
  expect(findRefusal(await refresh(await token()))).toEqual(EXPIRED_REFUSAL);
});

test('a blocked customer is refused', async () => {
  const { refreshToken } = await logIn();
  await server.prisma.user.update({ where: { id: user.id }, data: { status: 'BLOCKED' } });

  expect(findRefusal(await refresh(refreshToken))).toEqual(EXPIRED_REFUSAL);
});

const EXPIRED_REFUSAL = [401, 'UNAUTHENTICATED', 'Your session has expired. Please login again.'];

async function issueTokenThenWait(ms: number): Promise<string> {
  const { refreshToken } = await logIn();
  server.clock.now = new Date(start.getTime() + ms);
  return refreshToken;
}

async function issueTokenThenUpdate(change: { endedAt: Date }): Promise<string> {
  const { refreshToken } = await logIn();
  await server.prisma.session.updateMany({ where: { userId: user.id }, data: change });
  return refreshToken;
}

async function logIn(): Promise<Tokens> {
  const { data } = await server.graphql(
    'mutation ($input: LoginInput!) { login(input: $input) { token refreshToken } }',
    { input: { email: user.email, password: PASSWORD } },
  );
  return data?.login;
}

function refresh(refreshToken: string) {
  return server.graphql(
    `mutation ($input: RefreshSessionInput!) {
      refreshSession(input: $input) { user { id } token refreshToken errors { code } }
    }`,
    { input: { refreshToken } },
  );
}

function requestMe(token: string) {
  return server.graphql('{ me { id } }', {}, { token });
}

function findRefusal({ status, errors }: Awaited<ReturnType<typeof refresh>>) {
  return [status, errors?.[0]?.extensions.code, errors?.[0]?.message];
}
