import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Secrets } from '#graph/context.ts';
import { createApp } from '#graph/http/app.ts';
import { resealTwoFactors } from '#graph/modules/accounts/resealTwoFactors.ts';
import { createDatabases } from '#graph/prisma/databases.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { aGuestOrder } from '#graph/testing/aGuestOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aTwoFactor, generateCode } from '#graph/testing/aTwoFactor.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signGuestToken } from '../modules/orders/guestToken.ts';
import { sha256 } from './sha256.ts';

const server = useTestServer();
const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { token refreshToken errors { reason } }
}`;
const REFRESH = `mutation ($input: RefreshSessionInput!) { refreshSession(input: $input) { token } }`;
const ORDER = 'query ($id: ID!, $guestToken: String) { order(id: $id, guestToken: $guestToken) { number } }';
const OPEN = 'mutation ($input: OpenOrderInput!) { openOrder(input: $input) { guestToken } }';
const UNSUBSCRIBE =
  'mutation ($input: UnsubscribeFromAlertsInput!) { unsubscribeFromAlerts(input: $input) { unsubscribed } }';

const createKey = () => randomBytes(32);
const [oldSigningKey, newSigningKey, oldEncryptionKey, newEncryptionKey] = [
  createKey(),
  createKey(),
  createKey(),
  createKey(),
];
const secretsBeforeRotation: Secrets = { signing: [oldSigningKey], sealing: [oldEncryptionKey] };
const secretsDuringRotation: Secrets = {
  signing: [newSigningKey, oldSigningKey],
  sealing: [newEncryptionKey, oldEncryptionKey],
};
const secretsAfterRotation: Secrets = { signing: [newSigningKey], sealing: [newEncryptionKey] };

type SendQuery = Awaited<ReturnType<typeof createClient>>;

/** Returns a client of the same store, served with other secrets. */
async function createClient(secrets: Secrets) {
  const { prisma, direct, media, exportsDir } = server;
  const app = await createApp({
    ...createDatabases({ prisma, direct }),
    ...{ media, exportsDir, secrets, logger: pino({ level: 'error' }) },
    now: () => server.clock.now,
  });
  return async (query: string, variables: object = {}, token?: string) => {
    const headers = { 'cache-control': 'no-cache', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query, variables },
    });
    return { status: response.statusCode, data: response.json().data };
  };
}

const logIn = async (sendQuery: SendQuery, input: { email: string; code?: string }) =>
  (await sendQuery(LOGIN, { input: { password: PASSWORD, ...input } })).data.login;
const isSignedIn = async (sendQuery: SendQuery, token: string) =>
  (await sendQuery('{ me { id } }', {}, token)).status === 200;
const fetchOrder = async (sendQuery: SendQuery, id: string, guestToken: string) =>
  (await sendQuery(ORDER, { id, guestToken })).data?.order;

test('customers stay signed in during a rotation of the signing secret', async () => {
  const { email } = await aCustomer(server.prisma);
  const [sendBeforeRotation, sendDuringRotation, sendAfterRotation] = [
    await createClient(secretsBeforeRotation),
    await createClient(secretsDuringRotation),
    await createClient(secretsAfterRotation),
  ];
  const firstLogin = await logIn(sendBeforeRotation, { email });
  expect(await isSignedIn(sendDuringRotation, firstLogin.token)).toBe(true);
  const secondLogin = await logIn(sendDuringRotation, { email });
  expect(await isSignedIn(sendAfterRotation, secondLogin.token)).toBe(true);
  expect(await isSignedIn(sendBeforeRotation, secondLogin.token)).toBe(false);

  expect(await isSignedIn(sendAfterRotation, firstLogin.token)).toBe(false);
  const { data } = await sendAfterRotation(REFRESH, { input: { refreshToken: firstLogin.refreshToken } });
  expect(await isSignedIn(sendAfterRotation, data.refreshSession.token)).toBe(true);
});

test('staff sign in with their authenticator app during every step of a rotation of the encryption key', async () => {
  const createStaff = async (secrets: Secrets) => {
    const user = await aCustomer(server.prisma, { role: 'ADMIN' });
    await aTwoFactor({ ...server, secrets }, user);
    return user;
  };
  const signingKeyOnly = { signing: [oldSigningKey], sealing: [oldSigningKey] } as const;
  const activeUser = await createStaff(secretsBeforeRotation);
  const waitingUser = await createStaff(secretsBeforeRotation);
  const reencryptedUser = await createStaff(signingKeyOnly);
  const lostKeyUser = await createStaff({ signing: [createKey()], sealing: [createKey()] });
  const readLoginErrors = async (sendQuery: SendQuery, { email }: { email: string }) =>
    (await logIn(sendQuery, { email, code: generateCode(server.clock.now) })).errors;
  const advanceClock = () => {
    server.clock.now = new Date(server.clock.now.getTime() + 30_000);
  };

  const sendBeforeRotation = await createClient(secretsBeforeRotation);
  for (const user of [activeUser, waitingUser, reencryptedUser])
    expect(await readLoginErrors(sendBeforeRotation, user)).toEqual([]);
  advanceClock();
  const sendDuringRotation = await createClient(secretsDuringRotation);
  expect(await readLoginErrors(sendDuringRotation, activeUser)).toEqual([]);
  advanceClock();
  const sendAfterRotation = await createClient(secretsAfterRotation);
  expect(await readLoginErrors(sendAfterRotation, activeUser)).toEqual([]);
  expect(await readLoginErrors(sendAfterRotation, waitingUser)).toEqual([{ reason: 'CODE_INCORRECT' }]);

  // The secret of `reencryptedUser` was re-encrypted when it was used, with the key current at that time.
  expect(await resealTwoFactors(server.prisma, secretsDuringRotation)).toEqual({
    resealed: 3,
    unreadable: [lostKeyUser.id],
  });
  expect(await resealTwoFactors(server.prisma, secretsDuringRotation)).toEqual({
    resealed: 0,
    unreadable: [lostKeyUser.id],
  });
  for (const user of [waitingUser, reencryptedUser])
    expect(await readLoginErrors(sendAfterRotation, user)).toEqual([]);
});

test('data encrypted with the signing secret is re-encrypted, so both secrets can be rotated', async () => {
  const user = await aCustomer(server.prisma, { role: 'ADMIN' });
  await aTwoFactor({ ...server, secrets: { signing: [oldSigningKey], sealing: [oldSigningKey] } }, user);
  await resealTwoFactors(server.prisma, { signing: [oldSigningKey], sealing: [newEncryptionKey] });
  const { errors } = await logIn(await createClient(secretsAfterRotation), {
    email: user.email,
    code: generateCode(server.clock.now),
  });
  expect(errors).toEqual([]);
});

test('a guest order opens with a link signed before the rotation, and by number and email address', async () => {
  const contactEmail = 'sita@example.com';
  const { id, number } = await aGuestOrder({ ...server, secrets: secretsBeforeRotation }, { contactEmail });
  const oldToken = signGuestToken(number, secretsBeforeRotation);
  const sendAfterRotation = await createClient(secretsAfterRotation);
  expect(await fetchOrder(sendAfterRotation, id, oldToken)).toEqual({ number });

  const openGuestOrder = async (sendQuery: SendQuery) =>
    (await sendQuery(OPEN, { input: { number, contact: contactEmail } })).data.openOrder.guestToken;
  expect(await openGuestOrder(await createClient(secretsDuringRotation))).toBe(oldToken);
  const newToken = await openGuestOrder(sendAfterRotation);
  expect(newToken).not.toBe(oldToken);
  expect(await fetchOrder(sendAfterRotation, id, newToken)).toEqual({ number });
  expect(await fetchOrder(sendAfterRotation, id, oldToken)).toEqual({ number });
  expect(
    await fetchOrder(
      sendAfterRotation,
      id,
      signGuestToken(number, { signing: [createKey()], sealing: [createKey()] }),
    ),
  ).toBeNull();
});

test("a guest order secret never opens an account's order, whatever secret signed it", async () => {
  const { id: userId } = await aCustomer(server.prisma);
  const { id, number } = await aGuestOrder(
    { ...server, secrets: secretsAfterRotation },
    { userId, guestTokenHash: null },
  );
  expect(
    await fetchOrder(
      await createClient(secretsAfterRotation),
      id,
      signGuestToken(number, secretsAfterRotation),
    ),
  ).toBeNull();
});

test("the link that ends an alert is random and independent of the server's secrets", async () => {
  const { id: productId } = await aProduct(server.prisma);
  const alert = { kind: 'BACK_IN_STOCK', productId, email: 'sita@example.com', language: 'en' } as const;
  const createdAt = server.clock.now;
  await server.prisma.alert.create({
    data: { ...alert, createdAt, sentAt: createdAt, tokenHash: sha256('a link of before') },
  });
  await server.prisma.alert.create({ data: { ...alert, createdAt } });
  await (await createClient(secretsAfterRotation))(UNSUBSCRIBE, { input: { token: 'a link of before' } });
  expect(await server.prisma.alert.count({ where: { sentAt: null } })).toBe(0);
});
