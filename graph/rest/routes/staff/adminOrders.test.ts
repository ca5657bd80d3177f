import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '#graph/prisma/generated/client.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aCaller } from '../../testing/callers.ts';
import { describeRoutes, OWNER, STAFF } from '../../testing/describeRoutes.ts';
import { adminOrders } from './adminOrders.ts';

const server = useTestServer();
const readers = [...STAFF, 'read-orders'] as const;
const writers = [...STAFF, 'write-orders'] as const;

const filters = {
  status: 'pending,confirmed',
  paymentStatus: 'unpaid',
  paymentMethod: 'cod',
  from: '2026-10-01',
  to: '2026-12-01',
  minTotal: '1',
};
const invalidFilterRequests = {
  'status.0': { query: { status: 'lost' } },
  paymentStatus: { query: { paymentStatus: 'half' } },
  from: { query: { from: 'yesterday' } },
  minTotal: { query: { minTotal: 'cheap' } },
};

const anId = async (status: OrderStatus = 'PENDING') => (await anOrder(server.prisma, { status })).id;

describeRoutes(server, adminOrders, {
  'GET /admin/orders': {
    allowedCallers: readers,
    request: async () => {
      await anId();
      return { query: { ...filters, sort: 'total_desc', limit: '5' } };
    },
    invalidRequests: {
      ...invalidFilterRequests,
      sort: { query: { sort: 'random' } },
      limit: { query: { limit: '101' } },
    },
  },
  'GET /admin/orders/stats': {
    allowedCallers: readers,
    request: async () => {
      await anId();
      return { query: filters };
    },
    invalidRequests: invalidFilterRequests,
  },
  'GET /admin/orders/export': {
    allowedCallers: readers,
    request: async () => {
      await anId();
      return { query: { ...filters, format: 'csv' } };
    },
    invalidRequests: { ...invalidFilterRequests, format: { query: { format: 'pdf' } } },
  },
  'GET /admin/orders/deleted': {
    allowedCallers: [...STAFF, 'read-orders'],
    invalidRequests: {
      limit: { query: { limit: '0' } },
      updatedFrom: { query: { updatedFrom: 'yesterday' } },
    },
  },
  'GET /admin/orders/:id': {
    allowedCallers: readers,
    request: async ({ prisma, user }) => ({ id: (await anOrder(prisma, { userId: user?.id })).number }),
  },
  'PUT /admin/orders/bulk-update': {
    allowedCallers: writers,
    request: async () => ({ body: { orderIds: [await anId(), 'nothing'], status: 'confirmed' } }),
    invalidRequests: {
      status: { body: { orderIds: ['one'], status: 'lost' } },
      orderIds: { status: 422, body: { orderIds: [], status: 'confirmed' } },
    },
  },
  'PUT /admin/orders/:id/status': {
    allowedCallers: writers,
    request: async () => ({ id: await anId(), body: 'confirmed' }),
    invalidRequests: {
      body: { body: 'lost' },
      status: { body: { status: 'lost' } },
      trackingNumber: { body: { status: 'confirmed', trackingNumber: 5 } },
    },
  },
  'PUT /admin/orders/:id/cancel': {
    allowedCallers: writers,
    request: async () => ({ id: await anId(), body: { reason: 'Out of gold' } }),
    invalidRequests: {
      reason: { status: 422, body: { reason: '' } },
      version: { status: 409, body: { reason: 'Out of gold', version: 99 } },
    },
  },
  'POST /admin/orders/:id/email': {
    allowedCallers: STAFF,
    request: async () => ({ id: await anId(), body: { subject: 'Your ring', message: 'It is ready.' } }),
    invalidRequests: {
      template: { body: { template: 'spam' } },
      subject: { status: 422, body: { subject: '', message: 'It is ready.' } },
    },
  },
  'DELETE /admin/orders/:id': {
    allowedCallers: OWNER,
    request: async () => ({ id: await anId('CANCELLED') }),
  },
});

