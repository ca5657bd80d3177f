import { beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#graph/prisma/generated/client.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { findEmailedToken, findEmailsTo } from '#graph/testing/mailedLink.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'another long password';
let user: User;

beforeEach(async () => {
  server.clock.now = start;
  user = await aCustomer(server.prisma);
});

describe('a password reset', () => {
  test('through an emailed link ends every session and verifies the address', async () => {
    const token = await signIn(server, user);
    await requestReset(user.email);
    const [resetEmail] = await findEmailsTo(server, user.email);
    expect(resetEmail).toMatchObject({ template: 'resetPassword', isSecret: true });
    expect(resetEmail?.text).toMatch(/http:\/\/localhost:4000\/#\/reset-password\?token=[\w-]{43}\b/);

    const { data } = await reset(await findEmailedToken(server, user.email));

    expect(data?.resetPassword).toEqual({ reset: true, errors: [] });
    expect((await requestMe(token)).status).toBe(401);
    const signedIn = await signIn(server, { email: user.email, password: NEW_PASSWORD });
    expect((await requestMe(signedIn)).data?.me.isEmailVerified).toBe(true);
    await expect(signIn(server, user)).rejects.toThrow('WRONG_CREDENTIALS');
  });

  test('stores no token in the database', async () => {
    await requestReset(user.email);
    const token = await findEmailedToken(server, user.email);

    const { tokenHash } = await server.prisma.oneTimeLink.findFirstOrThrow({ where: { userId: user.id } });

    expect(tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(tokenHash).not.toContain(token);
  });

  test('gets the same response in the same time if the address is unknown', async () => {
    const customers = await Promise.all(Array.from({ length: 9 }, () => aCustomer(server.prisma)));
    await requestReset('warm-up@example.com');

    const durations = { known: [] as number[], unknown: [] as number[] };
    for (const [index, { email }] of customers.entries()) {
      durations.known.push(await measureDuration(() => requestReset(email)));
      durations.unknown.push(await measureDuration(() => requestReset(`ghost-${index}@example.com`)));
    }

    const response = await requestReset('ghost@example.com');
    expect(response).toEqual(await requestReset(user.email));
    expect(response.data?.requestPasswordReset).toEqual({ requested: true, errors: [] });
    expect(await findEmailsTo(server, 'ghost@example.com')).toEqual([]);
    expect(calculateMedian(durations.unknown) / calculateMedian(durations.known)).toBeGreaterThan(0.4);
    expect(calculateMedian(durations.unknown) / calculateMedian(durations.known)).toBeLessThan(2.5);
  });

  test('is limited to three emails an hour', async () => {
    for (let time = 0; time < 5; time++) {
      await requestReset(user.email);
      await findEmailsTo(server, user.email);
    }
    expect(await findEmailsTo(server, user.email)).toHaveLength(3);

    server.clock.now = new Date(start.getTime() + 61 * MINUTE_MS);
    await requestReset(user.email);
    expect(await findEmailsTo(server, user.email)).toHaveLength(4);
  });

  test('sends nothing to a blocked customer', async () => {
    await server.prisma.user.update({ where: { id: user.id }, data: { status: 'BLOCKED' } });
    await requestReset(user.email);

    expect(await findEmailsTo(server, user.email)).toEqual([]);
  });
});

describe('a link', () => {
  test('works once', async () => {
    await requestReset(user.email);
    const token = await findEmailedToken(server, user.email);
    await reset(token);

    expect((await reset(token)).data?.resetPassword).toEqual(EXPIRED_LINK);
  });

  test('works once even if opened twice at the same moment', async () => {
    await requestReset(user.email);
    const token = await findEmailedToken(server, user.email);

    const responses = await Promise.all([reset(token), reset(token), reset(token)]);

    expect(responses.filter(({ data }) => data?.resetPassword.reset)).toHaveLength(1);
  });

  test('works for half an hour', async () => {
    await requestReset(user.email);
    const token = await findEmailedToken(server, user.email);
    server.clock.now = new Date(start.getTime() + 30 * MINUTE_MS);
    expect((await reset(token)).data?.resetPassword).toEqual(EXPIRED_LINK);

    server.clock.now = new Date(start.getTime() + 30 * MINUTE_MS - 1);
    expect((await reset(token)).data?.resetPassword.reset).toBe(true);
  });

  test('stops working when a newer one is requested', async () => {
    await requestReset(user.email);
    const earlierToken = await findEmailedToken(server, user.email);
    server.clock.now = new Date(start.getTime() + MINUTE_MS);
    await requestReset(user.email);
    const laterToken = await findEmailedToken(server, user.email);

    expect((await reset(earlierToken)).data?.resetPassword).toEqual(EXPIRED_LINK);
    expect((await reset(laterToken)).data?.resetPassword.reset).toBe(true);
  });

  test('cannot be used for another purpose', async () => {
    await requestReset(user.email);

    expect((await verify(await findEmailedToken(server, user.email))).data?.verifyEmail.verified).toBeNull();
  });

  test('stops working when the password changes', async () => {
    await requestReset(user.email);
    const link = await findEmailedToken(server, user.email);
    await server.graphql(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token } }',
      { input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } },
      { token: await signIn(server, user) },
    );

    expect((await reset(link)).data?.resetPassword).toEqual(EXPIRED_LINK);
  });

  test('is refused with an explanation if it was never issued', async () => {
    expect((await reset('nonsense')).data?.resetPassword).toEqual(EXPIRED_LINK);
  });
});

