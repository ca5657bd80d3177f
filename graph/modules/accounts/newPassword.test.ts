import { beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#graph/prisma/generated/client.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { findEmailedToken } from '#graph/testing/mailedLink.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
const GOOD_PASSWORD = 'five mangoes from Janakpur';
let user: User;

beforeEach(async () => {
  await server.prisma.attempt.deleteMany();
  user = await aCustomer(server.prisma, { name: 'Binita Shrestha' });
});

describe('a common password is refused', () => {
  test.each([
    ['unchanged', 'basketball'],
    ['in another letter case', 'QWERTYuiop'],
    ['with digits after it', 'iloveyou2083'],
    ['with digits before it', '2083sunshine'],
    ['twice', 'dragondragon'],
    ['as a few repeated characters', '123123123123'],
  ])('%s', async (_case, password) => {
    expect(await register(password)).toEqual([{ reason: 'PASSWORD_TOO_COMMON', field: 'password' }]);
  });

  test('a longer password that starts with a common one is accepted', async () => {
    expect(await register('basketball on the roof')).toEqual([]);
  });
});

describe('a password with words of the store or of its owner is refused', () => {
  test('for a new account', async () => {
    expect(await register('Kathmandu-2083')).toEqual(buildPersonalDataErrors('password'));
    expect(await register('gita-thapa-1990', { name: 'Gita Thapa' })).toEqual(
      buildPersonalDataErrors('password'),
    );
  });

  test('for a password change', async () => {
    const token = await signIn(server, user);
    const change = (newPassword: string) =>
      sendMutation(
        'changePassword',
        'ChangePasswordInput',
        { currentPassword: PASSWORD, newPassword },
        token,
      );
    expect(await change('binita.shrestha')).toEqual(buildPersonalDataErrors('newPassword'));
    expect(await change('1234567890')).toEqual([{ reason: 'PASSWORD_TOO_COMMON', field: 'newPassword' }]);
    expect(await change(GOOD_PASSWORD)).toEqual([]);
  });

  test('for a password reset, and the link still works', async () => {
    await sendMutation('requestPasswordReset', 'RequestPasswordResetInput', { email: user.email });
    const token = await findEmailedToken(server, user.email);
    const reset = (newPassword: string) =>
      sendMutation('resetPassword', 'ResetPasswordInput', { token, newPassword });
    expect(await reset('Shrestha1990')).toEqual(buildPersonalDataErrors('newPassword'));
    expect(await reset('1234567890')).toEqual([{ reason: 'PASSWORD_TOO_COMMON', field: 'newPassword' }]);
    expect(await reset(GOOD_PASSWORD)).toEqual([]);
  });

  test('for an invited account, and the invitation still works', async () => {
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const email = 'maya.gurung@example.com';
    await owner.graphql(
      'mutation ($input: CreateStaffInput!) { createStaff(input: $input) { errors { code } } }',
      { input: { name: 'Maya', email, role: 'ADMIN' } },
    );
    const token = await findEmailedToken(server, email);
    const accept = (password: string) =>
      sendMutation('acceptInvitation', 'AcceptInvitationInput', { token, name: 'Maya', password });
    expect(await accept('maya-gurung')).toEqual(buildPersonalDataErrors('password'));
    expect(await accept('1234567890')).toEqual([{ reason: 'PASSWORD_TOO_COMMON', field: 'password' }]);
    expect(await accept(GOOD_PASSWORD)).toEqual([]);
  });
});

test('an account whose password was set before these rules can still sign in', async () => {
  const { passwordHash } = await aCustomer(server.prisma);
  const existingCustomer = await aCustomer(server.prisma, { name: 'Shopper', passwordHash });
  expect(await signIn(server, existingCustomer)).toEqual(expect.any(String));
});

const buildPersonalDataErrors = (field: string) => [{ reason: 'PASSWORD_CONTAINS_OWN_DATA', field }];

let registeredCount = 0;

function register(password: string, overrides: object = {}) {
  const email = `newcomer-${registeredCount++}@example.com`;
  return sendMutation('register', 'RegisterInput', { name: 'Hari Basnet', email, password, ...overrides });
}

async function sendMutation(name: string, type: string, input: object, token?: string) {
  const { data, errors } = await server.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { errors { reason field } } }`,
    { input },
    { token },
  );
  expect(errors).toBeUndefined();
  return data?.[name].errors;
}
