import { describe, expect, test } from 'vitest';
import { aCustomer, PASSWORD } from '../../testing/aCustomer.ts';
import { mailsTo, openMailedLink } from '../../testing/mailedLink.ts';
import { useTestServer } from '../../testing/server.ts';

const server = useTestServer();

const gita = {
  name: 'Gita Rai',
  email: 'gita@example.com',
  password: 'a long password',
  phone: '9841000000',
};

test('a new account is a customer, signed in, with its password hashed by argon2id', async () => {
  const { data } = await register(gita);

  expect(data?.register).toMatchObject({
    user: { email: 'gita@example.com', name: 'Gita Rai', phone: '+9779841000000', role: 'CUSTOMER' },
    errors: [],
  });
  const me = await server.graphql('{ me { email emailVerified } }', {}, { token: data?.register.token });
  expect(me.data?.me).toEqual({ email: 'gita@example.com', emailVerified: false });
  const { passwordHash } = await server.prisma.user.findFirstOrThrow({ where: { email: gita.email } });
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('all that is wrong is said at once', async () => {
  const { data } = await register({ name: ' ', email: 'gita', password: 'short', phone: '12' });

  expect(data?.register.errors.map(({ field }: { field: string }) => field)).toEqual([
    'name',
    'email',
    'password',
    'phone',
  ]);
});

test('nobody can give themselves a role', async () => {
  const { status } = await register({ ...gita, email: 'boss@example.com', role: 'ADMIN' });

  expect(status).toBe(400);
  expect(await server.prisma.user.count({ where: { email: 'boss@example.com' } })).toBe(0);
});

describe('an address that has an account already', () => {
  test('answers as a new one does, in any case, with an account of its own', async () => {
    const { id, email } = await aCustomer(server.prisma, { emailVerifiedAt: new Date() });

    const fresh = await register({ ...gita, email: 'fresh@example.com' });
    const taken = await register({ ...gita, email: email.toUpperCase() });

    expect(shapeOf(taken)).toEqual(shapeOf(fresh));
    expect(taken.data?.register).toMatchObject({ user: { email, name: gita.name }, errors: [] });
    expect(taken.data?.register.user.id).not.toBe(id);
    expect(await holderOf(email)).toBe(id);
  });

  test('takes as long as a new one', async () => {
    const known = await Promise.all(
      Array.from({ length: 9 }, () => aCustomer(server.prisma, { emailVerifiedAt: new Date() })),
    );
    await register({ ...gita, email: 'warm-up@example.com' });

    const taken: number[] = [];
    const fresh: number[] = [];
    for (const [index, { email }] of known.entries()) {
      taken.push(await timed(() => register({ ...gita, email })));
      fresh.push(await timed(() => register({ ...gita, email: `fresh-${index}@example.com` })));
    }

    expect(median(taken) / median(fresh)).toBeGreaterThan(0.5);
    expect(median(taken) / median(fresh)).toBeLessThan(2);
  });

  test('signs in with either password, each into its own account', async () => {
    const { id, email } = await aCustomer(server.prisma, { emailVerifiedAt: new Date() });
    const { data } = await register({ ...gita, email });

    expect(await logIn(email, PASSWORD)).toBe(id);
    expect(await logIn(email, gita.password)).toBe(data?.register.user.id);
  });

  test.each([
    ['verified', new Date()],
    ['nobody', null],
  ])('cannot be told by trying the first of two passwords: %s', async (_name, emailVerifiedAt) => {
    const email = `twice-${emailVerifiedAt ? 'held' : 'free'}@example.com`;
    if (emailVerifiedAt) await aCustomer(server.prisma, { email, emailVerifiedAt });
    await register({ ...gita, email, password: 'the first of two' });
    await register({ ...gita, email, password: 'the second of two' });

    expect(await logIn(email, 'the first of two')).toBeUndefined();
    expect(await logIn(email, 'the second of two')).toBeDefined();
  });

  test('is told so by mail, and only there', async () => {
    const { email } = await aCustomer(server.prisma, { emailVerifiedAt: new Date() });

    await register({ ...gita, email });

    expect(await mailsTo(server, email)).toMatchObject([{ template: 'accountExists' }]);
  });

  test('fills nobody’s mailbox: its owner is told three times in an hour at most', async () => {
    const { email } = await aCustomer(server.prisma, { emailVerifiedAt: new Date() });

    for (let time = 0; time < 5; time++) await register({ ...gita, email });

    expect(await mailsTo(server, email)).toHaveLength(3);
  });

  test('lets staff in whoever registers it', async () => {
    const { id, email } = await aCustomer(server.prisma, { role: 'ADMIN' });

    await register({ ...gita, email });

    expect(await logIn(email, PASSWORD)).toBe(id);
  });
});

describe('a new address', () => {
  test('is greeted, and asked to verify itself', async () => {
    await register({ ...gita, email: 'newcomer@example.com' });

    const mails = await mailsTo(server, 'newcomer@example.com');
    expect(mails.map(({ template }) => template).toSorted()).toEqual(['verifyEmail', 'welcome']);
  });

  test('that nobody verified goes to whoever opens the mailed link', async () => {
    const email = 'contested@example.com';
    const squatter = await register({ ...gita, email, password: 'the squatter is in' });
    expect(await holderOf(email)).toBe(squatter.data?.register.user.id);
    await mailsTo(server, email);
    const owner = await register({ ...gita, email });

    await openMailedLink(server, email);

    expect(await holderOf(email)).toBe(owner.data?.register.user.id);
    const me = await server.graphql('{ me { emailVerified } }', {}, { token: owner.data?.register.token });
    expect(me.data?.me.emailVerified).toBe(true);
  });

  test('has one holder when three register it at once', async () => {
    const input = { ...gita, email: 'race@example.com' };

    const answers = await Promise.all([register(input), register(input), register(input)]);

    expect(answers.map(({ data }) => data?.register.errors)).toEqual([[], [], []]);
    const accounts = await server.prisma.user.findMany({ where: { email: input.email } });
    expect(accounts.map(({ holdsEmail }) => holdsEmail).toSorted()).toEqual([null, null, true].toSorted());
  });
});

type Answer = Awaited<ReturnType<typeof register>>;

function register(input: Record<string, string>) {
  return server.graphql(
    `mutation ($input: RegisterInput!) {
      register(input: $input) {
        user { id email emailVerified name phone role activityConsent preferences } token refreshToken
        errors { code field message }
      }
    }`,
    { input },
  );
}

/** The answer with everything that differs between any two registrations taken out. */
function shapeOf({ status, data, errors }: Answer) {
  const { user, token, refreshToken, ...rest } = data?.register ?? {};
  return {
    status,
    errors,
    ...rest,
    user: { ...user, id: user.id.length, email: null },
    lengths: [token.length, refreshToken.length],
  };
}

async function logIn(email: string, password: string): Promise<string | undefined> {
  const { data } = await server.graphql(
    'mutation ($input: LoginInput!) { login(input: $input) { user { id } } }',
    { input: { email, password } },
  );
  return data?.login.user?.id;
}

async function holderOf(email: string): Promise<string | undefined> {
  const where = { email_holdsEmail: { email, holdsEmail: true } };
  return (await server.prisma.user.findUnique({ where }))?.id;
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await run();
  return performance.now() - before;
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
