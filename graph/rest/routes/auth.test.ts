import { beforeEach, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '#graph/access/attempts/rateLimits.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { ANYONE, describeRoutes, SIGNED_IN } from '../testing/describeRoutes.ts';
import { auth } from './auth.ts';

const server = useTestServer();
const generateEmail = () => `new-${crypto.randomUUID()}@example.com`;
const createCustomer = () => aCustomer(server.prisma);
const createStaffMember = () => aCustomer(server.prisma, { role: 'ADMIN' });

beforeEach(async () => {
  await server.prisma.attempt.deleteMany();
});

describeRoutes(server, auth, {
  'POST /auth/register': {
    allowedCallers: ANYONE,
    request: () => ({ body: { name: 'Sita Rai', email: generateEmail(), password: PASSWORD } }),
    invalidRequests: {
      body: { body: [] },
      name: { body: { email: generateEmail(), password: PASSWORD } },
      password: { status: 422, body: { name: 'Sita Rai', email: generateEmail(), password: 'short' } },
      phone: {
        status: 422,
        body: { name: 'Sita Rai', email: generateEmail(), password: PASSWORD, phone: '12' },
      },
    },
  },
  'POST /auth/login': {
    allowedCallers: ANYONE,
    request: async () => ({ body: { email: (await createCustomer()).email, password: PASSWORD } }),
    invalidRequests: {
      email: { body: { password: PASSWORD } },
      password: { status: 422, body: { email: 'sita@example.com', password: '' } },
    },
  },
  'POST /auth/admin-login': {
    allowedCallers: ANYONE,
    request: async () => ({ body: { email: (await createStaffMember()).email, password: PASSWORD } }),
    invalidRequests: {
      password: { body: { email: 'sita@example.com', password: 5 } },
      email: { status: 422, body: { email: 'nobody', password: PASSWORD } },
    },
  },
  'GET /auth/me': { allowedCallers: SIGNED_IN },
  'PUT /auth/profile': {
    allowedCallers: SIGNED_IN,
    request: () => ({ body: { name: 'Sita Rai', phone: '9841000001' } }),
    invalidRequests: {
      name: { body: { name: 5 } },
      phone: { status: 422, body: { phone: '12' } },
      newPassword: { status: 422, body: { currentPassword: PASSWORD, newPassword: 'short' } },
      currentPassword: { status: 422, body: { newPassword: 'Another-2026!' } },
    },
  },
  'POST /auth/refresh': {
    allowedCallers: ANYONE,
    request: async () => {
      const { email } = await createCustomer();
      const payload = { email, password: PASSWORD };
      const signInResponse = await server.app.inject({ method: 'POST', url: '/api/auth/login', payload });
      return { body: { refreshToken: signInResponse.json().refreshToken } };
    },
    invalidRequests: { refreshToken: { body: {} } },
  },
  'POST /auth/logout': { allowedCallers: SIGNED_IN },
});

describe('sign-in over REST', () => {
  const post = (path: string, payload: object) =>
    server.app.inject({ method: 'POST', url: `/api/auth/${path}`, payload });
  const get = (token: string) =>
    server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });

  test('returns 401 for a wrong password without further details', async () => {
    const { email } = await createCustomer();
    const wrongPasswordResponse = await post('login', { email, password: 'Not-this-one-1' });
    const unknownEmailResponse = await post('login', { email: generateEmail(), password: 'Not-this-one-1' });
    expect([wrongPasswordResponse.statusCode, wrongPasswordResponse.json().code]).toEqual([
      401,
      'WRONG_CREDENTIALS',
    ]);
    expect({ ...unknownEmailResponse.json(), requestId: '' }).toEqual({
      ...wrongPasswordResponse.json(),
      requestId: '',
    });
  });

  test('returns 409 if the email address has an account, and 429 after many requests', async () => {
    const { email } = await createCustomer();
    const register = (address: string) =>
      post('register', { name: 'Sita Rai', email: address, password: PASSWORD });
    const takenEmailResponse = await register(email);
    expect(takenEmailResponse.statusCode).toBe(409);
    expect(takenEmailResponse.json()).toMatchObject({
      success: false,
      code: 'EMAIL_TAKEN',
      message: 'There is already an account with this address. Sign in or reset your password.',
      errors: [{ field: 'email' }],
    });
    for (let attempt = 1; attempt < RATE_LIMITS.register.network.limit; attempt += 1)
      await register(generateEmail());
    const response = await register(generateEmail());
    expect([response.statusCode, response.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3500);
  });

  test('limits password guesses and returns the time to wait', async () => {
    const { email } = await createCustomer();
    const guess = () => post('login', { email, password: 'Not-this-one-1' });
    for (let guesses = 0; guesses < 5; guesses += 1) await guess();
    const response = await guess();
    expect([response.statusCode, response.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('returns 403 to a customer at the staff login, and 401 for a wrong password', async () => {
    const { email } = await createCustomer();
    expect((await post('admin-login', { email, password: PASSWORD })).statusCode).toBe(403);
    expect((await post('admin-login', { email, password: 'Not-this-one-1' })).statusCode).toBe(401);
  });

  test('starts a session that ends on sign-out', async () => {
    const { email, id } = await createCustomer();
    const { token } = (await post('login', { email, password: PASSWORD })).json();
    expect((await get(token)).json().data.user).toMatchObject({ id, _id: id, email, role: 'customer' });
    const headers = { authorization: `Bearer ${token}` };
    await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
    const afterSignOut = await get(token);
    expect([afterSignOut.statusCode, afterSignOut.json().code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('exchanges a refresh token once; a second use ends the session', async () => {
    const { email } = await createCustomer();
    const first = (await post('login', { email, password: PASSWORD })).json();
    const second = (await post('refresh', { refreshToken: first.refreshToken })).json();
    expect((await get(second.token)).statusCode).toBe(200);
    expect((await post('refresh', { refreshToken: first.refreshToken })).statusCode).toBe(401);
    expect((await get(second.token)).statusCode).toBe(401);
  });

  test('returns new tokens after a password change', async () => {
    const { email } = await createCustomer();
    const { token } = (await post('login', { email, password: PASSWORD })).json();
    const changeResponse = await server.app.inject({
      method: 'PUT',
      url: '/api/auth/profile',
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword: PASSWORD, newPassword: 'Another-2026!' },
    });
    expect(changeResponse.statusCode).toBe(200);
    expect((await get(token)).statusCode).toBe(401);
    expect((await get(changeResponse.json().data.token)).statusCode).toBe(200);
    expect((await post('login', { email, password: 'Another-2026!' })).statusCode).toBe(200);
  });

  test('returns 422 with the field for a wrong current password and keeps the session', async () => {
    const { email } = await createCustomer();
    const { token } = (await post('login', { email, password: PASSWORD })).json();
    const refusedResponse = await server.app.inject({
      method: 'PUT',
      url: '/api/auth/profile',
      headers: { authorization: `Bearer ${token}` },
      payload: { currentPassword: 'Not-this-one-1', newPassword: 'Another-2026!' },
    });
    expect(refusedResponse.statusCode).toBe(422);
    expect(refusedResponse.headers['www-authenticate']).toBeUndefined();
    expect(refusedResponse.json()).toMatchObject({
      success: false,
      code: 'WRONG_CREDENTIALS',
      reason: 'PASSWORD_INCORRECT',
      errors: [{ field: 'currentPassword', message: 'This password is incorrect.' }],
    });
    expect((await get(token)).statusCode).toBe(200);
  });

  test('ignores a requested role', async () => {
    const response = await post('register', {
      name: 'Sita Rai',
      email: generateEmail(),
      password: PASSWORD,
      role: 'ADMIN',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field: 'role', message: 'This field does not exist.' }]);
  });
});
