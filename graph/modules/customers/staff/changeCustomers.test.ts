import { beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { findEmailedToken, findEmailsTo } from '#graph/testing/mailedLink.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
let admin: Shopper;

beforeEach(async () => {
  server.clock.now = start;
  await server.prisma.order.deleteMany();
  await server.prisma.user.deleteMany();
  admin = await aShopper(server, { name: 'Asha', role: 'ADMIN' });
});

const findAuditEntries = (entityId: string) =>
  server.prisma.auditEntry.findMany({ where: { entityId }, orderBy: { id: 'asc' } });

const CUSTOMER = 'customer { id name email isEmailVerified phone status blockedReason version }';

async function write(mutation: string, input: Record<string, unknown>) {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await admin.graphql(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${CUSTOMER} errors { code field message } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[mutation];
}

describe('createCustomer', () => {
  test('creates an account, and an emailed link sets its password', async () => {
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
        isEmailVerified: false,
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
        input: {
          token: await findEmailedToken(server, 'sita@example.com'),
          name: 'Sita Rai',
          password: PASSWORD,
        },
      },
    );
    expect(await signIn(server, { email: 'sita@example.com' })).toBeTruthy();
    expect(await findAuditEntries(payload.customer.id)).toMatchObject([
      { action: 'customer.create', entity: 'User', actorId: admin.user.id, after: { name: 'Sita Rai' } },
    ]);
  });

  test('reports all errors', async () => {
    const { customer, errors } = await write('createCustomer', { name: '', email: 'sita', phone: '12' });
    expect(customer).toBeNull();
    expect(errors).toMatchObject([{ field: 'name' }, { field: 'email' }, { field: 'phone' }]);
  });

  test('refuses the address of another account, even in simultaneous requests', async () => {
    const { email } = await aCustomer(server.prisma);
    expect(await write('createCustomer', { name: 'Sita', email })).toMatchObject({
      customer: null,
      errors: [{ code: 'EMAIL_TAKEN', field: 'email' }],
    });
    expect(await findEmailsTo(server, email)).toEqual([]);

    const input = { name: 'Sita', email: 'sita@example.com' };
    const results = await Promise.all([write('createCustomer', input), write('createCustomer', input)]);
    expect(results.map(({ errors }) => errors[0]?.code).toSorted()).toEqual(['EMAIL_TAKEN', undefined]);
  });
});

describe('updateCustomer', () => {
  test('changes only the given fields, and the audit entry contains only those', async () => {
    const { id, email } = await aCustomer(server.prisma, { emailVerifiedAt: start });

    const { customer } = await write('updateCustomer', { id, name: 'Sita Rai', phone: null, version: 1 });

    expect(customer).toMatchObject({
      name: 'Sita Rai',
      email,
      isEmailVerified: true,
      phone: null,
      version: 2,
    });
    expect(await findAuditEntries(id)).toMatchObject([
      {
        action: 'customer.update',
        before: { name: 'Test Customer', phone: '+9779841000000' },
        after: { name: 'Sita Rai', phone: null },
      },
    ]);
  });

  test('creates no audit entry without changes', async () => {
    const { id, name, email } = await aCustomer(server.prisma);
    expect((await write('updateCustomer', { id, name, email })).customer.version).toBe(1);
    expect(await findAuditEntries(id)).toEqual([]);
  });

  test.each([
    ['the email address of another account', { email: 'taken@example.com' }, 'EMAIL_TAKEN', 'email'],
    ['an outdated version', { name: 'Sita', version: 0 }, 'CONFLICT', 'version'],
    ['a blank name', { name: ' ' }, 'INVALID', 'name'],
    ['an invalid phone number', { phone: '12' }, 'INVALID', 'phone'],
  ])('refuses %s, and writes nothing', async (_case, input, code, field) => {
    await aCustomer(server.prisma, { email: 'taken@example.com' });
    const before = await aCustomer(server.prisma);

    const { customer, errors } = await write('updateCustomer', { id: before.id, ...input });

    expect(customer).toBeNull();
    expect(errors).toMatchObject([{ code, field }]);
    expect(await server.prisma.user.findUnique({ where: { id: before.id } })).toEqual(before);
  });

  test('is refused for staff and deleted accounts', async () => {
    const deletedCustomer = await aCustomer(server.prisma, { anonymisedAt: start });
    for (const id of ['none', admin.user.id, deletedCustomer.id])
      expect(await write('updateCustomer', { id, name: 'Sita' })).toMatchObject({
        customer: null,
        errors: [{ code: 'NOT_FOUND', field: 'id' }],
      });
  });
});

