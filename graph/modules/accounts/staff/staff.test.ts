import { beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { findEmailedToken, findEmailsTo } from '#graph/testing/mailedLink.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
let owner: Shopper;

beforeEach(async () => {
  server.clock.now = start;
  await server.prisma.user.deleteMany();
  owner = await aShopper(server, { name: 'Asha', role: 'SUPER_ADMIN' });
});

test('staff are listed by name, removed members last, without customers', async () => {
  await aCustomer(server.prisma);
  const removedMember = await aCustomer(server.prisma, { name: 'Anil', role: 'ADMIN', status: 'BLOCKED' });
  const admin = await aCustomer(server.prisma, { name: 'Binita', role: 'ADMIN' });

  const { data } = await owner.graphql('{ staff { id name role status lastSeenAt } }');

  expect(data?.staff).toEqual([
    {
      id: owner.user.id,
      name: 'Asha',
      role: 'SUPER_ADMIN',
      status: 'ACTIVE',
      lastSeenAt: start.toISOString(),
    },
    { id: admin.id, name: 'Binita', role: 'ADMIN', status: 'ACTIVE', lastSeenAt: null },
    { id: removedMember.id, name: 'Anil', role: 'ADMIN', status: 'BLOCKED', lastSeenAt: null },
  ]);
});

describe('createStaff', () => {
  test('creates an account, and an emailed link sets its password', async () => {
    const { data } = await create({ name: ' Binita ', email: 'Binita@example.com', role: 'ADMIN' });

    expect(data?.createStaff).toMatchObject({
      member: { name: 'Binita', email: 'binita@example.com', role: 'ADMIN', status: 'ACTIVE', version: 1 },
      errors: [],
    });
    await expect(signIn(server, { email: 'binita@example.com' })).rejects.toThrow('WRONG_CREDENTIALS');
    await server.graphql(
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { accepted } }',
      {
        input: {
          token: await findEmailedToken(server, 'binita@example.com'),
          name: 'Binita',
          password: PASSWORD,
        },
      },
    );
    const token = await signIn(server, { email: 'binita@example.com' });
    expect((await server.graphql('{ me { role } }', {}, { token })).data?.me.role).toBe('ADMIN');
  });

  test('is in the audit log, without a secret', async () => {
    const { data } = await create({ name: 'Binita', email: 'binita@example.com', role: 'ADMIN' });

    expect(await findAuditEntries(data?.createStaff.member.id)).toMatchObject([
      {
        action: 'staff.create',
        entity: 'User',
        actorId: owner.user.id,
        before: null,
        after: { name: 'Binita', email: 'binita@example.com', role: 'ADMIN' },
      },
    ]);
  });

  test.each([
    ['a customer who verified it', { emailVerifiedAt: start }],
    ['a customer who has not verified it', { emailVerifiedAt: null }],
    ['staff', { role: 'ADMIN' as const }],
  ])('refuses the address of %s', async (_owner, customerFields) => {
    const { email, ...account } = await aCustomer(server.prisma, customerFields);

    const { data } = await create({ name: 'Binita', email, role: 'ADMIN' });

    expect(data?.createStaff).toMatchObject({
      member: null,
      errors: [{ code: 'EMAIL_TAKEN', field: 'email' }],
    });
    expect(await findEmailsTo(server, email)).toEqual([]);
    expect(await server.prisma.user.findUniqueOrThrow({ where: { email } })).toEqual({ ...account, email });
  });

  test('creates one account from two simultaneous requests', async () => {
    const input = { name: 'Binita', email: 'binita@example.com', role: 'ADMIN' };

    const responses = await Promise.all([create(input), create(input)]);

    const codes = responses.map(({ data }) => data?.createStaff.errors[0]?.code);
    expect(codes.toSorted()).toEqual(['EMAIL_TAKEN', undefined]);
  });

  test('reports all problems', async () => {
    const { data } = await create({ name: ' ', email: 'binita', role: 'ADMIN' });

    expect(data?.createStaff.errors).toMatchObject([{ field: 'name' }, { field: 'email' }]);
  });
});

