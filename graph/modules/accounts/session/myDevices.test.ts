import { beforeEach, expect, test } from 'vitest';
import type { User } from '#graph/prisma/generated/client.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
let user: User;
let token: string;

beforeEach(async () => {
  server.clock.now = start;
  user = await aCustomer(server.prisma);
  token = await signIn(server, user);
});

test('open sessions are listed, most recently used first, and the current one is marked', async () => {
  const otherToken = await signIn(server, user);
  const endedToken = await signIn(server, user);
  await server.graphql('mutation { logout { ended } }', {}, { token: endedToken });
  await server.prisma.session.updateMany({
    where: { userId: user.id },
    data: { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' },
  });
  server.clock.now = new Date(start.getTime() + 3_600_000);

  const { data } = await querySessions(otherToken);

  expect(data?.mySessions).toMatchObject([
    {
      device: 'Chrome on Windows',
      ip: '127.0.0.1',
      isCurrent: true,
      lastUsedAt: server.clock.now.toISOString(),
      signedInAt: start.toISOString(),
    },
    { isCurrent: false, lastUsedAt: start.toISOString() },
  ]);
});

test('a single session ends immediately', async () => {
  const otherToken = await signIn(server, user);
  const id = await findCurrentSessionId(otherToken);

  expect((await endSession(id, token)).data?.endSession).toEqual({ ended: true, errors: [] });

  expect((await querySessions(otherToken)).status).toBe(401);
  expect((await endSession(id, token)).data?.endSession).toMatchObject({
    ended: null,
    errors: [{ code: 'NOT_FOUND', field: 'id' }],
  });
});

test('another account’s session cannot be ended', async () => {
  const stranger = await aCustomer(server.prisma);
  const otherSessions = await signIn(server, stranger);

  const { data } = await endSession(await findCurrentSessionId(otherSessions), token);

  expect(data?.endSession.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  expect((await querySessions(otherSessions)).status).toBe(200);
});

test('all other sessions end together', async () => {
  const otherTokens = [await signIn(server, user), await signIn(server, user)];

  const { data } = await server.graphql(
    'mutation { endOtherSessions { ended errors { code } } }',
    {},
    { token },
  );

  expect(data?.endOtherSessions).toEqual({ ended: 2, errors: [] });
  for (const other of otherTokens) expect((await querySessions(other)).status).toBe(401);
  expect((await querySessions(token)).data?.mySessions).toHaveLength(1);
});

function querySessions(token: string) {
  return server.graphql('{ mySessions { id device ip signedInAt lastUsedAt isCurrent } }', {}, { token });
}

async function findCurrentSessionId(token: string): Promise<string> {
  const { data } = await querySessions(token);
  return data?.mySessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent).id;
}

function endSession(id: string, token: string) {
  return server.graphql(
    'mutation ($input: EndSessionInput!) { endSession(input: $input) { ended errors { code field } } }',
    { input: { id } },
    { token },
  );
}