describe('an address', () => {
  test('is verified by its emailed link while its account is signed in', async () => {
    const token = await signIn(server, user);
    expect((await requestVerification(token)).data?.requestEmailVerification).toEqual({
      requested: true,
      errors: [],
    });
    const [resetEmail] = await findEmailsTo(server, user.email);
    expect(resetEmail?.text).toMatch(/\/#\/verify-email\?token=[\w-]{43}\b/);

    const { data } = await verify(await findEmailedToken(server, user.email), token);

    expect(data?.verifyEmail).toEqual({ verified: true, errors: [] });
    expect((await requestMe(token)).data?.me.isEmailVerified).toBe(true);
    expect((await requestVerification(token)).data?.requestEmailVerification.errors).toMatchObject([
      { code: 'NOT_ALLOWED' },
    ]);
  });

  test('is not verified when its owner opens the link of an account created by a stranger', async () => {
    const strangerToken = await signIn(server, user);
    await requestVerification(strangerToken);
    const link = await findEmailedToken(server, user.email);
    const otherToken = await signIn(server, await aCustomer(server.prisma));

    for (const readerToken of [undefined, otherToken])
      expect((await verify(link, readerToken)).data?.verifyEmail).toMatchObject({
        verified: null,
        errors: [{ code: 'NOT_ALLOWED', field: null }],
      });

    expect((await requestMe(strangerToken)).data?.me.isEmailVerified).toBe(false);
    expect((await verify(link, strangerToken)).data?.verifyEmail.verified).toBe(true);
  });

  test.each(['by its own link', 'by a new password'])(
    'verified %s adds guest orders and alerts to the account',
    async (method) => {
      const { prisma } = server;
      const guestOrder = await anOrder(prisma, { contactEmail: user.email });
      await anOrder(prisma, { contactEmail: 'somebody.else@example.com' });
      const product = await aProduct(prisma, { stock: 0 });
      const alertInput = { kind: 'BACK_IN_STOCK', productId: product.id, language: 'en' };
      await create(alertInput, user.email);
      let token = await signIn(server, user);
      await create(alertInput, undefined, token);
      await create({ ...alertInput, kind: 'PRICE_BELOW', price: 5 }, user.email);
      const readOrdersAndAlerts = async () =>
        (await server.graphql('{ orders { edges { node { number } } } myAlerts { kind } }', {}, { token }))
          .data;
      expect(await readOrdersAndAlerts()).toEqual({
        orders: { edges: [] },
        myAlerts: [{ kind: 'BACK_IN_STOCK' }],
      });

      if (method === 'by its own link') {
        await requestVerification(token);
        await verify(await findEmailedToken(server, user.email), token);
      } else {
        await requestReset(user.email);
        await reset(await findEmailedToken(server, user.email));
        token = await signIn(server, { email: user.email, password: NEW_PASSWORD });
      }

      const { orders, myAlerts } = (await readOrdersAndAlerts()) ?? {};
      expect(orders.edges).toEqual([{ node: { number: guestOrder.number } }]);
      expect(myAlerts.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
        'BACK_IN_STOCK',
        'PRICE_BELOW',
      ]);
    },
  );

  test('of an account without a password is verified by the emailed link alone', async () => {
    const { email } = await aCustomer(server.prisma, { passwordHash: '' });
    await expect(signIn(server, { email })).rejects.toThrow('WRONG_CREDENTIALS');

    await requestReset(email);
    await reset(await findEmailedToken(server, email));

    expect(await signIn(server, { email, password: NEW_PASSWORD })).toEqual(expect.any(String));
  });
});

const EXPIRED_LINK = {
  reset: null,
  errors: [
    { code: 'INVALID', field: 'token', message: 'This link no longer works. Please request a new one.' },
  ],
};

async function requestReset(email: string) {
  const { status, data } = await server.graphql(
    `mutation ($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) { requested errors { code } }
    }`,
    { input: { email } },
  );
  return { status, data };
}

function reset(token: string, newPassword = NEW_PASSWORD) {
  return server.graphql(
    `mutation ($input: ResetPasswordInput!) {
      resetPassword(input: $input) { reset errors { code field message } }
    }`,
    { input: { token, newPassword } },
  );
}

function requestVerification(token: string) {
  return server.graphql('mutation { requestEmailVerification { requested errors { code } } }', {}, { token });
}

function verify(link: string, readerToken?: string) {
  return server.graphql(
    'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { verified errors { code field } } }',
    { input: { token: link } },
    { token: readerToken },
  );
}

function requestMe(token: string) {
  return server.graphql('{ me { isEmailVerified } }', {}, { token });
}

async function measureDuration(run: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await run();
  return performance.now() - before;
}

function calculateMedian(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

async function create(alertInput: object, email?: string, token?: string): Promise<void> {
  const { data } = await server.graphql(
    'mutation ($input: CreateAlertInput!) { createAlert(input: $input) { created errors { message } } }',
    { input: { ...alertInput, ...(email && { email }) } },
    token ? { token } : {},
  );
  expect(data?.createAlert).toEqual({ created: true, errors: [] });
}