describe('updateStaff', () => {
  test('changes the given fields, and the audit entry contains only those', async () => {
    const { id } = await aCustomer(server.prisma, { name: 'Binita', role: 'ADMIN' });

    const { data } = await update({ id, name: 'Binita Rai', role: 'ADMIN' });

    expect(data?.updateStaff).toMatchObject({
      member: { name: 'Binita Rai', role: 'ADMIN', version: 2 },
      errors: [],
    });
    expect(await findAuditEntries(id)).toMatchObject([
      { action: 'staff.update', before: { name: 'Binita' }, after: { name: 'Binita Rai' } },
    ]);
  });

  test('ends the sessions when the role changes, but not when the name changes', async () => {
    const admin = await aShopper(server, { role: 'ADMIN' });
    await update({ id: admin.user.id, name: 'Another Name' });
    expect((await admin.graphql('{ me { id } }')).status).toBe(200);

    await update({ id: admin.user.id, role: 'SUPER_ADMIN' });

    expect((await admin.graphql('{ me { id } }')).status).toBe(401);
  });

  test('restores a removed member', async () => {
    const user = await aCustomer(server.prisma, { role: 'ADMIN', status: 'BLOCKED' });

    await update({ id: user.id, status: 'ACTIVE' });

    expect(await signIn(server, user)).toBeTruthy();
  });

  test('refuses an outdated version, and writes nothing', async () => {
    const { id, name } = await aCustomer(server.prisma, { role: 'ADMIN', version: 3 });

    const { data } = await update({ id, name: 'Another Name', version: 2 });

    expect(data?.updateStaff).toMatchObject({
      member: null,
      errors: [{ code: 'CONFLICT', field: 'version' }],
    });
    expect(await server.prisma.user.findUnique({ where: { id } })).toMatchObject({ name, version: 3 });
    expect(await findAuditEntries(id)).toEqual([]);
  });

  test('writes nothing if nothing changes', async () => {
    const { id } = await aCustomer(server.prisma, { role: 'ADMIN' });

    expect((await update({ id, role: 'ADMIN' })).data?.updateStaff.member.version).toBe(1);
    expect(await findAuditEntries(id)).toEqual([]);
  });

  test('reports customers as not found', async () => {
    const { id } = await aCustomer(server.prisma);

    expect((await update({ id, role: 'ADMIN' })).data?.updateStaff.errors).toMatchObject([
      { code: 'NOT_FOUND', field: 'id' },
    ]);
    expect(await server.prisma.user.findUnique({ where: { id } })).toMatchObject({ role: 'CUSTOMER' });
  });

  test('refuses the customer role', async () => {
    const { id } = await aCustomer(server.prisma, { role: 'ADMIN' });

    expect((await update({ id, role: 'CUSTOMER' })).status).toBe(400);
  });
});

describe('deleteStaff', () => {
  test('revokes access immediately and records it in the audit log', async () => {
    const admin = await aShopper(server, { role: 'ADMIN' });

    const { data } = await remove(admin.user.id);

    expect(data?.deleteStaff).toMatchObject({ member: { status: 'BLOCKED', version: 2 }, errors: [] });
    expect((await admin.graphql('{ me { id } }')).status).toBe(401);
    await expect(signIn(server, admin.user)).rejects.toThrow('NOT_ALLOWED');
    expect(await findAuditEntries(admin.user.id)).toMatchObject([
      { action: 'staff.remove', before: { status: 'ACTIVE' }, after: { status: 'BLOCKED' } },
    ]);
  });

  test('removes another super_admin', async () => {
    const other = await aShopper(server, { role: 'SUPER_ADMIN' });

    expect((await remove(other.user.id)).data?.deleteStaff.errors).toEqual([]);
  });
});

