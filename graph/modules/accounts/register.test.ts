import { expect, test } from 'vitest';
import { aCustomer } from '../../testing/aCustomer.ts';
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
  const me = await server.graphql('{ me { email } }', {}, { token: data?.register.token });
  expect(me.data?.me.email).toBe('gita@example.com');
  const { passwordHash } = await server.prisma.user.findUniqueOrThrow({ where: { email: gita.email } });
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('an address that has an account is refused in words, in any case', async () => {
  const { email } = await aCustomer(server.prisma);

  const { data } = await register({ ...gita, email: email.toUpperCase() });

  expect(data?.register).toMatchObject({ user: null, token: null });
  expect(data?.register.errors).toMatchObject([{ code: 'EMAIL_TAKEN', field: 'email' }]);
});

test('of two who register one address at once, one gets the account', async () => {
  const input = { ...gita, email: 'race@example.com' };

  const answers = await Promise.all([register(input), register(input), register(input)]);

  const codes = answers.map(({ data }) => data?.register.errors[0]?.code ?? 'REGISTERED');
  expect(codes.toSorted()).toEqual(['EMAIL_TAKEN', 'EMAIL_TAKEN', 'REGISTERED']);
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

function register(input: Record<string, string>) {
  return server.graphql(
    `mutation ($input: RegisterInput!) {
      register(input: $input) { user { email name phone role } token refreshToken errors { code field message } }
    }`,
    { input },
  );
}
