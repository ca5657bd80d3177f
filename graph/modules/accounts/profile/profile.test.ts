import { beforeEach, describe, expect, test } from 'vitest';
import { sha256 } from '#graph/access/sha256.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
const NEW_PASSWORD = 'another long password';
let user: User;
let token: string;

beforeEach(async () => {
  server.clock.now = new Date('2026-11-20T06:00:00Z');
  user = await aCustomer(server.prisma);
  token = await signIn(server, user);
});

describe('updateProfile', () => {
  test('changes only the given fields', async () => {
    const preferences = { language: 'ne', cards: { compact: true } };

    const { data } = await update({ name: ' Gita Rai ', preferences });

    expect(data?.updateProfile).toEqual({
      user: { name: 'Gita Rai', phone: user.phone, preferences },
      errors: [],
    });
  });

  test('removes a phone and preferences', async () => {
    await update({ preferences: { language: 'ne' } });

    const { data } = await update({ phone: null, preferences: null });

    expect(data?.updateProfile.user).toMatchObject({ phone: null, preferences: null });
  });

  test('names the invalid fields, and changes nothing', async () => {
    const { data } = await update({ name: ' ', phone: '12', preferences: { big: 'x'.repeat(5000) } });

    expect(data?.updateProfile.user).toBeNull();
    expect(data?.updateProfile.errors.map(({ field }: { field: string }) => field)).toEqual([
      'name',
      'phone',
      'preferences',
    ]);
    expect(await server.prisma.user.findUnique({ where: { id: user.id } })).toMatchObject({
      name: user.name,
    });
  });

  test.each(['role', 'status', 'email'])('does not accept %s', async (field) => {
    expect((await update({ [field]: 'SUPER_ADMIN' })).status).toBe(400);
  });
});

describe('changePassword', () => {
  test('ends every session and opens a new one on this device', async () => {
    const otherToken = await signIn(server, user);

    const { data } = await change(PASSWORD, NEW_PASSWORD);

    expect(data?.changePassword).toMatchObject({ user: { id: user.id }, errors: [] });
    expect((await requestMe(token)).status).toBe(401);
    expect((await requestMe(otherToken)).status).toBe(401);
    expect((await requestMe(data?.changePassword.token)).status).toBe(200);
    await signIn(server, { email: user.email, password: NEW_PASSWORD });
    await expect(signIn(server, user)).rejects.toThrow('WRONG_CREDENTIALS');
  });

  test('requires the current password', async () => {
    const { data } = await change('not the password', NEW_PASSWORD);

    expect(data?.changePassword).toMatchObject({
      token: null,
      errors: [{ code: 'WRONG_CREDENTIALS', field: 'currentPassword' }],
    });
    expect((await requestMe(token)).status).toBe(200);
  });

  test('is rate-limited like sign-in after five failures', async () => {
    for (let time = 0; time < 5; time++) await change('not the password', NEW_PASSWORD);

    const { errors } = await change(PASSWORD, NEW_PASSWORD);

    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });

  test('applies the rules for new passwords', async () => {
    const { data } = await change(PASSWORD, 'short');

    expect(data?.changePassword.errors).toMatchObject([{ code: 'INVALID', field: 'newPassword' }]);
  });
});

describe('setActivityConsent', () => {
  test('records consent once; withdrawing it deletes the stored activity', async () => {
    expect((await requestMe(token)).data?.me.hasActivityConsent).toBeNull();
    expect((await setConsent(true)).data?.setActivityConsent).toEqual({
      user: { hasActivityConsent: true },
      errors: [],
    });
    await createActivity(user);

    await setConsent(false);

    expect((await requestMe(token)).data?.me.hasActivityConsent).toBe(false);
    expect(await server.prisma.activity.count({ where: { userId: user.id } })).toBe(0);
    expect(await server.prisma.activitySession.count({ where: { userId: user.id } })).toBe(0);
  });

  test('keeps the activity of other accounts', async () => {
    const other = await aCustomer(server.prisma);
    await createActivity(other);

    await setConsent(false);

    expect(await server.prisma.activity.count({ where: { userId: other.id } })).toBe(1);
  });
});

test('an API key has no account', async () => {
  const key = 'jwk_a-key-of-a-test';
  await server.prisma.apiKey.create({
    data: { name: 'Test', prefix: 'jwk_a', keyHash: sha256(key), scopes: ['read-orders'] },
  });

  for (const field of ['me { id }', 'mySessions { id }', 'myDataExport']) {
    const { status, errors } = await server.graphql(`{ ${field} }`, {}, { token: key });
    expect([status, errors?.[0]?.extensions.code]).toEqual([403, 'FORBIDDEN']);
  }
});

function update(input: Record<string, unknown>) {
  return server.graphql(
    `mutation ($input: UpdateProfileInput!) {
      updateProfile(input: $input) { user { name phone preferences } errors { code field } }
    }`,
    { input },
    { token },
  );
}

function change(currentPassword: string, newPassword: string) {
  return server.graphql(
    `mutation ($input: ChangePasswordInput!) {
      changePassword(input: $input) { user { id } token errors { code field } }
    }`,
    { input: { currentPassword, newPassword } },
    { token },
  );
}

function setConsent(consent: boolean) {
  return server.graphql(
    `mutation ($input: ActivityConsentInput!) {
      setActivityConsent(input: $input) { user { hasActivityConsent } errors { code } }
    }`,
    { input: { consent } },
    { token },
  );
}

function requestMe(token: string) {
  return server.graphql('{ me { id hasActivityConsent } }', {}, { token });
}

async function createActivity({ id: userId }: User) {
  const at = server.clock.now;
  await server.prisma.activity.create({ data: { userId, type: 'CLICK', data: {}, at } });
  await server.prisma.activitySession.create({
    data: { userId, clientSessionId: 'a-visit', startedAt: at, deviceInfo: {}, browserInfo: {} },
  });
}