describe('staff routes of orders', () => {
  const sendAs = async (
    role: 'admin' | 'super_admin',
    method: 'GET' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => {
    const { token } = await aCaller(server, role);
    return server.app.inject({
      method,
      url: `/api/admin/orders${path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: body === undefined ? '' : JSON.stringify(body),
    });
  };

  test('change the status, with or without details', async () => {
    const id = await anId('CONFIRMED');
    expect((await sendAs('admin', 'PUT', `/${id}/status`, 'PROCESSING')).json().data.order.status).toBe(
      'processing',
    );
    const body = { status: 'shipped', note: 'Sending', carrier: 'Upaya', trackingNumber: 'U-1' };
    expect((await sendAs('admin', 'PUT', `/${id}/status`, body)).json().data.order).toMatchObject({
      status: 'shipped',
      carrier: 'Upaya',
      trackingNumber: 'U-1',
    });
    const revertResponse = await sendAs('admin', 'PUT', `/${id}/status`, 'pending');
    expect([revertResponse.statusCode, revertResponse.json().code]).toEqual([409, 'NOT_ALLOWED']);
  });

  test('return the result of each order', async () => {
    const [validId, shippedId] = [await anId(), await anId('SHIPPED')];
    const body = { orderIds: [validId, shippedId, 'nothing'], status: 'confirmed' };
    const { updated, failed } = (await sendAs('admin', 'PUT', '/bulk-update', body)).json().data;
    expect(updated.map(({ id }: { id: string }) => id)).toEqual([validId]);
    const params = { from: 'shipped', to: 'confirmed', allowed: ['delivered', 'returned'] };
    const invalidTransition = {
      code: 'NOT_ALLOWED',
      reason: 'ORDER_STATUS_CHANGE_NOT_ALLOWED',
      params,
      field: 'status',
    };
    const missingOrder = { code: 'NOT_FOUND', reason: 'ORDER_NOT_FOUND', params: {}, field: 'id' };
    expect(failed).toEqual([
      { id: shippedId, ...invalidTransition, message: expect.any(String) },
      { id: 'nothing', ...missingOrder, message: expect.any(String) },
    ]);
  });

  test('ship an order with an outstanding bank transfer only if the body allows it', async () => {
    const { id } = await anOrder(server.prisma, { status: 'PROCESSING', paymentMethod: 'BANK_TRANSFER' });
    const otherOrder = await anOrder(server.prisma, { status: 'PROCESSING', paymentMethod: 'BANK_TRANSFER' });

    const refusedResponse = await sendAs('admin', 'PUT', `/${id}/status`, 'shipped');
    expect([refusedResponse.statusCode, refusedResponse.json().code]).toEqual([409, 'NOT_ALLOWED']);
    const shipResponse = await sendAs('admin', 'PUT', `/${id}/status`, {
      status: 'shipped',
      allowUnpaid: true,
    });
    expect(shipResponse.json().data.order.status).toBe('shipped');

    const bulkBody = { orderIds: [otherOrder.id], status: 'shipped' };
    const { failed } = (await sendAs('admin', 'PUT', '/bulk-update', bulkBody)).json().data;
    expect(failed).toMatchObject([{ id: otherOrder.id, message: expect.stringContaining('not arrived') }]);
    const bulkResponse = await sendAs('admin', 'PUT', '/bulk-update', { ...bulkBody, allowUnpaid: true });
    expect(bulkResponse.json().data.updated).toMatchObject([{ id: otherOrder.id, status: 'shipped' }]);
  });

  test('delete only cancelled orders', async () => {
    expect((await sendAs('super_admin', 'DELETE', `/${await anId()}`)).statusCode).toBe(409);
  });

  test('export matching orders as CSV or XLSX', async () => {
    const [matchingOrder, otherOrder] = [
      await anOrder(server.prisma),
      await anOrder(server.prisma, { status: 'SHIPPED' }),
    ];
    const csv = await sendAs('admin', 'GET', '/export?status=pending');
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="orders-[\d-]+\.csv"$/);
    expect(csv.body).toContain(matchingOrder.number);
    expect(csv.body).not.toContain(otherOrder.number);
    const xlsx = await sendAs('admin', 'GET', '/export?format=xlsx');
    expect(xlsx.headers['content-disposition']).toContain('.xlsx');
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('report problems found by GraphQL before the file is sent', async () => {
    const search = 'x'.repeat(101);
    for (const path of ['', '/stats', '/export']) {
      const response = await sendAs('admin', 'GET', `${path}?search=${search}`);
      expect([response.statusCode, response.json().code]).toEqual([400, 'BAD_USER_INPUT']);
      expect(response.json().errors).toMatchObject([
        { field: 'search', message: 'search can have at most 100 characters.' },
      ]);
    }
  });

  test('filter orders by calendar days in Kathmandu', async () => {
    const search = 'midnight@example.com';
    const placedAt = new Date('2026-10-31T18:20:00Z');
    await anOrder(server.prisma, { placedAt, contactEmail: search });
    const count = async (day: string) =>
      (await sendAs('admin', 'GET', `?search=${search}&from=${day}&to=${day}`)).json().pagination.total;
    expect([await count('2026-10-31'), await count('2026-11-01')]).toEqual([0, 1]);
  });
});
