import { afterEach, describe, expect, test } from 'vitest';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { hashPassword } from '../password.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');

afterEach(() => {
  server.clock.now = start;
});

describe('login', () => {
  test('opens a session with the right password, in any letter case of the address', async () => {
    const user = await aCustomer(server.prisma, { email: 'right@example.com' });

    const { data } = await logIn({ email: ' Right@Example.com ', password: PASSWORD });

    expect(data?.login).toMatchObject({ user: { id: user.id, role: 'CUSTOMER' }, errors: [] });
    expect(data?.login.token.length).toBeGreaterThanOrEqual(50);
    const session = await server.prisma.session.findFirstOrThrow({
      where: { userId: user.id },
      include: { refreshTokens: true },
    });
    expect(session.refreshTokens).toHaveLength(1);
    expect(session.refreshTokens[0]?.tokenHash).not.toContain(data?.login.refreshToken);
  });

  test('gives the same error for a wrong password and an unknown address', async () => {
    const { email } = await aCustomer(server.prisma);

    const wrongPasswordResponse = await logIn({ email, password: 'not the password' });
    const unknownAddressResponse = await logIn({ email: 'nobody@example.com', password: 'not the password' });

    expect(wrongPasswordResponse.data).toEqual(unknownAddressResponse.data);
    expect(wrongPasswordResponse.data?.login).toEqual({
      user: null,
      token: null,
      refreshToken: null,
      errors: [{ code: 'WRONG_CREDENTIALS', field: null, message: 'Email or password is incorrect.' }],
    });
    expect(wrongPasswordResponse.status).toBe(unknownAddressResponse.status);
  });

  test('uses as much CPU time for an unknown address as for a wrong password', async () => {
    const passwordHash = await hashPassword(PASSWORD);
    const customers = await Promise.all(
      Array.from({ length: 9 }, () => aCustomer(server.prisma, { passwordHash })),
    );
    await logIn({ email: 'warm-up@example.com', password: 'not the password' });

    const wrongPasswordTimes: number[] = [];
    const unknownAddressTimes: number[] = [];
    for (const [index, { email }] of customers.entries()) {
      wrongPasswordTimes.push(await measureCpuTime(() => logIn({ email, password: 'not the password' })));
      unknownAddressTimes.push(
        await measureCpuTime(() => logIn({ email: `ghost-${index}@example.com`, password: 'not it' })),
      );
    }

    expect(calculateMedian(unknownAddressTimes) / calculateMedian(wrongPasswordTimes)).toBeGreaterThan(0.5);
    expect(calculateMedian(unknownAddressTimes) / calculateMedian(wrongPasswordTimes)).toBeLessThan(2);
  });

  test('accepts the password in another Unicode composition', async () => {
    const passwordHash = await hashPassword('Caf\u00e9-2026!');
    const { email } = await aCustomer(server.prisma, { passwordHash });

    expect(await findProblem({ email, password: 'Cafe\u0301-2026!' })).toBeUndefined();
  });

  test('reports each invalid field', async () => {
    const { data } = await logIn({ email: 'no address', password: '' });

    expect(data?.login.errors.map(({ code, field }: Problem) => [code, field])).toEqual([
      ['INVALID', 'email'],
      ['INVALID', 'password'],
    ]);
  });

  test('reports that an account is blocked only if the password is right', async () => {
    const { email } = await aCustomer(server.prisma, { status: 'BLOCKED' });

    expect(await findProblem({ email, password: 'not the password' })).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    expect(await findProblem({ email, password: PASSWORD })).toEqual({
      code: 'NOT_ALLOWED',
      field: null,
      message: 'This account is blocked. Please contact the store.',
    });
  });
});

