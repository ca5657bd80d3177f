import { beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#graph/prisma/generated/client.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aReturn } from '#graph/testing/aReturn.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const LIST = `query ($filter: AdminOrderFilter, $sort: AdminOrderSort, $first: Int, $after: String) {
  adminOrders(filter: $filter, sort: $sort, first: $first, after: $after) {
    edges { node { number } } pageInfo { hasNextPage endCursor } totalCount
  }
}`;
const THEN_BY_QUERY = `query ($filter: AdminOrderFilter, $sort: AdminOrderSort, $thenBy: [AdminOrderSort!], $after: String) {
  adminOrders(filter: $filter, sort: $sort, thenBy: $thenBy, first: 1, after: $after) {
    edges { node { number } } pageInfo { endCursor }
  }
}`;
const STATS = `query ($filter: AdminOrderFilter) {
  orderStats(filter: $filter) {
    total revenue averageOrder unpaid
    byStatus { status count total } byPaymentStatus { status count total }
  }
}`;
const DETAIL = `query ($id: ID!) {
  adminOrder(id: $id) {
    number
    staff {
      customer { id } nextStatuses nextPaymentStatuses
      payments { method status amount reference settledAt } history { status note by }
    }
  }
}`;

let staff: Shopper;
let customer: Shopper;
let ashaOrder: Order;
let bikashOrder: Order;
let shyamOrder: Order;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
  customer = await aShopper(server);
  ashaOrder = await anOrder(server.prisma, {
    number: 'JW-ASHA000001',
    contactName: 'Asha Shrestha',
    contactEmail: 'asha@example.com',
    contactPhone: '+9779841111111',
    placedAt: new Date('2026-11-03T06:00:00Z'),
    finalTotal: 30_000,
    userId: customer.user.id,
  });
  bikashOrder = await anOrder(server.prisma, {
    number: 'JW-B1KASH0001',
    contactName: 'Bikash Gurung',
    contactEmail: 'bikash_g@example.com',
    contactPhone: '+97715551234',
    placedAt: new Date('2026-11-02T06:00:00Z'),
    finalTotal: 50_000,
    status: 'DELIVERED',
    paymentStatus: 'PAID',
    paymentMethod: 'BANK_TRANSFER',
    district: 'Kaski',
    shipName: "Gita K'C KC",
    shipPhone: '+97715551234',
  });
  shyamOrder = await anOrder(server.prisma, {
    number: 'JW-SHYAM00001',
    contactName: 'Shyam Om Shrestha',
    contactEmail: 'shyam@example.com',
    contactPhone: '+9779842222222',
    placedAt: new Date('2026-11-01T06:00:00Z'),
    finalTotal: 20_000,
    status: 'CANCELLED',
    shipName: 'सीता श्रेष्ठ',
    shipPhone: '+9779860999999',
  });
});

async function findNumbers(variables: object) {
  const { data, errors } = await staff.graphql(LIST, { ...variables });
  expect(errors).toBeUndefined();
  const { edges, totalCount } = data?.adminOrders ?? {};
  const numbers: string[] = edges.map(({ node }: { node: Order }) => node.number);
  expect(totalCount).toBe(numbers.length);
  return numbers;
}

describe('adminOrders filters', () => {
  test.each<[string, object, (() => Order)[]]>([
    ['no condition, newest first', {}, [() => ashaOrder, () => bikashOrder, () => shyamOrder]],
    ['one status', { status: 'DELIVERED' }, [() => bikashOrder]],
    ['several statuses', { status: ['PENDING', 'CANCELLED'] }, [() => ashaOrder, () => shyamOrder]],
    [
      'an empty list of statuses, which matches all',
      { status: [] },
      [() => ashaOrder, () => bikashOrder, () => shyamOrder],
    ],
    ['a payment status', { paymentStatus: 'PAID' }, [() => bikashOrder]],
    ['a payment method', { paymentMethod: 'COD' }, [() => ashaOrder, () => shyamOrder]],
    ['a district', { district: ' Kaski ' }, [() => bikashOrder]],
    ['a start time', { from: '2026-11-02T06:00:00Z' }, [() => ashaOrder, () => bikashOrder]],
    ['an end time', { to: '2026-11-02T06:00:00Z' }, [() => shyamOrder]],
    ['a minimum total', { minTotal: 30_000 }, [() => ashaOrder, () => bikashOrder]],
    ['a maximum total', { maxTotal: 30_000 }, [() => ashaOrder, () => shyamOrder]],
    [
      'a range of totals and a status',
      { minTotal: 1, maxTotal: 30_000, status: 'PENDING' },
      [() => ashaOrder],
    ],
    ['an order number', { search: ' jw-b1kash0001 ' }, [() => bikashOrder]],
    ['an order number with letters for digits', { search: 'JW-BIKASHOOO' }, [() => bikashOrder]],
    ['an order number without its prefix', { search: 'b1kash0001' }, [() => bikashOrder]],
    [
      'the beginning of an order number in lower case, with letters for digits',
      { search: 'bika' },
      [() => bikashOrder],
    ],
    ['an order number in groups', { search: 'JW B1KA SH00 01' }, [() => bikashOrder]],
    ['an order number in short groups', { search: 'b1 ka sh' }, [() => bikashOrder]],
    ['an order number with a number sign', { search: '#JW-B1K' }, [() => bikashOrder]],
    [
      'the prefix alone, which all order numbers share',
      { search: 'jw' },
      [() => ashaOrder, () => bikashOrder, () => shyamOrder],
    ],
    ['a phone number in another format', { search: '984-111 1111' }, [() => ashaOrder]],
    ['a phone number with its country code', { search: '+977 1 5551234' }, [() => bikashOrder]],
    ['a phone number in Devanagari digits', { search: '९८४२२२२२२२' }, [() => shyamOrder]],
    ['a phone number with a leading zero', { search: '09841-111111' }, [() => ashaOrder]],
    [
      'the beginning of a phone number with its country code',
      { search: '+977 984' },
      [() => ashaOrder, () => shyamOrder],
    ],
    ['a phone number with its country code in brackets', { search: '(+977) 9842222222' }, [() => shyamOrder]],
    ['a phone number with long dashes', { search: '984–2222–222' }, [() => shyamOrder]],
    ['a country code without a plus sign', { search: '97798422' }, [() => shyamOrder]],
    ['the phone number of the recipient', { search: '9860 999999' }, [() => shyamOrder]],
    ['the beginning of a phone number', { search: '98411' }, [() => ashaOrder]],
    ['the beginning of an email address', { search: 'Asha@' }, [() => ashaOrder]],
    ['the beginning of an email address without its @', { search: 'bikash_g' }, [() => bikashOrder]],
    ['an email address with other punctuation', { search: 'bikash.g' }, [() => bikashOrder]],
    ['a complete email address', { search: 'bikash_g@example.com' }, [() => bikashOrder]],
    ['a word of a name', { search: 'shrestha' }, [() => ashaOrder, () => shyamOrder]],
    ['the beginnings of two words', { search: 'shre shy' }, [() => shyamOrder]],
    ['two words within one view', { search: 'shre shy', view: 'TO_SHIP' }, []],
    ['a word of two letters', { search: 'shyam om' }, [() => shyamOrder]],
    ['a word of two letters alone', { search: 'Om' }, [() => shyamOrder]],
    ['a name in Devanagari', { search: 'सीता' }, [() => shyamOrder]],
    ['the recipient', { search: 'gita kc' }, [() => bikashOrder]],
    ['wildcards, which match nothing', { search: '%_*' }, []],
    ['wildcards in an email address, which match nothing', { search: '%@' }, []],
    ['an unknown name, which matches nothing', { search: 'Nobody' }, []],
    ['operators, which match nothing', { search: '+-><()~*"' }, []],
  ])('by %s', async (_name, filter, expected) => {
    expect(await findNumbers({ filter })).toEqual(expected.map((order) => order().number));
  });

  test('by account', async () => {
    expect(await findNumbers({ filter: { customerId: customer.user.id } })).toEqual([ashaOrder.number]);
  });
});

test.each([
  ['NEWEST', () => [ashaOrder, bikashOrder, shyamOrder]],
  ['OLDEST', () => [shyamOrder, bikashOrder, ashaOrder]],
  ['TOTAL_DESC', () => [bikashOrder, ashaOrder, shyamOrder]],
  ['TOTAL_ASC', () => [shyamOrder, ashaOrder, bikashOrder]],
] as const)('adminOrders sorts by %s, even across pages', async (sort, expected) => {
  const first = (await staff.graphql(LIST, { sort, first: 2 })).data?.adminOrders;
  const after = first.pageInfo.endCursor;
  const rest = (await staff.graphql(LIST, { sort, first: 2, after })).data?.adminOrders;

  const numbers = [...first.edges, ...rest.edges].map(({ node }: { node: Order }) => node.number);
  expect(numbers).toEqual(expected().map(({ number }) => number));
});

test('adminOrders sorts by several columns, even across pages', async () => {
  const total = 77_777;
  const [earlyOrder, cheapOrder, lateOrder] = [
    await anOrder(server.prisma, { finalTotal: total, placedAt: new Date('2024-01-01T06:00:00Z') }),
    await anOrder(server.prisma, { finalTotal: total - 1, placedAt: new Date('2024-01-03T06:00:00Z') }),
    await anOrder(server.prisma, { finalTotal: total, placedAt: new Date('2024-01-02T06:00:00Z') }),
  ];
  const listPages = async (sort: string, thenBy: string[]) => {
    const numbers: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page += 1) {
      const filter = { minTotal: total - 1, maxTotal: total };
      const { data } = await staff.graphql(THEN_BY_QUERY, { sort, thenBy, filter, after });
      numbers.push(data?.adminOrders.edges[0].node.number);
      after = data?.adminOrders.pageInfo.endCursor;
    }
    return numbers;
  };

  expect(await listPages('TOTAL_DESC', ['OLDEST'])).toEqual(
    [earlyOrder, lateOrder, cheapOrder].map(({ number }) => number),
  );
  expect(await listPages('TOTAL_DESC', ['TOTAL_ASC', 'NEWEST'])).toEqual(
    [lateOrder, earlyOrder, cheapOrder].map(({ number }) => number),
  );
  await server.prisma.order.deleteMany({
    where: { id: { in: [earlyOrder.id, cheapOrder.id, lateOrder.id] } },
  });
});

test.each([{ first: 101 }, { after: 'x' }, { filter: { search: 'x'.repeat(101) } }])(
  'adminOrders refuses %j',
  async (variables) => {
    expect((await staff.graphql(LIST, variables)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  },
);

test('orderStats counts and sums the filtered orders', async () => {
  const { data } = await staff.graphql(STATS);

  expect(data?.orderStats).toMatchObject({ total: 3, revenue: 80_000, averageOrder: 40_000, unpaid: 30_000 });
  expect(data?.orderStats.byStatus).toEqual([
    { status: 'PENDING', count: 1, total: 30_000 },
    { status: 'CONFIRMED', count: 0, total: 0 },
    { status: 'PROCESSING', count: 0, total: 0 },
    { status: 'SHIPPED', count: 0, total: 0 },
    { status: 'DELIVERED', count: 1, total: 50_000 },
    { status: 'CANCELLED', count: 1, total: 20_000 },
    { status: 'RETURNED', count: 0, total: 0 },
  ]);
  expect(data?.orderStats.byPaymentStatus).toEqual([
    { status: 'UNPAID', count: 2, total: 50_000 },
    { status: 'PART_PAID', count: 0, total: 0 },
    { status: 'PAID', count: 1, total: 50_000 },
    { status: 'PART_REFUNDED', count: 0, total: 0 },
    { status: 'REFUNDED', count: 0, total: 0 },
  ]);
  const emptyStats = (await staff.graphql(STATS, { filter: { search: 'Nobody' } })).data?.orderStats;
  expect(emptyStats).toMatchObject({ total: 0, revenue: 0, averageOrder: 0, unpaid: 0 });
});

test('orderStats reports the same revenue as the sales figures: net sales', async () => {
  const { prisma } = server;
  const contactName = 'Net Sales';
  const amounts = { itemsTotal: 10_000, discount: 1_000, shipping: 200, tax: 900, finalTotal: 10_100 };
  const uncreditedOrder = await anOrder(prisma, { ...amounts, contactName });
  const creditedOrder = await anOrder(prisma, {
    ...amounts,
    contactName,
    credited: 1_300,
    status: 'DELIVERED',
  });
  await aReturn(prisma, creditedOrder, { status: 'RECEIVED', shipping: 200 });
  const stats = (await staff.graphql(STATS, { filter: { search: contactName } })).data?.orderStats;
  // 200 of the credit is shipping, and 100 of the other 1,100 is tax.
  expect(stats).toMatchObject({ total: 2, revenue: 9_000 + 8_000, averageOrder: 8_500 });
  const { data } = await staff.graphql(
    'query ($id: ID!) { adminOrder(id: $id) { staff { sales { grossSales discounts returns revenue shipping tax total } } } }',
    { id: creditedOrder.id },
  );
  expect(data?.adminOrder.staff.sales).toEqual({
    grossSales: 10_000,
    discounts: 1_000,
    returns: 1_000,
    revenue: 8_000,
    shipping: 0,
    tax: 800,
    total: 8_800,
  });
  await prisma.order.deleteMany({ where: { id: { in: [uncreditedOrder.id, creditedOrder.id] } } });
});

test('orderStats returns only counts to staff who cannot see sales figures', async () => {
  const data = { name: 'Packs', permissions: ['enterAdmin', 'readOrders'] };
  const { id: staffRoleId } = await server.prisma.staffRole.create({ data });
  const packer = await aShopper(server, { role: 'ADMIN', staffRoleId });
  const { data: packerData, errors } = await packer.graphql(STATS);
  expect(errors).toBeUndefined();
  expect(packerData?.orderStats).toMatchObject({ total: 3, revenue: null, averageOrder: null, unpaid: null });
  expect(packerData?.orderStats.byStatus[0]).toEqual({ status: 'PENDING', count: 1, total: null });
  expect(packerData?.orderStats.byPaymentStatus[0]).toEqual({ status: 'UNPAID', count: 2, total: null });
});

test('adminOrder returns the data that staff need to process an order', async () => {
  const { data } = await staff.graphql(DETAIL, { id: ashaOrder.number.toLowerCase() });

  expect(data?.adminOrder).toEqual({
    number: ashaOrder.number,
    staff: {
      customer: { id: customer.user.id },
      nextStatuses: ['CONFIRMED', 'CANCELLED'],
      nextPaymentStatuses: ['PAID'],
      payments: [],
      history: [{ status: 'PENDING', note: null, by: null }],
    },
  });
  expect((await staff.graphql(DETAIL, { id: 'unknown' })).data?.adminOrder).toBeNull();
});
