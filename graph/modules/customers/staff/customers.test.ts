import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
const subtractDays = (days: number) => new Date(start.getTime() - days * 86_400_000);
let admin: Shopper;

beforeEach(async () => {
  server.clock.now = start;
  await server.prisma.order.deleteMany();
  await server.prisma.user.deleteMany();
  admin = await aShopper(server, { name: 'Asha', role: 'ADMIN' });
});

describe('the list of customers', () => {
  const LIST = `query ($filter: CustomerFilter, $sort: CustomerSort, $first: Int, $after: String) {
    customers(filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount pageInfo { endCursor hasNextPage } edges { node { name } }
    } }`;

  async function list(variables: Record<string, unknown> = {}) {
    const { data, errors } = await admin.graphql(LIST, variables);
    expect(errors).toBeUndefined();
    const edges: { node: { name: string } }[] = data?.customers.edges ?? [];
    return { ...data?.customers, names: edges.map(({ node }) => node.name) };
  }

  beforeEach(async () => {
    const customers = [
      {
        name: 'Sita Rai',
        email: 'sita.rai@example.com',
        phone: '+9779841000001',
        createdAt: subtractDays(3),
      },
      {
        name: 'Bina Shrestha',
        email: 'bina@example.com',
        phone: '+9779851000002',
        createdAt: subtractDays(1),
      },
      { name: 'Ram Rai', email: 'ram@example.com', phone: '+97715550100', createdAt: subtractDays(2) },
    ];
    for (const customer of customers) await aCustomer(server.prisma, customer);
    await aCustomer(server.prisma, { name: 'Former customer', anonymisedAt: start });
  });

  test('excludes staff and deleted accounts, newest first', async () => {
    expect(await list()).toMatchObject({ totalCount: 3, names: ['Bina Shrestha', 'Ram Rai', 'Sita Rai'] });
  });

  test.each([
    ['OLDEST', ['Sita Rai', 'Ram Rai', 'Bina Shrestha']],
    ['NAME', ['Bina Shrestha', 'Ram Rai', 'Sita Rai']],
  ])('continues after a cursor if sorted by %s', async (sort, names) => {
    const first = await list({ sort, first: 2 });
    expect(first).toMatchObject({ names: names.slice(0, 2), pageInfo: { hasNextPage: true } });
    const secondPage = await list({ sort, first: 2, after: first.pageInfo.endCursor });
    expect(secondPage).toMatchObject({ names: names.slice(2), pageInfo: { hasNextPage: false } });
  });

  test.each([
    ['rai', ['Ram Rai', 'Sita Rai']],
    ['rai si', ['Sita Rai']],
    ['shres', ['Bina Shrestha']],
    ['SITA.', ['Sita Rai']],
    ['bina@', ['Bina Shrestha']],
    ['bina.', ['Bina Shrestha']],
    ['09841 000001', ['Sita Rai']],
    ['+977', ['Bina Shrestha', 'Ram Rai', 'Sita Rai']],
    ['9841 000 001', ['Sita Rai']],
    ['+977-984', ['Sita Rai']],
    ['९८५१', ['Bina Shrestha']],
    ['01-5550100', ['Ram Rai']],
    ['%', []],
    ['_', []],
    ['nobody', []],
  ])('finds %s', async (search, names) => {
    expect(await list({ filter: { search }, sort: 'NAME' })).toMatchObject({
      totalCount: names.length,
      names,
    });
  });

  test.each(['K.C.', 'Gopal K.C.', 'gopal.kc', 'gopal.kc+shop'])(
    'finds a surname made of initials, and an email address with special characters: %s',
    async (search) => {
      await aCustomer(server.prisma, { name: 'Gopal K.C.', email: 'gopal.kc+shop@example.com' });
      await aCustomer(server.prisma, { name: 'Kiran Chaudhary', email: 'kiran@example.com' });
      expect((await list({ filter: { search } })).names).toEqual(['Gopal K.C.']);
    },
  );

  test('filters by status and time', async () => {
    await server.prisma.user.updateMany({ where: { name: 'Ram Rai' }, data: { status: 'BLOCKED' } });
    expect((await list({ filter: { status: 'BLOCKED' } })).names).toEqual(['Ram Rai']);
    const dateFilter = { from: subtractDays(3).toISOString(), to: subtractDays(2).toISOString() };
    expect((await list({ filter: dateFilter })).names).toEqual(['Sita Rai']);
  });

  test('refuses a search that is too long, an invalid cursor and a page that is too large', async () => {
    for (const variables of [{ filter: { search: 'a'.repeat(101) } }, { after: 'x' }, { first: 101 }]) {
      const { errors } = await admin.graphql(LIST, variables);
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  test('includes each customer’s order totals', async () => {
    const customers = await server.prisma.user.findMany({
      where: { role: 'CUSTOMER', anonymisedAt: null },
      orderBy: { createdAt: 'desc' },
    });
    const expectedEdges = [];
    for (const [index, { id: userId }] of customers.entries()) {
      const paidFields = { userId, paymentStatus: 'PAID' } as const;
      await anOrder(server.prisma, { ...paidFields, placedAt: subtractDays(9), finalTotal: 1000 });
      const { number } = await anOrder(server.prisma, {
        ...paidFields,
        placedAt: subtractDays(1),
        finalTotal: index,
      });
      expectedEdges.push({ node: { orderCount: 2, spent: 1000 + index, lastOrder: { number } } });
    }
    const { data } = await admin.graphql(
      '{ customers { edges { node { orderCount spent lastOrder { number } } } } }',
    );
    expect(data?.customers.edges).toEqual(expectedEdges);
  });
});

describe('a single customer', () => {
  const CUSTOMER_QUERY =
    'query ($id: ID!) { customer(id: $id) { email orderCount spent lastOrder { id } addresses { label } } }';

  test('includes order totals, the latest order and the addresses', async () => {
    const { id, email } = await aCustomer(server.prisma);
    const createOrder = (finalTotal: number, days: number, overrides: Parameters<typeof anOrder>[1]) =>
      anOrder(server.prisma, { userId: id, finalTotal, placedAt: subtractDays(days), ...overrides });
    await createOrder(1000, 5, { status: 'DELIVERED', paymentStatus: 'PAID' });
    await createOrder(200, 4, { status: 'PENDING', paymentStatus: 'PART_PAID', paid: 150 });
    await createOrder(300, 4, {
      status: 'DELIVERED',
      paymentStatus: 'PART_REFUNDED',
      paid: 300,
      refunded: 250,
    });
    await createOrder(30, 3, { status: 'RETURNED', paymentStatus: 'REFUNDED' });
    await createOrder(9, 3, { status: 'PENDING' });
    const last = await createOrder(4, 2, { status: 'CANCELLED' });
    await createAddresses(id, ['Home', 'Work']);

    const { data } = await admin.graphql(CUSTOMER_QUERY, { id });

    expect(data?.customer).toEqual({
      email,
      orderCount: 6,
      // 1,000 + 150 + (300 − 250).
      spent: 1200,
      lastOrder: { id: last.id },
      addresses: [{ label: 'Work' }, { label: 'Home' }],
    });
  });

  test('shows the total spent only to staff who can see sales figures', async () => {
    const { id } = await aCustomer(server.prisma);
    await anOrder(server.prisma, { userId: id, paymentStatus: 'PAID' });
    const createStaffReader = async (...permissions: string[]) => {
      const data = { name: randomUUID(), permissions: ['enterAdmin', 'readCustomers', ...permissions] };
      const { id: staffRoleId } = await server.prisma.staffRole.create({ data });
      return aShopper(server, { role: 'ADMIN', staffRoleId });
    };
    for (const [reader, spent] of [
      [await createStaffReader(), null],
      [await createStaffReader('seeFigures'), 11_800],
    ] as const) {
      const { data, errors } = await reader.graphql(
        'query ($id: ID!) { customer(id: $id) { orderCount spent } }',
        { id },
      );
      expect(errors).toBeUndefined();
      expect(data?.customer).toEqual({ orderCount: 1, spent });
    }
  });

  test('has zero totals and no latest order if it has no orders', async () => {
    const { id } = await aCustomer(server.prisma);
    const { data } = await admin.graphql(CUSTOMER_QUERY, { id });
    expect(data?.customer).toMatchObject({ orderCount: 0, spent: 0, lastOrder: null, addresses: [] });
  });

  test('is null for unknown ids, staff and deleted accounts', async () => {
    const deletedCustomer = await aCustomer(server.prisma, { anonymisedAt: start });
    for (const id of ['none', admin.user.id, deletedCustomer.id])
      expect((await admin.graphql(CUSTOMER_QUERY, { id })).data).toEqual({ customer: null });
  });

  /** Creates addresses, of which the last is the default. */
  async function createAddresses(userId: string, labels: string[]) {
    for (const [index, label] of labels.entries())
      await server.prisma.savedAddress.create({
        data: {
          userId,
          label,
          defaultOfId: index === labels.length - 1 ? userId : null,
          name: 'Sita Rai',
          phone: '+9779841000001',
          province: 'Bagmati',
          district: 'Lalitpur',
          municipality: 'Lalitpur',
          street: 'Pulchowk 12',
        },
      });
  }
});

test('the figures count accounts, those with orders and those with several orders', async () => {
  const [first, second] = [await aCustomer(server.prisma), await aCustomer(server.prisma)];
  await aCustomer(server.prisma, { createdAt: subtractDays(31) });
  await aCustomer(server.prisma, { status: 'BLOCKED', createdAt: subtractDays(30) });
  const deletedCustomer = await aCustomer(server.prisma, { anonymisedAt: start });
  for (const { id } of [first, second, second, deletedCustomer]) await anOrder(server.prisma, { userId: id });
  await anOrder(server.prisma);

  const { data } = await admin.graphql(
    '{ customerStats { total newIn30Days blocked withOrders returning } }',
  );

  expect(data?.customerStats).toEqual({
    total: 4,
    newIn30Days: 3,
    blocked: 1,
    withOrders: 2,
    returning: 1,
  });
});

describe('requests for customer data require a staff account', () => {
  test.each([
    '{ customers { totalCount } }',
    '{ customer(id: "x") { id } }',
    '{ customerStats { total } }',
    'mutation { createCustomer(input: { name: "S", email: "s@example.com" }) { errors { code } } }',
    'mutation { updateCustomer(input: { id: "x", name: "S" }) { errors { code } } }',
    'mutation { setCustomerStatus(input: { id: "x", status: ACTIVE }) { errors { code } } }',
    'mutation { deleteCustomer(input: { id: "x" }) { errors { code } } }',
  ])('%s', async (document) => {
    const shopper = await aShopper(server);
    expect((await server.graphql(document)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await shopper.graphql(document)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