describe('at least one super_admin remains', () => {
  test.each([
    ['demote', () => update({ id: owner.user.id, role: 'ADMIN' }), 'role'],
    ['block', () => update({ id: owner.user.id, status: 'BLOCKED' }), 'status'],
    ['remove', () => remove(owner.user.id), 'status'],
  ])('nobody can %s themselves, even if there are other owners', async (_verb, change, field) => {
    await aCustomer(server.prisma, { role: 'SUPER_ADMIN' });

    const { data } = await change();

    const { member, errors } = data?.updateStaff ?? data?.deleteStaff ?? {};
    expect([member, errors]).toMatchObject([null, [{ code: 'NOT_ALLOWED', field }]]);
    expect((await owner.graphql('{ staff { id } }')).status).toBe(200);
  });

  test('even if two remove each other simultaneously', async () => {
    const other = await aShopper(server, { role: 'SUPER_ADMIN' });
    const first = owner;

    await Promise.all([remove(other.user.id, first), remove(first.user.id, other)]);

    expect(await server.prisma.user.count({ where: { role: 'SUPER_ADMIN', status: 'ACTIVE' } })).toBe(1);
  });

  test('even if two demote each other simultaneously', async () => {
    const other = await aShopper(server, { role: 'SUPER_ADMIN' });
    const first = owner;

    await Promise.all([
      update({ id: other.user.id, role: 'ADMIN' }, first),
      update({ id: first.user.id, role: 'ADMIN' }, other),
    ]);

    expect(await server.prisma.user.count({ where: { role: 'SUPER_ADMIN', status: 'ACTIVE' } })).toBe(1);
  });
});

test('signing a member out ends their sessions but not their access', async () => {
  const member = await aShopper(server, { role: 'ADMIN' });
  const { data } = await endStaffSessions(member.user.id);

  expect(data?.endStaffSessions).toMatchObject({ member: { status: 'ACTIVE', version: 1 }, errors: [] });
  expect((await member.graphql('{ me { id } }')).status).toBe(401);
  expect(await findAuditEntries(member.user.id)).toMatchObject([{ action: 'staff.endSessions' }]);

  await endStaffSessions(member.user.id);
  expect(await findAuditEntries(member.user.id)).toHaveLength(1);
  const customer = await aShopper(server);
  expect((await endStaffSessions(customer.user.id)).data?.endStaffSessions.errors).toMatchObject([
    { code: 'NOT_FOUND' },
  ]);
  expect((await endStaffSessions(owner.user.id)).data?.endStaffSessions.errors).toMatchObject([
    { code: 'NOT_ALLOWED' },
  ]);
});

test.each(['ADMIN', 'CUSTOMER'] as const)('no %s can manage staff', async (role) => {
  owner = await aShopper(server, { role });
  const { id } = owner.user;

  expect((await owner.graphql('{ staff { id } }')).status).toBe(403);
  expect((await create({ name: 'Friend', email: 'friend@example.com', role: 'ADMIN' })).status).toBe(403);
  expect((await update({ id, role: 'SUPER_ADMIN' })).status).toBe(403);
  expect((await remove(id)).status).toBe(403);
});

const PAYLOAD = '{ member { id name email role status version } errors { code field } }';

function create(input: Record<string, unknown>) {
  return owner.graphql(`mutation ($input: CreateStaffInput!) { createStaff(input: $input) ${PAYLOAD} }`, {
    input,
  });
}

function update(input: Record<string, unknown>, client = owner) {
  return client.graphql(`mutation ($input: UpdateStaffInput!) { updateStaff(input: $input) ${PAYLOAD} }`, {
    input,
  });
}

function remove(id: string, client = owner) {
  return client.graphql(`mutation ($input: DeleteStaffInput!) { deleteStaff(input: $input) ${PAYLOAD} }`, {
    input: { id },
  });
}

function endStaffSessions(id: string) {
  return owner.graphql(
    `mutation ($input: EndStaffSessionsInput!) { endStaffSessions(input: $input) ${PAYLOAD} }`,
    {
      input: { id },
    },
  );
}

function findAuditEntries(entityId: string) {
  return server.prisma.auditEntry.findMany({ where: { entityId }, orderBy: { at: 'asc' } });
}