describe('after five failures', () => {
  test('the account is locked for twice as long each time, even for the right password', async () => {
    const { email } = await aCustomer(server.prisma);
    await failLogins(email, 5);

    expect(await logIn({ email, password: PASSWORD })).toMatchObject({
      status: 429,
      data: null,
      errors: [
        {
          message: 'Too many attempts. Please try again in 1 second.',
          extensions: { code: 'RATE_LIMITED', retryAfter: 1 },
        },
      ],
    });

    advanceClock(1000);
    expect(await findProblem({ email, password: 'not the password' })).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    advanceClock(1000);
    expect(await findProblem({ email, password: PASSWORD })).toMatchObject({
      message: 'Too many attempts. Please try again in 1 second.',
    });
    advanceClock(1000);
    expect(await findProblem({ email, password: PASSWORD })).toBeUndefined();
  });

  test('the wait never exceeds a quarter of an hour', async () => {
    const { email } = await aCustomer(server.prisma);
    await server.prisma.signInFailure.create({ data: { subject: email, count: 400, lastAt: start } });
    server.clock.now = start;

    expect(await findProblem({ email, password: PASSWORD })).toMatchObject({
      message: 'Too many attempts. Please try again in 15 minutes.',
    });
    advanceClock(15 * 60_000);
    expect(await findProblem({ email, password: PASSWORD })).toBeUndefined();
  });

  test('an unknown address is locked as well', async () => {
    await failLogins('unknown@example.com', 5);

    expect(await findProblem({ email: 'unknown@example.com', password: 'x' })).toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  test('a successful sign-in clears the failures', async () => {
    const { email } = await aCustomer(server.prisma);
    await failLogins(email, 4);
    expect(await findProblem({ email, password: PASSWORD })).toBeUndefined();
    await failLogins(email, 4);

    expect(await findProblem({ email, password: PASSWORD })).toBeUndefined();
  });

  test('frequent sign-ins do not count as failures, and a day without attempts restarts the count', async () => {
    const { email } = await aCustomer(server.prisma);
    for (let time = 0; time < 7; time++)
      expect(await findProblem({ email, password: PASSWORD })).toBeUndefined();
    await failLogins(email, 5);
    advanceClock(24 * 60 * 60_000 + 1);
    await failLogins(email, 4);

    expect(await findProblem({ email, password: PASSWORD })).toBeUndefined();
  });

  test('simultaneous guesses count too', async () => {
    const { email } = await aCustomer(server.prisma);

    const problems = await Promise.all(
      Array.from({ length: 12 }, () => findProblem({ email, password: 'not the password' })),
    );

    expect(problems.filter((problem) => problem?.code === 'WRONG_CREDENTIALS')).toHaveLength(5);
    expect(problems.filter((problem) => problem?.code === 'RATE_LIMITED')).toHaveLength(7);
  });
});

describe('adminLogin', () => {
  test('signs staff in', async () => {
    const { email } = await aCustomer(server.prisma, { role: 'ADMIN' });

    const { data } = await logInAsAdmin({ email, password: PASSWORD });

    expect(data?.adminLogin).toMatchObject({ user: { role: 'ADMIN' }, errors: [] });
  });

  test('refuses a customer with 403 only if the password is right', async () => {
    const { id, email } = await aCustomer(server.prisma);

    const wrongPasswordResponse = await logInAsAdmin({ email, password: 'not the password' });
    const rightPasswordResponse = await logInAsAdmin({ email, password: PASSWORD });

    expect(wrongPasswordResponse.data?.adminLogin.errors).toMatchObject([{ code: 'WRONG_CREDENTIALS' }]);
    expect(rightPasswordResponse.status).toBe(403);
    expect(rightPasswordResponse.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await server.prisma.session.count({ where: { userId: id } })).toBe(0);
  });
});

interface Problem {
  code: string;
  field: string | null;
  message: string;
}

interface Credentials {
  email: string;
  password: string;
}

const PAYLOAD = '{ user { id role } token refreshToken errors { code field message } }';

function logIn(input: Credentials) {
  return server.graphql(`mutation ($input: LoginInput!) { login(input: $input) ${PAYLOAD} }`, { input });
}

function logInAsAdmin(input: Credentials) {
  return server.graphql(`mutation ($input: LoginInput!) { adminLogin(input: $input) ${PAYLOAD} }`, { input });
}

async function findProblem(input: Credentials): Promise<Problem | undefined> {
  const { data, errors } = await logIn(input);
  const [limit] = errors ?? [];
  if (limit) return { code: String(limit.extensions.code), field: null, message: limit.message };
  return data?.login.errors[0];
}

async function failLogins(email: string, count: number) {
  for (let time = 0; time < count; time++) await logIn({ email, password: 'not the password' });
}

function advanceClock(ms: number) {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
}

/** Returns the CPU time in µs, which does not depend on the machine's load. */
async function measureCpuTime(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  return process.cpuUsage(before).user;
}

function calculateMedian(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
