import { describe, expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aCaller } from '../../testing/callers.ts';
import { describeRoutes, OWNER, STAFF } from '../../testing/describeRoutes.ts';
import { adminCustomers } from './adminCustomers.ts';

const server = useTestServer();
const generateEmail = () => `new-${crypto.randomUUID()}@example.com`;
const anId = async () => (await aCustomer(server.prisma)).id;

const READERS = [...STAFF, 'read-customers'] as const;
const WRITERS = [...STAFF, 'write-customers'] as const;

describeRoutes(server, adminCustomers, {
  'GET /admin/customers': {
    allowedCallers: READERS,
    request: async () => {
      await anId();
      return { query: { search: 'customer', status: 'active', from: '2026-01-01', sort: 'name' } };
    },
    invalidRequests: { status: { query: { status: 'lost' } }, sort: { query: { sort: 'random' } } },
  },
  'GET /admin/customers/stats': { allowedCallers: READERS },
  'GET /admin/customers/deleted': {
    allowedCallers: [...STAFF, 'read-customers'],
    invalidRequests: {
      limit: { query: { limit: '0' } },
      updatedFrom: { query: { updatedFrom: 'yesterday' } },
    },
  },
  'GET /admin/customers/:id': {
    allowedCallers: READERS,
    request: async ({ prisma }) => {
      const id = await anId();
      await anOrder(prisma, { userId: id });
      return { id };
    },
  },
  'POST /admin/customers': {
    allowedCallers: WRITERS,
    request: () => ({ body: { name: 'Sita Rai', email: generateEmail(), phone: '9841000001' } }),
    invalidRequests: {
      name: { body: { email: generateEmail() } },
      email: { status: 422, body: { name: 'Sita Rai', email: 'sita' } },
    },
  },
  'PUT /admin/customers/:id': {
    allowedCallers: WRITERS,
    request: async () => ({ id: await anId(), body: { name: 'Sita Rai', phone: '9841000001' } }),
    invalidRequests: {
      name: { body: { name: 5 } },
      phone: { status: 422, body: { phone: '12' } },
      version: { status: 409, body: { name: 'Sita Rai', version: 99 } },
    },
  },
  'PUT /admin/customers/:id/status': {
    allowedCallers: WRITERS,
    request: async () => ({ id: await anId(), body: { status: 'blocked', reason: 'Asked us to' } }),
    invalidRequests: {
      status: { body: { status: 'lost' } },
      reason: { body: { status: 'blocked', reason: 5 } },
    },
  },
  'DELETE /admin/customers/:id': { allowedCallers: OWNER, request: async () => ({ id: await anId() }) },
});

describe('staff routes of customers', () => {
  test('refuse an email address that already has an account', async () => {
    const { token } = await aCaller(server, 'admin');
    const { email } = await aCustomer(server.prisma);
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/admin/customers',
      headers: { authorization: `Bearer ${token}` },
      payload: { name: 'Sita Rai', email },
    });
    expect([response.statusCode, response.json().code]).toEqual([409, 'EMAIL_TAKEN']);
  });

  test('end the sessions of a blocked customer immediately', async () => {
    const [staff, customer] = [await aCaller(server, 'admin'), await aCaller(server, 'customer')];
    await server.app.inject({
      method: 'PUT',
      url: `/api/admin/customers/${customer.user?.id}/status`,
      headers: { authorization: `Bearer ${staff.token}` },
      payload: { status: 'blocked' },
    });
    const headers = { authorization: `Bearer ${customer.token}` };
    expect((await server.app.inject({ url: '/api/auth/me', headers })).statusCode).toBe(401);
  });
});
