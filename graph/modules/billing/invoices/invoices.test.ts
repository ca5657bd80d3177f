import { beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '#graph/access/attempts/rateLimits.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { Order, User } from '#graph/prisma/generated/client.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
let customer: User;
let order: Order;

beforeAll(async () => {
  customer = await aCustomer(server.prisma);
  order = await anOrder(server.prisma, {
    userId: customer.id,
    shipName: 'सीता शर्मा',
    guestTokenHash: sha256('the guest token'),
    lines: Array.from({ length: 40 }, (_, index) => ({ name: `Ring ${index} ${'very '.repeat(20)}long` })),
  });
});

describe('an invoice', () => {
  test('is available to its customer as a PDF with as many pages as needed', async () => {
    const response = await requestInvoice(order.id, await signIn(server, customer));

    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toContain(`invoice-${order.number}.pdf`);
    expect(response.headers['cache-control']).toContain('no-store');
    expect(response.body.startsWith('%PDF-')).toBe(true);
    expect(response.body.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  });

  test('is also available to staff by number, and to a guest with the order’s token', async () => {
    const admin = await aCustomer(server.prisma, { role: 'ADMIN' });

    expect((await requestInvoice(order.number, await signIn(server, admin))).statusCode).toBe(200);
    expect((await requestInvoice(`${order.id}?guestToken=the%20guest%20token`)).statusCode).toBe(200);
  });

  test('has “cancelled” in its title if the order is cancelled', async () => {
    const cancelledOrder = await anOrder(server.prisma, { userId: customer.id, status: 'CANCELLED' });

    const { body } = await requestInvoice(cancelledOrder.id, await signIn(server, customer));

    expect(body).toContain(`(Invoice ${cancelledOrder.number} \\(cancelled\\))`);
  });

  test('is drawn once for repeated requests, and redrawn when the order or the store changes', async () => {
    const { id } = await anOrder(server.prisma, { guestTokenHash: sha256('once') });
    const fetchInvoice = () => requestInvoice(`${id}?guestToken=once`);
    const findDrawingCount = async () => (await server.prisma.attempt.findFirst())?.count;
    await server.prisma.attempt.deleteMany();

    const first = await fetchInvoice();
    for (let time = 0; time < 5; time++) expect((await fetchInvoice()).rawPayload).toEqual(first.rawPayload);
    expect(await findDrawingCount()).toBe(1);

    await server.prisma.order.update({ where: { id }, data: { shipName: 'Gita Rai', version: 2 } });
    expect((await fetchInvoice()).rawPayload).not.toEqual(first.rawPayload);
    expect(await findDrawingCount()).toBe(2);
  });

  test('is rate-limited per network and per account; cached invoices are still served', async () => {
    const {
      subject,
      network,
      network: { withinMs },
    } = RATE_LIMITS.invoice;
    const orders = await Promise.all([1, 2, 3].map(() => anOrder(server.prisma, { userId: customer.id })));
    const token = await signIn(server, customer);
    await server.prisma.attempt.deleteMany();
    const fetchInvoice = async (index: number) => requestInvoice(orders[index]?.id ?? '', token);

    expect((await fetchInvoice(0)).statusCode).toBe(200);
    for (const limit of [subject.limit, network.limit]) {
      await server.prisma.attempt.updateMany({ data: { count: limit } });
      const refusedResponse = await fetchInvoice(1);
      expect([refusedResponse.statusCode, refusedResponse.json().reason]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
      expect(Number(refusedResponse.headers['retry-after'])).toBeLessThanOrEqual(withinMs / 1000);
      expect((await fetchInvoice(0)).statusCode).toBe(200);
    }
    await server.prisma.attempt.deleteMany();
    expect((await fetchInvoice(1)).statusCode).toBe(200);
  });

  test('is not found by other customers or by guests without the order’s token', async () => {
    const other = await aCustomer(server.prisma);

    expect((await requestInvoice(order.id, await signIn(server, other))).statusCode).toBe(404);
    expect((await requestInvoice(order.id)).statusCode).toBe(404);
    expect((await requestInvoice(`${order.id}?guestToken=wrong&guestToken=twice`)).statusCode).toBe(404);
    expect((await requestInvoice(order.id)).json()).toMatchObject({ message: 'This order doesn’t exist.' });
  });
});

function requestInvoice(path: string, token?: string) {
  return server.app.inject({
    url: `/invoices/${path}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
}
