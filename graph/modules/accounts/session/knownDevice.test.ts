import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
let user: User;

beforeEach(async () => {
  server.clock.now = start;
  await server.prisma.attempt.deleteMany();
  user = await aCustomer(server.prisma, { role: 'ADMIN' });
});

interface SignInOptions {
  password?: string;
  deviceToken?: string | null;
  email?: string;
}

async function logIn({ password = PASSWORD, deviceToken, email = user.email }: SignInOptions = {}) {
  const { data, errors } = await server.graphql(
    `mutation ($input: LoginInput!) { login(input: $input) { token deviceToken errors { code } } }`,
    { input: { email, password, deviceToken } },
  );
  return {
    token: data?.login.token as string | undefined,
    deviceToken: data?.login.deviceToken as string | undefined,
    problem: errors?.[0]?.extensions.code ?? data?.login.errors[0]?.code,
  };
}

/** Makes wrong guesses from another device until the account is locked. */
async function lockAccount() {
  for (let time = 0; time < 6; time++) await logIn({ password: 'a guess' });
  expect((await logIn()).problem).toBe('RATE_LIMITED');
}

const sendQuery = (query: string, token: string | undefined) => server.graphql(query, {}, { token });

test('a sign-in returns a 256-bit secret and stores only its hash', async () => {
  const { deviceToken = '' } = await logIn();
  expect(Buffer.from(deviceToken, 'base64url')).toHaveLength(32);
  expect(JSON.stringify(await server.prisma.knownDevice.findMany())).not.toContain(deviceToken);
});

test('a known device with the right password can sign in while all others are locked out', async () => {
  const { deviceToken } = await logIn();
  await lockAccount();
  expect((await logIn({ deviceToken })).problem).toBeUndefined();
  expect((await logIn()).problem).toBe('RATE_LIMITED');
  expect((await logIn({ deviceToken: 'made up' })).problem).toBe('RATE_LIMITED');
});

test('a guess every quarter of an hour never locks out a known device', async () => {
  const { deviceToken } = await logIn();
  await lockAccount();
  for (let guess = 1; guess < 20; guess++) {
    server.clock.now = new Date(start.getTime() + guess * 15 * 60_000);
    expect((await logIn({ password: 'a guess' })).problem).toBe('WRONG_CREDENTIALS');
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    expect((await logIn()).problem).toBe('RATE_LIMITED');
    expect((await logIn({ deviceToken })).problem).toBeUndefined();
  }
});

test('a known device can sign in even if its network has tried too often', async () => {
  const { deviceToken } = await logIn();
  await logIn({ email: 'nobody@example.com', password: 'a guess' });
  await server.prisma.attempt.updateMany({ data: { count: 1000 } });
  expect((await logIn()).problem).toBe('RATE_LIMITED');
  expect((await logIn({ deviceToken })).problem).toBeUndefined();
});

test('guesses from a known device slow down that device only', async () => {
  const [{ deviceToken }, other] = [await logIn(), await logIn()];
  for (let time = 0; time < 5; time++)
    expect((await logIn({ deviceToken, password: 'a guess' })).problem).toBe('WRONG_CREDENTIALS');
  expect((await logIn({ deviceToken })).problem).toBe('RATE_LIMITED');
  expect((await logIn({ deviceToken: other.deviceToken })).problem).toBeUndefined();
  expect((await logIn()).problem).toBeUndefined();
});

