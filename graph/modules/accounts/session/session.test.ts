import { SignJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/calendar/kathmandu.ts';
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

describe('an access token', () => {
  test('authenticates the account that signed in', async () => {
    const { data } = await requestMe(token);

    expect(data?.me).toEqual({ id: user.id, email: user.email, role: 'CUSTOMER' });
  });

  test('is refused as expired after 30 days', async () => {
    server.clock.now = new Date(start.getTime() + 30 * DAY_MS - 1000);
    expect((await requestMe(token)).status).toBe(200);

    server.clock.now = new Date(start.getTime() + 30 * DAY_MS);
    expect(findRefusal(await requestMe(token))).toEqual([
      401,
      'UNAUTHENTICATED',
      expect.stringContaining('expired'),
    ]);
  });

  test('is refused if a single character was changed', async () => {
    const [header, claims, signature] = token.split('.');
    const other = JSON.parse(Buffer.from(claims ?? '', 'base64url').toString());
    const admin = await aCustomer(server.prisma, { role: 'ADMIN' });
    const forgedClaims = Buffer.from(JSON.stringify({ ...other, sub: admin.id })).toString('base64url');

    expect(findRefusal(await requestMe(`${header}.${forgedClaims}.${signature}`))).toEqual(
      NOT_SIGNED_IN_REFUSAL,
    );
    expect(findRefusal(await requestMe(token.slice(0, -6)))).toEqual(NOT_SIGNED_IN_REFUSAL);
  });

  test('is refused if signed with another secret, or none', async () => {
    const { id: sid } = await server.prisma.session.findFirstOrThrow({ where: { userId: user.id } });
    const foreignToken = await new SignJWT({ sid })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(user.id)
      .setExpirationTime('30d')
      .sign(new TextEncoder().encode('a secret that the server does not have'));
    const header = Buffer.from('{"alg":"none"}').toString('base64url');

    expect(findRefusal(await requestMe(foreignToken))).toEqual(NOT_SIGNED_IN_REFUSAL);
    expect(findRefusal(await requestMe(`${header}.${token.split('.')[1]}.`))).toEqual(NOT_SIGNED_IN_REFUSAL);
    expect(findRefusal(await requestMe('nonsense'))).toEqual(NOT_SIGNED_IN_REFUSAL);
  });

  test('is not needed for public data, but an invalid token is refused even for public data', async () => {
    const { data } = await server.graphql('{ store { name } }');
    expect(data?.store.name).toBe('Aabhushan');
    expect((await server.graphql('{ store { name } }', {}, { token: 'nonsense' })).status).toBe(401);
  });
});

describe('a session', () => {
  test('ends immediately on logout, while other sessions stay open', async () => {
    const otherToken = await signIn(server, user);

    const { data } = await server.graphql('mutation { logout { ended } }', {}, { token });

    expect(data?.logout).toEqual({ ended: true });
    expect(findRefusal(await requestMe(token))).toEqual(NOT_SIGNED_IN_REFUSAL);
    expect((await requestMe(otherToken)).status).toBe(200);
  });

  test('ends immediately when the account is blocked', async () => {
    await server.prisma.user.update({ where: { id: user.id }, data: { status: 'BLOCKED' } });

    expect(findRefusal(await requestMe(token))).toEqual(NOT_SIGNED_IN_REFUSAL);
  });

  test('ends when the account is deleted', async () => {
    await server.prisma.user.delete({ where: { id: user.id } });

    expect(findRefusal(await requestMe(token))).toEqual(NOT_SIGNED_IN_REFUSAL);
  });

  test('expires', async () => {
    await server.prisma.session.updateMany({ where: { userId: user.id }, data: { expiresAt: start } });

    expect(findRefusal(await requestMe(token))).toEqual([
      401,
      'UNAUTHENTICATED',
      expect.stringContaining('expired'),
    ]);
  });

  test('applies a change of role immediately', async () => {
    await server.prisma.user.update({ where: { id: user.id }, data: { role: 'ADMIN' } });

    expect((await requestMe(token)).data?.me.role).toBe('ADMIN');
  });

  test('records its last use at most once a minute', async () => {
    server.clock.now = new Date(start.getTime() + 59_000);
    await requestMe(token);
    expect(await findLastUsedAt()).toEqual(start);

    server.clock.now = new Date(start.getTime() + 60_000);
    await requestMe(token);
    expect(await findLastUsedAt()).toEqual(server.clock.now);
  });

  test('is required for the query me and the mutation logout', async () => {
    expect(findRefusal(await requestMe())).toEqual(NOT_SIGNED_IN_REFUSAL);
    expect((await server.graphql('mutation { logout { ended } }')).status).toBe(401);
  });
});

const NOT_SIGNED_IN_REFUSAL = [401, 'UNAUTHENTICATED', 'Authentication required. Please login.'];

type MeResponse = Awaited<ReturnType<typeof requestMe>>;

function requestMe(token?: string) {
  return server.graphql('{ me { id email role } }', {}, { token });
}

function findRefusal({ status, errors }: MeResponse) {
  return [status, errors?.[0]?.extensions.code, errors?.[0]?.message];
}

async function findLastUsedAt(): Promise<Date> {
  const session = await server.prisma.session.findFirstOrThrow({ where: { userId: user.id } });
  return session.lastUsedAt;
}
