import { randomBytes } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { aStaffMember } from '#graph/testing/aStaffMember.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let owner: Shopper;
let manager: Shopper;
let ids: Record<string, string>;

beforeAll(async () => {
  owner = await aShopper(server, { role: 'SUPER_ADMIN', name: 'Asha' });
  manager = await aStaffMember(server, 'manager', { name: 'Maya' });
  const roles = await server.prisma.staffRole.findMany();
  ids = Object.fromEntries(roles.map(({ id, name }) => [name, id]));
});

const FIELDS = 'id name summary permissions limits { discountPercent refundNpr } members { name } version';
const aName = () => `Role ${randomBytes(4).toString('hex')}`;

async function sendMutation(client: Shopper, field: string, input: object, selection: string) {
  const type = `${field[0]?.toUpperCase()}${field.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) {
    ${field}(input: $input) { ${selection} errors { code reason params field message } }
  }`;
  const { data, errors } = await client.graphql(document, { input });
  return { ...data?.[field], refused: errors?.[0]?.extensions };
}

const create = (input: object, client = owner) =>
  sendMutation(client, 'createStaffRole', input, `staffRole { ${FIELDS} }`);
const update = (input: object, client = owner) =>
  sendMutation(client, 'updateStaffRole', input, `staffRole { ${FIELDS} }`);
const remove = (id: string, client = owner) => sendMutation(client, 'deleteStaffRole', { id }, 'deletedId');
const updateMember = (input: object, client = owner) =>
  sendMutation(client, 'updateStaff', input, 'member { role staffRole { name } }');
const listReasons = ({ errors }: { errors?: { reason: string }[] }) => errors?.map(({ reason }) => reason);

const aRole = async (overrides: object = {}) => {
  const input = {
    name: aName(),
    permissions: ['READ_ORDERS'],
    discountPercent: 0,
    refundNpr: 0,
    ...overrides,
  };
  const { staffRole } = await create(input);
  return staffRole;
};

describe('a staff role', () => {
  test('consists of limits and permissions, including the permissions that others require', async () => {
    const name = aName();
    const { staffRole, errors } = await create({
      name: ` ${name} `,
      summary: '',
      permissions: ['REFUND_ORDERS'],
      discountPercent: 10,
      refundNpr: null,
    });
    expect(errors).toEqual([]);
    expect(staffRole).toMatchObject({
      name,
      summary: null,
      permissions: ['ENTER_ADMIN', 'READ_ORDERS', 'REFUND_ORDERS'],
      limits: { discountPercent: 10, refundNpr: null },
      members: [],
      version: 1,
    });
  });

  test.each([
    ['name', { name: '  ' }],
    ['discountPercent', { discountPercent: 101 }],
    ['refundNpr', { refundNpr: -1 }],
  ])('is refused with an invalid %s', async (field, invalidFields) => {
    const { errors } = await create({ name: aName(), permissions: [], ...invalidFields });
    expect(errors).toMatchObject([{ code: 'INVALID', field }]);
  });

  test('has a unique name', async () => {
    const { name } = await aRole();
    expect(listReasons(await create({ name, permissions: [] }))).toEqual(['STAFF_ROLE_NAME_TAKEN']);
  });

  test('is updated, with the old and new values in the audit log', async () => {
    const { id, name } = await aRole();
    const input = { id, name, permissions: ['READ_CATALOG'], discountPercent: 3, refundNpr: 0, version: 1 };
    expect((await update(input)).staffRole).toMatchObject({
      permissions: ['ENTER_ADMIN', 'READ_CATALOG'],
      version: 2,
    });
    const entry = await server.prisma.auditEntry.findFirst({
      where: { entityId: id, action: 'staffRole.update' },
    });
    expect(entry).toMatchObject({
      actorId: owner.user.id,
      before: { permissions: ['enterAdmin', 'readOrders'], discountPercent: 0 },
      after: { permissions: ['enterAdmin', 'readCatalog'], discountPercent: 3 },
    });
    const { errors } = await update({ ...input, permissions: [], version: 1 });
    expect(errors).toMatchObject([{ code: 'CONFLICT' }]);
  });

  test('can be deleted only if no member has it; the error names its members', async () => {
    const { id } = await aRole();
    const member = await aCustomer(server.prisma, { role: 'ADMIN', name: 'Gita', staffRoleId: id });
    expect((await remove(id)).errors).toMatchObject([
      {
        reason: 'STAFF_ROLE_IN_USE',
        message: 'This role is assigned to Gita. Give them another role first.',
      },
    ]);
    await server.prisma.user.update({ where: { id: member.id }, data: { staffRoleId: ids.Packer } });
    expect(await remove(id)).toMatchObject({ deletedId: id, errors: [] });
    expect(listReasons(await remove(id))).toEqual(['STAFF_ROLE_NOT_FOUND']);
  });
});

