import { beforeAll, describe, expect, test } from 'vitest';
import { findLastOrder } from '#graph/modules/customers/customers.queries.ts';
import { listAuditEntries } from '#graph/modules/reporting/audit/listAuditEntries.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { countRowsRead } from '#graph/testing/countRowsRead.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { adminOrders } from './adminOrders.ts';

const server = useTestServer();
const ORDER_COUNT = 5000;
/** A search samples the newest orders, in an index and in the table, to see whether most contain a word. */
const SAMPLE_ROWS = 2 * 1000;
const PAGE = 25;

beforeAll(async () => {
  const { prisma } = server;
  const { lines: _lines, ...pattern } = await anOrder(prisma, { contactName: 'Yubaraj Quazi' });
  const {
    searchText: _searchText,
    due: _due,
    refundDue: _refundDue,
    contactMailbox: _mailbox,
    ...order
  } = pattern;
  await prisma.order.createMany({
    data: Array.from({ length: ORDER_COUNT }, (_, index) => ({
      ...order,
      terms: undefined,
      couponTerms: undefined,
      id: undefined,
      number: `JW-${String(index).padStart(10, '0')}`,
      contactName: index % 10 === 0 ? `Gita ${index}` : 'Sita Shrestha',
      status: index % 5 === 0 ? ('DELIVERED' as const) : ('PENDING' as const),
      placedAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    })),
  });
  await prisma.auditEntry.createMany({
    data: Array.from({ length: ORDER_COUNT }, (_, index) => ({
      action: 'order.status',
      entity: 'Order',
      entityId: `order-${index}`,
      ip: '127.0.0.1',
      requestId: `request-${index}`,
      at: new Date(Date.UTC(2026, 0, 1, 0, index)),
    })),
  });
  await prisma.$queryRaw`ANALYZE TABLE orders, audit_entries`;
});

function listNumbers(args: Parameters<typeof adminOrders>[1], prisma: PrismaClient = server.prisma) {
  const now = new Date();
  return adminOrders({ prisma, now }, { first: PAGE, ...args }).then(({ edges }) =>
    edges.map(({ node }) => node.number),
  );
}

describe('a list of thousands of orders reads few rows', () => {
  test.each([
    ['for the first page', {}, 3 * PAGE],
    ['for the orders in one status', { filter: { status: ['DELIVERED' as const] } }, 3 * PAGE],
    ['for a name that most customers have', { filter: { search: 'Sita Shrestha' } }, SAMPLE_ROWS + 10 * PAGE],
    ['for a name that few customers have', { filter: { search: 'Quazi' } }, SAMPLE_ROWS + 10 * PAGE],
    ['for a name that no customer has', { filter: { search: 'Zzyzx' } }, SAMPLE_ROWS + 10 * PAGE],
  ])('%s', async (_case, args, maxRows) => {
    expect(await countRowsRead(server.prisma, (prisma) => listNumbers(args, prisma))).toBeLessThan(maxRows);
  });
});

test('a search for one object in thousands of audit entries reads only a few of them', async () => {
  const entries = await countRowsRead(server.prisma, (prisma) =>
    listAuditEntries({ prisma, now: new Date() }, { filter: { search: 'order-4321' }, first: PAGE }),
  );
  expect(entries).toBeLessThan(SAMPLE_ROWS + 10 * PAGE);
});

test('a search for the customer who placed most of the orders returns all orders of that customer, newest first, with a count', async () => {
  const filter = { search: 'sita shres' };
  const { edges, totalCount } = await adminOrders(
    { prisma: server.prisma, now: new Date() },
    { filter, first: 3 },
  );
  expect(edges.map(({ node }) => node.number)).toEqual(['JW-0000004999', 'JW-0000004998', 'JW-0000004997']);
  expect(await totalCount()).toBe(ORDER_COUNT * 0.9);
  const lastPage = await listNumbers({ filter, first: 2, offset: 4498 });
  expect(lastPage).toEqual(['JW-0000000002', 'JW-0000000001']);
});

test('reads only the last order of a customer with thousands of orders', async () => {
  const { prisma } = server;
  const { id } = await aCustomer(prisma);
  await prisma.order.updateMany({ where: { contactName: 'Sita Shrestha' }, data: { userId: id } });
  const lastOrder = await findLastOrder({ prisma, now: new Date() }, id);
  expect(lastOrder?.number).toBe('JW-0000004999');
  const rowCount = await countRowsRead(prisma, (prisma) => findLastOrder({ prisma, now: new Date() }, id));
  expect(rowCount).toBeLessThan(10);
});