describe('a device', () => {
  test('uses one secret for all accounts, and is known only to the accounts that signed in there', async () => {
    const { deviceToken } = await logIn();
    expect((await logIn({ deviceToken })).deviceToken).toBe(deviceToken);
    expect(await server.prisma.knownDevice.count({ where: { userId: user.id } })).toBe(1);
    await lockAccount();

    const other = await aCustomer(server.prisma);
    const otherDevice = await logIn({ email: other.email });
    expect((await logIn({ deviceToken: otherDevice.deviceToken })).problem).toBe('RATE_LIMITED');
    const currentDevice = await logIn({ email: other.email, deviceToken });
    expect(currentDevice.deviceToken).toBe(deviceToken);
  });

  test('cannot choose its own secret', async () => {
    const { deviceToken } = await logIn({ deviceToken: 'a word that somebody knows' });
    expect(deviceToken).not.toBe('a word that somebody knows');
  });

  test('is remembered from registration', async () => {
    const { data } = await server.graphql(
      'mutation ($input: RegisterInput!) { register(input: $input) { deviceToken errors { code } } }',
      { input: { name: 'New Customer', email: 'new-device@example.com', password: PASSWORD } },
    );
    expect(data?.register.deviceToken).toMatch(/^[\w-]{43}$/);
  });

  test('stays known after a logout, and for a year without a sign-in', async () => {
    const { token, deviceToken } = await logIn();
    await sendQuery('mutation { logout { ended } }', token);
    server.clock.now = new Date(start.getTime() + 365 * DAY_MS - 10_000);
    await lockAccount();
    expect((await logIn({ deviceToken })).problem).toBeUndefined();
    server.clock.now = new Date(server.clock.now.getTime() + 366 * DAY_MS);
    await lockAccount();
    expect((await logIn({ deviceToken })).problem).toBe('RATE_LIMITED');
  });

  test('is forgotten when it is signed out from another device, alone or with all others', async () => {
    const [lostDevice, currentDevice] = [await logIn(), await logIn()];
    const { data } = await sendQuery('{ mySessions { id isCurrent } }', currentDevice.token);
    const id = data?.mySessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
    await server.graphql(
      'mutation ($input: EndSessionInput!) { endSession(input: $input) { ended } }',
      { input: { id } },
      { token: currentDevice.token },
    );
    const third = await logIn();
    await sendQuery('mutation { endOtherSessions { ended } }', currentDevice.token);
    await lockAccount();
    expect((await logIn({ deviceToken: lostDevice.deviceToken })).problem).toBe('RATE_LIMITED');
    expect((await logIn({ deviceToken: third.deviceToken })).problem).toBe('RATE_LIMITED');
    expect((await logIn({ deviceToken: currentDevice.deviceToken })).problem).toBeUndefined();
  });

  test('is forgotten after a password change, unless it made the change', async () => {
    const [thief, currentDevice] = [await logIn(), await logIn()];
    const { data } = await server.graphql(
      `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token deviceToken errors { code } } }`,
      { input: { currentPassword: PASSWORD, newPassword: 'Another-2026!' } },
      { token: currentDevice.token },
    );
    expect(data?.changePassword).toMatchObject({ token: expect.any(String), deviceToken: null, errors: [] });
    for (let time = 0; time < 6; time++) await logIn({ password: 'a guess' });
    const attemptLogIn = ({ deviceToken }: SignInOptions) =>
      logIn({ deviceToken, password: 'Another-2026!' });
    expect((await attemptLogIn(thief)).problem).toBe('RATE_LIMITED');
    expect((await attemptLogIn(currentDevice)).problem).toBeUndefined();
  });

  test('is remembered while it is among the fifty most recently used', async () => {
    const { deviceToken } = await logIn();
    await server.prisma.knownDevice.createMany({
      data: Array.from({ length: 60 }, (_, index) => ({
        userId: user.id,
        tokenHash: `${index}`.padStart(64, '0'),
        lastUsedAt: new Date(start.getTime() - DAY_MS - index),
        expiresAt: new Date(start.getTime() + DAY_MS),
      })),
    });
    await logIn({ deviceToken });
    expect(await server.prisma.knownDevice.count({ where: { userId: user.id } })).toBe(50);
    await lockAccount();
    expect((await logIn({ deviceToken })).problem).toBeUndefined();
  });
});

test('a signed-in customer can change the password during attacks on the account', async () => {
  const { token } = await logIn();
  await lockAccount();
  const { data } = await server.graphql(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { errors { code } } }',
    { input: { currentPassword: PASSWORD, newPassword: 'Another-2026!' } },
    { token },
  );
  expect(data?.changePassword.errors).toEqual([]);
});

test('the device token is returned with the session over REST, and accepted with the credentials', async () => {
  const postLogin = async (payload: object) => {
    const response = await server.app.inject({ method: 'POST', url: '/api/auth/admin-login', payload });
    return { status: response.statusCode, ...response.json() };
  };
  const { data, deviceToken } = await postLogin({ email: user.email, password: PASSWORD });
  expect(data.deviceToken).toBe(deviceToken);
  await lockAccount();
  expect((await postLogin({ email: user.email, password: PASSWORD })).status).toBe(429);
  expect((await postLogin({ email: user.email, password: PASSWORD, deviceToken })).status).toBe(200);
});
