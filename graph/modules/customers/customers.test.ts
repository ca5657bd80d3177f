import { beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, PASSWORD } from '../../testing/aCustomer.ts';
import { anOrder } from '../../testing/anOrder.ts';
import { aShopper, type Shopper } from '../../testing/aShopper.ts';
import { mailedToken, mailsTo } from '../../testing/mailedLink.ts';
import { useTestServer } from '../../testing/server.ts';
import { signIn } from '../../testing/signIn.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
const daysAgo = (days: number) => new Date(start.getTime() - days * 86_400_000);
let admin: Shopper;

beforeEach(async () => {
  server.clock.now = start;
  await server.prisma.order.deleteMany();
  await server.prisma.user.deleteMany();
  admin = await aShopper(server, { name: 'Asha', role: 'ADMIN' });
});

const recordsOf = (entityId: string) =>
  server.prisma.auditEntry.findMany({ where: { entityId }, orderBy: { id: 'asc' } });

const CUSTOMER = 'customer { id name email emailVerified phone status blockedReason version }';

async function write(mutation: string, input: Record<string, unknown>) {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await admin.ask(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${CUSTOMER} errors { code field message } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[mutation];
}

describe('the list of customers', () => {
  const LIST = `query ($filter: CustomerFilter, $sort: CustomerSort, $first: Int, $after: String) {
    customers(filter: $filter, sort: $sort, first: $first, after: $after) {
      totalCount pageInfo { endCursor hasNextPage } edges { node { name } }
    } }`;

  async function list(variables: Record<string, unknown> = {}) {
    const { data, errors } = await admin.ask(LIST, variables);
    expect(errors).toBeUndefined();
    const edges: { node: { name: string } }[] = data?.customers.edges ?? [];
    return { ...data?.customers, names: edges.map(({ node }) => node.name) };
  }

  beforeEach(async () => {
    const given = [
      { name: 'Sita Rai', email: 'sita.rai@example.com', phone: '+9779841000001', createdAt: daysAgo(3) },
      { name: 'Bina Shrestha', email: 'bina@example.com', phone: '+9779851000002', createdAt: daysAgo(1) },
      { name: 'Ram Rai', email: 'ram@example.com', phone: '+97715550100', createdAt: daysAgo(2) },
    ];
    for (const customer of given) await aCustomer(server.prisma, customer);
    await aCustomer(server.prisma, { name: 'Former customer', anonymisedAt: start });
  });

  test('leaves out staff and deleted accounts, newest first', async () => {
    expect(await list()).toMatchObject({ totalCount: 3, names: ['Bina Shrestha', 'Ram Rai', 'Sita Rai'] });
  });

  test.each([
    ['OLDEST', ['Sita Rai', 'Ram Rai', 'Bina Shrestha']],
    ['NAME', ['Bina Shrestha', 'Ram Rai', 'Sita Rai']],
  ])('goes on after a cursor, sorted by %s', async (sort, names) => {
    const first = await list({ sort, first: 2 });
    expect(first).toMatchObject({ names: names.slice(0, 2), pageInfo: { hasNextPage: true } });
    const rest = await list({ sort, first: 2, after: first.pageInfo.endCursor });
    expect(rest).toMatchObject({ names: names.slice(2), pageInfo: { hasNextPage: false } });
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

  test('keeps those of a status and of a time', async () => {
    await server.prisma.user.updateMany({ where: { name: 'Ram Rai' }, data: { status: 'BLOCKED' } });
    expect((await list({ filter: { status: 'BLOCKED' } })).names).toEqual(['Ram Rai']);
    const between = { from: daysAgo(3).toISOString(), to: daysAgo(2).toISOString() };
    expect((await list({ filter: between })).names).toEqual(['Sita Rai']);
  });

  test('refuses a search that is too long, a strange cursor and too large a page', async () => {
    for (const variables of [{ filter: { search: 'a'.repeat(101) } }, { after: 'x' }, { first: 101 }]) {
      const { errors } = await admin.ask(LIST, variables);
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  test('tells of each what was bought', async () => {
    const found = await server.prisma.user.findMany({
      where: { role: 'CUSTOMER', anonymisedAt: null },
      orderBy: { createdAt: 'desc' },
    });
    const bought = [];
    for (const [index, { id: userId }] of found.entries()) {
      await anOrder(server.prisma, { userId, placedAt: daysAgo(9), finalTotal: 1000 });
      const { number } = await anOrder(server.prisma, { userId, placedAt: daysAgo(1), finalTotal: index });
      bought.push({ node: { orderCount: 2, spent: 1000 + index, lastOrder: { number } } });
    }
    const { data } = await admin.ask(
      '{ customers { edges { node { orderCount spent lastOrder { number } } } } }',
    );
    expect(data?.customers.edges).toEqual(bought);
  });
});

describe('one customer', () => {
  const ONE =
    'query ($id: ID!) { customer(id: $id) { email orderCount spent lastOrder { id } addresses { label } } }';

  test('comes with what was bought, the newest order and the addresses', async () => {
    const { id, email } = await aCustomer(server.prisma);
    const place = (finalTotal: number, days: number, status: 'DELIVERED' | 'CANCELLED' | 'RETURNED') =>
      anOrder(server.prisma, { userId: id, finalTotal, placedAt: daysAgo(days), status });
    await place(1000, 5, 'DELIVERED');
    await place(200, 4, 'DELIVERED');
    await place(30, 3, 'RETURNED');
    const last = await place(4, 2, 'CANCELLED');
    await addresses(id, ['Home', 'Work']);

    const { data } = await admin.ask(ONE, { id });

    expect(data?.customer).toEqual({
      email,
      orderCount: 4,
      spent: 1200,
      lastOrder: { id: last.id },
      addresses: [{ label: 'Work' }, { label: 'Home' }],
    });
  });

  test('who never bought has zeros and no order', async () => {
    const { id } = await aCustomer(server.prisma);
    const { data } = await admin.ask(ONE, { id });
    expect(data?.customer).toMatchObject({ orderCount: 0, spent: 0, lastOrder: null, addresses: [] });
  });

  test('is none where there is none, nor where it is staff or deleted', async () => {
    const deleted = await aCustomer(server.prisma, { anonymisedAt: start });
    for (const id of ['none', admin.user.id, deleted.id])
      expect((await admin.ask(ONE, { id })).data).toEqual({ customer: null });
  });

  /** The last one is the default. */
  async function addresses(userId: string, labels: string[]) {
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

test('the figures count accounts, and those that bought once and again', async () => {
  const [one, two] = [await aCustomer(server.prisma), await aCustomer(server.prisma)];
  await aCustomer(server.prisma, { createdAt: daysAgo(31) });
  await aCustomer(server.prisma, { status: 'BLOCKED', createdAt: daysAgo(30) });
  const former = await aCustomer(server.prisma, { anonymisedAt: start });
  for (const { id } of [one, two, two, former]) await anOrder(server.prisma, { userId: id });
  await anOrder(server.prisma);

  const { data } = await admin.ask('{ customerStats { total newIn30Days blocked withOrders returning } }');

  expect(data?.customerStats).toEqual({
    total: 4,
    newIn30Days: 3,
    blocked: 1,
    withOrders: 2,
    returning: 1,
  });
});

describe('createCustomer', () => {
  test('opens an account that a mailed link gives a password', async () => {
    const payload = await write('createCustomer', {
      name: ' Sita Rai ',
      email: 'Sita@example.com',
      phone: '9841000001',
    });

    expect(payload).toEqual({
      customer: {
        id: expect.any(String),
        name: 'Sita Rai',
        email: 'sita@example.com',
        emailVerified: false,
        phone: '+9779841000001',
        status: 'ACTIVE',
        blockedReason: null,
        version: 1,
      },
      errors: [],
    });
    await expect(signIn(server, { email: 'sita@example.com' })).rejects.toThrow('WRONG_CREDENTIALS');
    await server.graphql(
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { accepted } }',
      {
        input: { token: await mailedToken(server, 'sita@example.com'), name: 'Sita Rai', password: PASSWORD },
      },
    );
    expect(await signIn(server, { email: 'sita@example.com' })).toBeTruthy();
    expect(await recordsOf(payload.customer.id)).toMatchObject([
      { action: 'customer.create', entity: 'User', actorId: admin.user.id, after: { name: 'Sita Rai' } },
    ]);
  });

  test('says all that is wrong', async () => {
    const { customer, errors } = await write('createCustomer', { name: '', email: 'sita', phone: '12' });
    expect(customer).toBeNull();
    expect(errors).toMatchObject([{ field: 'name' }, { field: 'email' }, { field: 'phone' }]);
  });

  test('refuses an address that has an account, also when asked twice at once', async () => {
    const { email } = await aCustomer(server.prisma);
    expect(await write('createCustomer', { name: 'Sita', email })).toMatchObject({
      customer: null,
      errors: [{ code: 'EMAIL_TAKEN', field: 'email' }],
    });
    expect(await mailsTo(server, email)).toEqual([]);

    const input = { name: 'Sita', email: 'sita@example.com' };
    const answers = await Promise.all([write('createCustomer', input), write('createCustomer', input)]);
    expect(answers.map(({ errors }) => errors[0]?.code).toSorted()).toEqual(['EMAIL_TAKEN', undefined]);
  });
});

describe('updateCustomer', () => {
  test('changes what is named, and the record holds what changed', async () => {
    const { id, email } = await aCustomer(server.prisma, { emailVerifiedAt: start });

    const { customer } = await write('updateCustomer', { id, name: 'Sita Rai', phone: null, version: 1 });

    expect(customer).toMatchObject({ name: 'Sita Rai', email, emailVerified: true, phone: null, version: 2 });
    expect(await recordsOf(id)).toMatchObject([
      {
        action: 'customer.update',
        before: { name: 'Test Customer', phone: '+9779841000000' },
        after: { name: 'Sita Rai', phone: null },
      },
    ]);
  });

  test('that changes nothing leaves no trace', async () => {
    const { id, name, email } = await aCustomer(server.prisma);
    expect((await write('updateCustomer', { id, name, email })).customer.version).toBe(1);
    expect(await recordsOf(id)).toEqual([]);
  });

  test('to another address asks that one to be verified, and links to the old one stop working', async () => {
    const { id, email } = await aCustomer(server.prisma, { emailVerifiedAt: start });
    await server.graphql(
      `mutation { requestPasswordReset(input: { email: "${email}" }) { errors { code } } }`,
    );
    const oldToken = await mailedToken(server, email);

    const { customer } = await write('updateCustomer', { id, email: 'New@example.com' });

    expect(customer).toMatchObject({ email: 'new@example.com', emailVerified: false });
    const { data } = await server.graphql(
      'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { reset errors { field } } }',
      { input: { token: oldToken, newPassword: 'Another-2026!' } },
    );
    expect(data?.resetPassword.errors).toMatchObject([{ field: 'token' }]);
    await server.graphql(
      'mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { verified } }',
      { input: { token: await mailedToken(server, 'new@example.com') } },
      { token: await signIn(server, { email: 'new@example.com' }) },
    );
    const found = await server.prisma.user.findUniqueOrThrow({ where: { id } });
    expect(found.emailVerifiedAt).toEqual(start);
  });

  test.each([
    ['an address of another account', { email: 'taken@example.com' }, 'EMAIL_TAKEN', 'email'],
    ['an older version', { name: 'Sita', version: 0 }, 'CONFLICT', 'version'],
    ['no name', { name: ' ' }, 'INVALID', 'name'],
    ['no phone', { phone: '12' }, 'INVALID', 'phone'],
  ])('refuses %s, and writes nothing', async (_what, input, code, field) => {
    await aCustomer(server.prisma, { email: 'taken@example.com' });
    const before = await aCustomer(server.prisma);

    const { customer, errors } = await write('updateCustomer', { id: before.id, ...input });

    expect(customer).toBeNull();
    expect(errors).toMatchObject([{ code, field }]);
    expect(await server.prisma.user.findUnique({ where: { id: before.id } })).toEqual(before);
  });

  test('is not for staff nor for deleted accounts', async () => {
    const deleted = await aCustomer(server.prisma, { anonymisedAt: start });
    for (const id of ['none', admin.user.id, deleted.id])
      expect(await write('updateCustomer', { id, name: 'Sita' })).toMatchObject({
        customer: null,
        errors: [{ code: 'NOT_FOUND', field: 'id' }],
      });
  });
});

describe('setCustomerStatus', () => {
  test('blocks: who was signed in is out at once, and cannot come back', async () => {
    const shopper = await aShopper(server);
    const { id } = shopper.user;

    const { customer } = await write('setCustomerStatus', { id, status: 'BLOCKED', reason: ' Fraud ' });

    expect(customer).toMatchObject({ status: 'BLOCKED', blockedReason: 'Fraud', version: 2 });
    expect((await shopper.ask('{ me { id } }')).status).toBe(401);
    await expect(signIn(server, shopper.user)).rejects.toThrow('cannot sign in');
    expect(await server.prisma.session.count({ where: { userId: id, endedAt: null } })).toBe(0);
    expect(await recordsOf(id)).toMatchObject([
      {
        action: 'customer.block',
        before: { status: 'ACTIVE', blockedReason: null },
        after: { status: 'BLOCKED', blockedReason: 'Fraud' },
      },
    ]);
  });

  test('opens again, without the old sessions', async () => {
    const shopper = await aShopper(server);
    const { id } = shopper.user;
    await write('setCustomerStatus', { id, status: 'BLOCKED', reason: 'Fraud' });

    const { customer } = await write('setCustomerStatus', { id, status: 'ACTIVE', version: 2 });

    expect(customer).toMatchObject({ status: 'ACTIVE', blockedReason: null, version: 3 });
    expect((await shopper.ask('{ me { id } }')).status).toBe(401);
    expect(await signIn(server, shopper.user)).toBeTruthy();
  });

  test.each([
    [{ status: 'BLOCKED' }, 'INVALID', 'reason'],
    [{ status: 'BLOCKED', reason: ' ' }, 'INVALID', 'reason'],
    [{ status: 'BLOCKED', reason: 'a'.repeat(241) }, 'INVALID', 'reason'],
    [{ status: 'BLOCKED', reason: 'Fraud', version: 7 }, 'CONFLICT', 'version'],
    [{ status: 'BLOCKED', reason: 'Fraud', id: 'none' }, 'NOT_FOUND', 'id'],
  ])('refuses %j, and nobody is signed out', async (input, code, field) => {
    const shopper = await aShopper(server);
    const { errors } = await write('setCustomerStatus', { id: shopper.user.id, ...input });
    expect(errors).toMatchObject([{ code, field }]);
    expect((await shopper.ask('{ me { id } }')).status).toBe(200);
  });

  test('does not reach staff', async () => {
    const input = { id: admin.user.id, status: 'BLOCKED', reason: 'Fraud' };
    expect((await write('setCustomerStatus', input)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('deleteCustomer', () => {
  const DELETE =
    'mutation ($id: ID!) { deleteCustomer(input: { id: $id }) { deleted errors { code field } } }';

  test('takes out who it was, everywhere, and keeps the order', async () => {
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const shopper = await aShopper(server);
    const { id, email } = shopper.user;
    const order = await anOrder(server.prisma, { userId: id, contactEmail: email, status: 'DELIVERED' });
    await write('updateCustomer', { id, name: 'Sita Rai' });

    const { data } = await owner.ask(DELETE, { id });

    expect(data?.deleteCustomer).toEqual({ deleted: true, errors: [] });
    expect((await shopper.ask('{ me { id } }')).status).toBe(401);
    const kept = await server.prisma.order.findUniqueOrThrow({ where: { id: order.id } });
    expect(kept).toMatchObject({ finalTotal: order.finalTotal, userId: id });
    const left = {
      user: await server.prisma.user.findUniqueOrThrow({ where: { id } }),
      order: kept,
      records: await recordsOf(id),
    };
    expect(JSON.stringify(left)).not.toMatch(/Sita|Test Customer/);
    expect(left.records.map(({ action }) => action)).toEqual(['customer.update', 'customer.delete']);
    expect((await owner.ask(DELETE, { id })).data?.deleteCustomer).toEqual({
      deleted: null,
      errors: [{ code: 'NOT_FOUND', field: 'id' }],
    });
  });

  test('waits for an order that is under way', async () => {
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const { id } = await aCustomer(server.prisma);
    await anOrder(server.prisma, { userId: id, status: 'SHIPPED' });
    const { data } = await owner.ask(DELETE, { id });
    expect(data?.deleteCustomer).toEqual({ deleted: null, errors: [{ code: 'NOT_ALLOWED', field: null }] });
    expect(await server.prisma.user.count({ where: { id, anonymisedAt: null } })).toBe(1);
  });

  test('is for super_admin alone, and not for accounts of staff', async () => {
    const { id } = await aCustomer(server.prisma);
    expect((await admin.ask(DELETE, { id })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const { data } = await owner.ask(DELETE, { id: admin.user.id });
    expect(data?.deleteCustomer.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('customers are for staff', () => {
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
    expect((await shopper.ask(document)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