describe('setCustomerStatus', () => {
  test('blocks an account: all sessions end immediately, and signing in is refused', async () => {
    const shopper = await aShopper(server);
    const { id } = shopper.user;

    const { customer } = await write('setCustomerStatus', { id, status: 'BLOCKED', reason: ' Fraud ' });

    expect(customer).toMatchObject({ status: 'BLOCKED', blockedReason: 'Fraud', version: 2 });
    expect((await shopper.graphql('{ me { id } }')).status).toBe(401);
    await expect(signIn(server, shopper.user)).rejects.toThrow('cannot sign in');
    expect(await server.prisma.session.count({ where: { userId: id, endedAt: null } })).toBe(0);
    expect(await findAuditEntries(id)).toMatchObject([
      {
        action: 'customer.block',
        before: { status: 'ACTIVE', blockedReason: null },
        after: { status: 'BLOCKED', blockedReason: 'Fraud' },
      },
    ]);
  });

  test('unblocks an account, but does not restore its sessions', async () => {
    const shopper = await aShopper(server);
    const { id } = shopper.user;
    await write('setCustomerStatus', { id, status: 'BLOCKED', reason: 'Fraud' });

    const { customer } = await write('setCustomerStatus', { id, status: 'ACTIVE', version: 2 });

    expect(customer).toMatchObject({ status: 'ACTIVE', blockedReason: null, version: 3 });
    expect((await shopper.graphql('{ me { id } }')).status).toBe(401);
    expect(await signIn(server, shopper.user)).toBeTruthy();
  });

  test.each([
    [{ status: 'BLOCKED' }, 'INVALID', 'reason'],
    [{ status: 'BLOCKED', reason: ' ' }, 'INVALID', 'reason'],
    [{ status: 'BLOCKED', reason: 'a'.repeat(241) }, 'INVALID', 'reason'],
    [{ status: 'BLOCKED', reason: 'Fraud', version: 7 }, 'CONFLICT', 'version'],
    [{ status: 'BLOCKED', reason: 'Fraud', id: 'none' }, 'NOT_FOUND', 'id'],
  ])('refuses %j, and ends no sessions', async (input, code, field) => {
    const shopper = await aShopper(server);
    const { errors } = await write('setCustomerStatus', { id: shopper.user.id, ...input });
    expect(errors).toMatchObject([{ code, field }]);
    expect((await shopper.graphql('{ me { id } }')).status).toBe(200);
  });

  test('is refused for staff', async () => {
    const input = { id: admin.user.id, status: 'BLOCKED', reason: 'Fraud' };
    expect((await write('setCustomerStatus', input)).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});

describe('deleteCustomer', () => {
  const DELETE =
    'mutation ($id: ID!) { deleteCustomer(input: { id: $id }) { deleted errors { code field } } }';

  test('removes all personal data and keeps the order', async () => {
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const shopper = await aShopper(server);
    const { id, email } = shopper.user;
    const order = await anOrder(server.prisma, { userId: id, contactEmail: email, status: 'DELIVERED' });
    await write('updateCustomer', { id, name: 'Sita Rai' });

    const { data } = await owner.graphql(DELETE, { id });

    expect(data?.deleteCustomer).toEqual({ deleted: true, errors: [] });
    expect((await shopper.graphql('{ me { id } }')).status).toBe(401);
    const savedOrder = await server.prisma.order.findUniqueOrThrow({ where: { id: order.id } });
    expect(savedOrder).toMatchObject({ finalTotal: order.finalTotal, userId: id });
    const remainingData = {
      user: await server.prisma.user.findUniqueOrThrow({ where: { id } }),
      order: savedOrder,
      records: await findAuditEntries(id),
    };
    expect(JSON.stringify(remainingData)).not.toMatch(/Sita|Test Customer/);
    expect(remainingData.records.map(({ action }) => action)).toEqual(['customer.update', 'customer.delete']);
    expect((await owner.graphql(DELETE, { id })).data?.deleteCustomer).toEqual({
      deleted: null,
      errors: [{ code: 'NOT_FOUND', field: 'id' }],
    });
  });

  test('is refused while an order is open', async () => {
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const { id } = await aCustomer(server.prisma);
    await anOrder(server.prisma, { userId: id, status: 'SHIPPED' });
    const { data } = await owner.graphql(DELETE, { id });
    expect(data?.deleteCustomer).toEqual({ deleted: null, errors: [{ code: 'NOT_ALLOWED', field: null }] });
    expect(await server.prisma.user.count({ where: { id, anonymisedAt: null } })).toBe(1);
  });

  test('requires a super_admin, and is refused for staff accounts', async () => {
    const { id } = await aCustomer(server.prisma);
    expect((await admin.graphql(DELETE, { id })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const { data } = await owner.graphql(DELETE, { id: admin.user.id });
    expect(data?.deleteCustomer.errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });
});