describe('an open session', () => {
  const ORDERS = '{ adminOrders { totalCount } }';
  const ME = '{ me { role staffRole permissions limits { discountPercent refundNpr } } }';

  test('gets the permissions of a newly assigned staff role from the next request', async () => {
    const member = await aStaffMember(server, 'packer');
    expect((await member.graphql(ORDERS)).errors).toBeUndefined();
    const { errors } = await updateMember({ id: member.user.id, staffRoleId: ids.Editor });
    expect(errors).toEqual([]);
    expect((await member.graphql(ORDERS)).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
      permission: 'READ_ORDERS',
    });
    expect((await member.graphql(ME)).data?.me).toEqual({
      role: 'ADMIN',
      staffRole: 'Editor',
      permissions: ['ENTER_ADMIN', 'MANAGE_REVIEWS', 'READ_CATALOG', 'MANAGE_CATALOG', 'MANAGE_CONTENT'],
      limits: { discountPercent: 0, refundNpr: 0 },
    });
  });

  test('gets the new permissions of a changed staff role from the next request', async () => {
    const { id, name } = await aRole();
    const member = await aShopper(server, { role: 'ADMIN', staffRoleId: id });
    expect((await member.graphql(ORDERS)).errors).toBeUndefined();
    await update({ id, name, permissions: [], discountPercent: 0, refundNpr: 0 });
    expect((await member.graphql(ORDERS)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('of a super_admin has every permission, regardless of the staff role', async () => {
    const member = await aStaffMember(server, 'packer', { role: 'SUPER_ADMIN' });
    expect((await member.graphql('{ storeSettings { phone } }')).errors).toBeUndefined();
  });

  test('of an admin without a staff role has the default permissions, without limits', async () => {
    const { data } = await (await aShopper(server, { role: 'ADMIN' })).graphql(ME);
    expect(data?.me).toMatchObject({ staffRole: null, limits: { discountPercent: null, refundNpr: null } });
    expect(data?.me.permissions).toContain('REFUND_ORDERS');
    expect(data?.me.permissions).not.toContain('MANAGE_STAFF');
  });

  test('of a customer has no staff permissions', async () => {
    const { data } = await (await aShopper(server)).graphql(ME);
    expect(data?.me).toMatchObject({ permissions: [], staffRole: null });
  });
});

describe('nobody grants more than they have', () => {
  test('a manager cannot add a permission they lack to a role', async () => {
    const { errors } = await create(
      { name: aName(), permissions: ['MANAGE_SETTINGS'], refundNpr: 0, discountPercent: 0 },
      manager,
    );
    expect(errors).toMatchObject([
      { reason: 'PERMISSIONS_EXCEED_OWN', params: { rights: ['Settings'] }, field: 'permissions' },
    ]);
  });

  test('a manager cannot grant a limit beyond their own', async () => {
    const { errors } = await create(
      { name: aName(), permissions: ['READ_ORDERS'], discountPercent: 26, refundNpr: null },
      manager,
    );
    expect(errors).toMatchObject([
      { reason: 'PERMISSIONS_EXCEED_OWN', params: { rights: ['a larger discount'] } },
    ]);
  });

  test('a manager cannot change their own role, or one with more permissions', async () => {
    const ownRole = { id: ids.Manager, name: 'Manager', permissions: ['READ_ORDERS'] };
    expect(listReasons(await update(ownRole, manager))).toEqual(['CANNOT_CHANGE_OWN_STAFF_ROLE']);
    const { id, name } = await aRole({ permissions: ['MANAGE_SETTINGS'] });
    const reducedRole = { id, name, permissions: [], discountPercent: 0, refundNpr: 0 };
    expect(listReasons(await update(reducedRole, manager))).toEqual(['PERMISSIONS_EXCEED_OWN']);
    expect(listReasons(await remove(id, manager))).toEqual(['PERMISSIONS_EXCEED_OWN']);
  });

  test('a manager can make nobody an owner, not even themselves', async () => {
    const email = `${aName().replace(' ', '-')}@example.com`;
    const create = (input: object) =>
      sendMutation(manager, 'createStaff', { name: 'New', email, ...input }, 'member { id }');
    expect(listReasons(await create({ role: 'SUPER_ADMIN' }))).toEqual(['OWNER_REQUIRED']);
    // Without a staff role the member would have no limits.
    expect(listReasons(await create({ role: 'ADMIN' }))).toEqual(['PERMISSIONS_EXCEED_OWN']);
    expect(listReasons(await create({ role: 'ADMIN', staffRoleId: ids.Sales }))).toEqual([]);

    const packer = await aStaffMember(server, 'packer');
    const { id } = packer.user;
    expect(listReasons(await updateMember({ id, role: 'SUPER_ADMIN' }, manager))).toEqual(['OWNER_REQUIRED']);
    expect(listReasons(await updateMember({ id, staffRoleId: null }, manager))).toEqual([
      'PERMISSIONS_EXCEED_OWN',
    ]);
    expect(listReasons(await updateMember({ id, staffRoleId: 'none' }, manager))).toEqual([
      'STAFF_ROLE_NOT_FOUND',
    ]);
    expect(listReasons(await updateMember({ id: manager.user.id, role: 'SUPER_ADMIN' }, manager))).toEqual([
      'CANNOT_CHANGE_OWN_ROLE',
    ]);
    expect(listReasons(await updateMember({ id: manager.user.id, staffRoleId: null }, manager))).toEqual([
      'CANNOT_CHANGE_OWN_ROLE',
    ]);
  });

  test.each([
    ['updateStaff', { name: 'Other' }],
    ['deleteStaff', {}],
    ['endStaffSessions', {}],
    ['disableStaffTwoFactor', {}],
  ])('a manager cannot use %s on an owner or on a member with more permissions', async (field, change) => {
    const other = await aShopper(server, { role: 'ADMIN', name: 'Old hand' });
    const changeMember = (id: string) => sendMutation(manager, field, { id, ...change }, 'member { id }');
    expect(listReasons(await changeMember(owner.user.id))).toEqual(['OWNER_REQUIRED']);
    expect(await changeMember(other.user.id)).toMatchObject({
      errors: [{ reason: 'MEMBER_HAS_MORE_PERMISSIONS', params: { name: 'Old hand' } }],
    });
  });

  test('a manager manages members with fewer permissions', async () => {
    const packer = await aStaffMember(server, 'packer');
    const { id } = packer.user;
    expect(await updateMember({ id, staffRoleId: ids.Sales }, manager)).toMatchObject({
      member: { role: 'ADMIN', staffRole: { name: 'Sales' } },
      errors: [],
    });
    const entry = await server.prisma.auditEntry.findFirstOrThrow({
      where: { entityId: id, action: 'staff.update' },
    });
    expect(entry).toMatchObject({
      before: { staffRole: 'Packer' },
      after: { staffRole: 'Sales' },
    });
    expect((await sendMutation(manager, 'deleteStaff', { id }, 'member { status }')).member).toEqual({
      status: 'BLOCKED',
    });
  });

  test('an account that becomes an owner loses its staff role', async () => {
    const packer = await aStaffMember(server, 'packer');
    const { id } = packer.user;
    expect((await updateMember({ id, role: 'SUPER_ADMIN' })).member).toEqual({
      role: 'SUPER_ADMIN',
      staffRole: null,
    });
  });
});

describe('permissions a staff role lacks', () => {
  test('a packer cannot read customers or sales figures', async () => {
    const packer = await aStaffMember(server, 'packer');
    for (const [document, permission] of [
      ['{ customers { totalCount } }', 'READ_CUSTOMERS'],
      ['{ customerStats { total } }', 'READ_CUSTOMERS'],
      ['{ adminStats { customers } }', 'READ_CUSTOMERS'],
      ['{ adminDashboard { figures { revenue } } }', 'SEE_FIGURES'],
      ['{ analytics { figures { revenue } } }', 'SEE_FIGURES'],
      ['{ staff { id } }', 'MANAGE_STAFF'],
    ] as const) {
      const { errors } = await packer.graphql(document);
      expect([document, errors?.[0]?.extensions.permission]).toEqual([document, permission]);
    }
  });

  describe('the sales role', () => {
    let salesMember: Shopper;
    beforeEach(async () => {
      salesMember = await aStaffMember(server, 'salesDesk');
    });

    const refund = (id: string, client: Shopper) =>
      sendMutation(
        client,
        'setPaymentStatus',
        { id, status: 'REFUNDED', reason: 'It came late.' },
        'order { paymentStatus }',
      );
    const aPaidOrder = async (finalTotal: number) => {
      const { id } = await anOrder(server.prisma, { finalTotal });
      const { errors } = await sendMutation(
        owner,
        'setPaymentStatus',
        { id, status: 'PAID' },
        'order { id }',
      );
      expect(errors).toEqual([]);
      return id;
    };

    test('can refund up to its limit, but no more', async () => {
      const largeOrderId = await aPaidOrder(50_000);
      expect(await refund(largeOrderId, salesMember)).toMatchObject({
        errors: [{ reason: 'REFUND_ABOVE_LIMIT', params: { limitNpr: 10_000 }, field: 'status' }],
      });
      expect((await refund(largeOrderId, await aStaffMember(server, 'bookkeeper'))).errors).toEqual([]);
      expect((await refund(await aPaidOrder(1_000), salesMember)).errors).toEqual([]);
    });

    test('a packer can neither record a payment nor cancel an order', async () => {
      const packer = await aStaffMember(server, 'packer');
      const { id } = await anOrder(server.prisma);
      const paymentResponse = await sendMutation(
        packer,
        'setPaymentStatus',
        { id, status: 'PAID' },
        'order { id }',
      );
      expect(paymentResponse.refused).toMatchObject({ permission: 'RECORD_PAYMENTS' });
      const input = { id, status: 'CANCELLED', note: 'Called off' };
      const cancellationResponse = await sendMutation(packer, 'updateOrderStatus', input, 'order { id }');
      expect(cancellationResponse.refused).toMatchObject({ permission: 'CANCEL_ORDERS' });
      expect(
        (await sendMutation(packer, 'updateOrderStatus', { id, status: 'CONFIRMED' }, 'order { id }')).errors,
      ).toEqual([]);
    });
  });
});

test('staffWithPermission lists active members with the permission, owners last', async () => {
  const packer = await aStaffMember(server, 'packer');
  await aStaffMember(server, 'bookkeeper', { name: 'Binod' });
  const deletedMember = await aStaffMember(server, 'bookkeeper', { name: 'Gone' });
  await sendMutation(owner, 'deleteStaff', { id: deletedMember.user.id }, 'member { id }');
  const { data } = await packer.graphql(
    '{ staffWithPermission(permission: MANAGE_RATES) { name role staffRole } }',
  );
  expect(data?.staffWithPermission).toContainEqual({ name: 'Maya', role: 'ADMIN', staffRole: 'Manager' });
  expect(data?.staffWithPermission).toContainEqual({ name: 'Asha', role: 'SUPER_ADMIN', staffRole: null });
  const names = data?.staffWithPermission.map(({ name }: { name: string }) => name);
  expect(names).not.toContain('Binod');
  expect(names.indexOf('Maya')).toBeLessThan(names.indexOf('Asha'));
  const { data: staffData } = await packer.graphql(
    '{ staffWithPermission(permission: REFUND_ORDERS) { name } }',
  );
  expect(staffData?.staffWithPermission.map(({ name }: { name: string }) => name)).not.toContain('Gone');
});

test('a member who manages staff sees the roles, the members of each role, and which roles the viewer can change', async () => {
  const readRoles = async (client: Shopper) => {
    const { data } = await client.graphql('{ staffRoles { name isEditable isAssignable } }');
    return Object.fromEntries(data?.staffRoles.map(({ name, ...flags }: { name: string }) => [name, flags]));
  };
  expect((await readRoles(owner)).Manager).toEqual({ isEditable: true, isAssignable: true });
  const managerRoles = await readRoles(manager);
  expect(managerRoles.Manager).toEqual({ isEditable: false, isAssignable: true });
  expect(managerRoles.Packer).toEqual({ isEditable: true, isAssignable: true });
  expect(managerRoles.Bookkeeper).toEqual({ isEditable: true, isAssignable: true });
});
