import { beforeEach, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '#graph/access/attempts/rateLimits.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { findEmailedToken, findEmailsTo } from '#graph/testing/mailedLink.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const gitaInput = {
  name: 'Gita Rai',
  email: 'gita@example.com',
  password: 'a long password',
  phone: '9841000000',
};

const strangerFields = {
  name: 'A Stranger',
  phone: '+9779841000000',
  province: 'Bagmati',
  district: 'Lalitpur',
  municipality: 'Lalitpur Metropolitan City',
  street: 'Elsewhere',
};

const EMAIL_TAKEN_ERROR = {
  code: 'EMAIL_TAKEN',
  field: 'email',
  message: 'There is already an account with this address. Sign in or reset your password.',
};

beforeEach(async () => {
  await server.prisma.attempt.deleteMany();
});

test('a new account is a signed-in customer whose password is hashed with argon2id', async () => {
  const { data } = await register(gitaInput);

  expect(data?.register).toMatchObject({
    user: { email: 'gita@example.com', name: 'Gita Rai', phone: '+9779841000000', role: 'CUSTOMER' },
    errors: [],
  });
  const me = await server.graphql('{ me { email isEmailVerified } }', {}, { token: data?.register.token });
  expect(me.data?.me).toEqual({ email: 'gita@example.com', isEmailVerified: false });
  const { passwordHash } = await server.prisma.user.findFirstOrThrow({ where: { email: gitaInput.email } });
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('all problems are reported together', async () => {
  const { data } = await register({ name: ' ', email: 'gita', password: 'short', phone: '12' });

  expect(data?.register.errors.map(({ field }: { field: string }) => field)).toEqual([
    'name',
    'email',
    'password',
    'phone',
  ]);
});

test('nobody can give themselves a role', async () => {
  const { status } = await register({ ...gitaInput, email: 'boss@example.com', role: 'ADMIN' });

  expect(status).toBe(400);
  expect(await server.prisma.user.count({ where: { email: 'boss@example.com' } })).toBe(0);
});

describe('an address that already has an account', () => {
  test.each([
    ['a customer who verified it', { emailVerifiedAt: new Date() }],
    ['a customer who never verified it', {}],
    ['staff', { role: 'ADMIN' as const }],
    ['a blocked customer', { status: 'BLOCKED' as const }],
  ])('is refused in any letter case, and the account stays unchanged: %s', async (_owner, customerFields) => {
    const existingCustomer = await aCustomer(server.prisma, customerFields);

    const { data } = await register({ ...gitaInput, email: existingCustomer.email.toUpperCase() });

    expect(data?.register).toEqual({
      user: null,
      token: null,
      refreshToken: null,
      errors: [EMAIL_TAKEN_ERROR],
    });
    expect(await server.prisma.user.findMany({ where: { email: existingCustomer.email } })).toEqual([
      existingCustomer,
    ]);
    expect(await findEmailsTo(server, existingCustomer.email)).toEqual([]);
  });

  test('still signs in with its own password', async () => {
    const { id, email } = await aCustomer(server.prisma);

    await register({ ...gitaInput, email });

    expect(await logIn(email, PASSWORD)).toBe(id);
    expect(await logIn(email, gitaInput.password)).toBeUndefined();
  });

  test('passes to its owner after a password reset, which signs out the person who registered it', async () => {
    const email = 'contested@example.com';
    const { data } = await register({ ...gitaInput, email, password: 'the stranger is in' });
    const { user, token } = data?.register ?? {};
    await server.prisma.savedAddress.create({
      data: { ...strangerFields, userId: user.id, defaultOfId: user.id },
    });
    await server.prisma.user.update({ where: { id: user.id }, data: { wishlistToken: 'a'.repeat(48) } });
    expect((await register({ ...gitaInput, email })).data?.register.errors).toEqual([EMAIL_TAKEN_ERROR]);

    await resetPassword(email, 'the owner reads mail');

    expect((await server.graphql('{ me { id } }', {}, { token })).status).toBe(401);
    expect(await logIn(email, 'the stranger is in')).toBeUndefined();
    expect(await logIn(email, 'the owner reads mail')).toBe(user.id);
    const account = await server.prisma.user.findUniqueOrThrow({
      where: { email },
      include: { addresses: true },
    });
    expect(account).toMatchObject({
      emailVerifiedAt: expect.any(Date),
      wishlistToken: null,
      addresses: [{ defaultOfId: null }],
    });
  });
});

describe('a new address', () => {
  test('receives a welcome email with a verification link', async () => {
    await register({ ...gitaInput, email: 'newcomer@example.com' });

    const emails = await findEmailsTo(server, 'newcomer@example.com');
    expect(emails.map(({ template }) => template).toSorted()).toEqual(['verifyEmail', 'welcome']);
  });

  test('gets only one account from three simultaneous registrations', async () => {
    const input = { ...gitaInput, email: 'race@example.com' };

    const responses = await Promise.all([register(input), register(input), register(input)]);

    const errors = responses.flatMap(({ data }) => data?.register.errors);
    expect(errors).toEqual([EMAIL_TAKEN_ERROR, EMAIL_TAKEN_ERROR]);
    expect(await server.prisma.user.count({ where: { email: input.email } })).toBe(1);
  });
});

test('an address checked too often is rate-limited', async () => {
  const { email } = await aCustomer(server.prisma);
  for (let time = 0; time < RATE_LIMITS.register.subject.limit; time++)
    expect((await register({ ...gitaInput, email })).data?.register.errors).toEqual([EMAIL_TAKEN_ERROR]);

  const { status, errors } = await register({ ...gitaInput, email });

  expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
});

test('invalid registrations are not counted', async () => {
  for (let time = 0; time <= RATE_LIMITS.register.network.limit; time++)
    await register({ ...gitaInput, password: 'short' });

  expect((await register({ ...gitaInput, email: 'patient@example.com' })).data?.register.errors).toEqual([]);
});

function register(input: Record<string, string>) {
  return server.graphql(
    `mutation ($input: RegisterInput!) {
      register(input: $input) {
        user { id email isEmailVerified name phone role hasActivityConsent preferences } token refreshToken
        errors { code field message }
      }
    }`,
    { input },
  );
}

async function logIn(email: string, password: string): Promise<string | undefined> {
  const { data } = await server.graphql(
    'mutation ($input: LoginInput!) { login(input: $input) { user { id } } }',
    { input: { email, password } },
  );
  return data?.login.user?.id;
}

async function resetPassword(email: string, newPassword: string) {
  await server.graphql(
    'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { requested } }',
    { input: { email } },
  );
  await server.graphql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { reset } }', {
    input: { token: await findEmailedToken(server, email), newPassword },
  });
}
