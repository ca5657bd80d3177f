import { isInputObjectType, isNonNullType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { modules } from '#graph/modules/index.ts';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { RATE_LIMITS } from './rateLimits.ts';
import { ERRORS, expectLimited, useNewNetwork } from './testing/useNewNetwork.ts';

const server = useTestServer();
const { network, send, buildEmail } = useNewNetwork(server);
const loginMutation = `mutation ($input: LoginInput!) { login(input: $input) { token ${ERRORS} } }`;
const adminLoginMutation = `mutation ($input: LoginInput!) { adminLogin(input: $input) { token ${ERRORS} } }`;

describe('sign-ins from one network', () => {
  test('are limited at both logins if they fail, across all email addresses', async () => {
    const { signIn } = RATE_LIMITS;
    await send(loginMutation, { input: { email: buildEmail(0), password: 'wrong' } });
    await server.prisma.attempt.updateMany({ data: { count: signIn.network.limit } });
    for (const document of [loginMutation, adminLoginMutation])
      expectLimited(
        await send(document, { input: { email: buildEmail(1), password: 'wrong' } }),
        signIn.network.withinMs,
      );
  });

  test('are not limited if they succeed', async () => {
    const { email } = await aCustomer(server.prisma);
    for (let time = 0; time < 3; time++) await send(loginMutation, { input: { email, password: PASSWORD } });
    await send(loginMutation, { input: { email: buildEmail(0), password: 'wrong' } });
    expect(await server.prisma.attempt.count({ where: { count: { gt: 1 } } })).toBe(0);
  });
});

const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { ${ERRORS} } }`;
const RESET = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { requested } }`;

describe.each([
  [
    'registrations',
    REGISTER,
    (email: string) => ({ name: 'New Customer', email, password: PASSWORD }),
    RATE_LIMITS.register,
  ],
  ['resets', RESET, (email: string) => ({ email }), RATE_LIMITS.requestReset],
] as const)('%s', (_case, document, buildInput, { subject, network: networkLimit }) => {
  const sendAttempt = (email: string, from?: string) =>
    send(document, { input: buildInput(email) }, { from });

  test('are limited by email address, across all networks', async () => {
    const email = buildEmail(1);
    for (let time = 0; time < subject.limit; time++)
      expect((await sendAttempt(email, `203.0.113.${time}`)).statusCode).toBe(200);
    expectLimited(await sendAttempt(email.toUpperCase(), '203.0.113.99'), subject.withinMs);
    expect((await sendAttempt(buildEmail(2), '203.0.113.99')).statusCode).toBe(200);
  });

  test('are limited by mailbox, across all its aliases', async () => {
    const buildAlias = (time: number) => buildEmail(1).replace('@', `+${time}@`);
    for (let time = 0; time < subject.limit; time++)
      expect((await sendAttempt(buildAlias(time), `203.0.113.${time}`)).statusCode).toBe(200);
    expectLimited(await sendAttempt(buildAlias(99), '203.0.113.99'), subject.withinMs);
  });

  test('are limited by network, across all email addresses', async () => {
    await sendAttempt(buildEmail(1));
    await server.prisma.attempt.updateMany({ where: { count: 1 }, data: { count: networkLimit.limit } });
    expectLimited(await sendAttempt(buildEmail(2)), networkLimit.withinMs);
  });
});

describe('a password check', () => {
  const input = `input: { email: "a@example.com", password: "wrong" }`;

  test.each([
    ['twice', `mutation { a: login(${input}) { token } b: login(${input}) { token } }`],
    ['in both login mutations', `mutation { login(${input}) { token } adminLogin(${input}) { token } }`],
    [
      'again in a fragment',
      `mutation { ...Two login(${input}) { token } } fragment Two on Mutation { other: login(${input}) { token } }`,
    ],
    [
      'together with another password check',
      `mutation { login(${input}) { token } resetPassword(input: { token: "t", newPassword: "${PASSWORD}" }) { reset } }`,
    ],
  ])('is refused if a document contains it %s, before any password is checked', async (_case, document) => {
    const response = await send(document);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([
      {
        message: expect.stringContaining('A document can select a mutation that checks a password only once'),
        extensions: { code: 'BAD_USER_INPUT' },
      },
    ]);
    expect(await server.prisma.signInFailure.count({ where: { subject: 'a@example.com' } })).toBe(0);
  });

  test('is limited in every mutation that takes an account password', () => {
    // The password of the store's mailbox is checked by the mail server, not by the store.
    const otherSecrets = ['imapPassword'];
    const passwordMutations = modules.flatMap(({ passwordMutations = [] }) => passwordMutations) as string[];
    for (const { name, args } of Object.values(buildSchema().getMutationType()?.getFields() ?? {})) {
      const inputType = args[0]?.type;
      const type = isNonNullType(inputType) ? inputType.ofType : inputType;
      const fields = isInputObjectType(type) ? Object.keys(type.getFields()) : [];
      if (fields.some((field) => /password/i.test(field) && !otherSecrets.includes(field)))
        expect(passwordMutations).toContain(name);
    }
  });
});

test('a rate limit over REST returns 429 with Retry-After', async () => {
  const email = buildEmail(1);
  const sendAttempt = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': network.address },
      payload: { email, password: 'wrong' },
    });
  for (let time = 0; time < 5; time++) expect((await sendAttempt()).statusCode).toBe(401);
  const response = await sendAttempt();
  expect([response.statusCode, response.json().code]).toEqual([429, 'RATE_LIMITED']);
  expect(response.headers['retry-after']).toBe('1');
});
