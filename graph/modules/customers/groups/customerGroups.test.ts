import { beforeEach, describe, expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let admin: Shopper;

beforeEach(async () => {
  await server.prisma.user.deleteMany();
  await server.prisma.customerGroup.deleteMany();
  admin = await aShopper(server, { role: 'ADMIN' });
});

const findAuditEntries = (entityId: string) =>
  server.prisma.auditEntry.findMany({ where: { entityId }, orderBy: { id: 'asc' } });

async function save(verb: 'create' | 'update', input: Record<string, unknown>) {
  const { data, errors } = await admin.graphql(
    `mutation ($input: ${verb === 'create' ? 'Create' : 'Update'}CustomerGroupInput!) {
      ${verb}CustomerGroup(input: $input) { group { id name customerCount version } errors { code field message } }
    }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[`${verb}CustomerGroup`];
}
const create = (input: Record<string, unknown>) => save('create', input);
const update = (input: Record<string, unknown>) => save('update', input);

async function change(input: Record<string, unknown>) {
  const { data, errors } = await admin.graphql(
    `mutation ($input: ChangeGroupMembersInput!) {
      changeGroupMembers(input: $input) { group { customerCount } changed notFound errors { code field message } }
    }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.changeGroupMembers;
}

async function remove(id: string) {
  const { data } = await admin.graphql(
    'mutation ($id: ID!) { deleteCustomerGroup(input: { id: $id }) { deletedId errors { code field } } }',
    { id },
  );
  return data?.deleteCustomerGroup;
}

async function listGroups() {
  const { data } = await admin.graphql('{ customerGroups { name customerCount } }');
  return data?.customerGroups;
}

describe('a customer group', () => {
  test('is created, renamed and deleted, with an audit entry for each change', async () => {
    const { group, errors } = await create({ name: '  Wedding   planners ' });
    expect(errors).toEqual([]);
    expect(group).toMatchObject({ name: 'Wedding planners', customerCount: 0, version: 1 });
    expect((await update({ id: group.id, name: 'Planners', version: 1 })).group).toMatchObject({
      name: 'Planners',
      version: 2,
    });
    expect(await listGroups()).toEqual([{ name: 'Planners', customerCount: 0 }]);
    expect(await remove(group.id)).toEqual({ deletedId: group.id, errors: [] });
    expect(await listGroups()).toEqual([]);
    expect((await findAuditEntries(group.id)).map(({ action }) => action)).toEqual([
      'customerGroup.create',
      'customerGroup.update',
      'customerGroup.delete',
    ]);
  });

  test('has a unique name', async () => {
    const { group } = await create({ name: 'Wholesale' });
    const nameTakenError = { code: 'INVALID', field: 'name', message: 'Another group has this name.' };
    expect(await create({ name: 'wholesale' })).toEqual({ group: null, errors: [nameTakenError] });
    const other = await create({ name: 'Planners' });
    expect((await update({ id: other.group.id, name: 'Wholesale' })).errors).toEqual([nameTakenError]);
    expect((await update({ id: group.id, name: 'Wholesale' })).group.version).toBe(1);
  });

  test.each([
    ['only spaces', ' '],
    ['more than 60 characters', 'x'.repeat(61)],
  ])('is refused with a name of %s', async (_case, name) => {
    expect((await create({ name })).errors).toMatchObject([{ code: 'INVALID', field: 'name' }]);
  });

  test('cannot be changed if someone else has renamed or deleted it in the meantime', async () => {
    const { group } = await create({ name: 'Wholesale' });
    await update({ id: group.id, name: 'Shops' });
    expect((await update({ id: group.id, name: 'Trade', version: 1 })).errors).toMatchObject([
      { code: 'CONFLICT', field: 'version' },
    ]);
    await remove(group.id);
    const notFound = [{ code: 'NOT_FOUND' }];
    expect((await update({ id: group.id, name: 'Trade' })).errors).toMatchObject(notFound);
    expect((await remove(group.id)).errors).toMatchObject(notFound);
    expect((await change({ id: group.id })).errors).toMatchObject(notFound);
  });
});

describe('group members', () => {
  test('are added and removed, with an audit entry for each customer', async () => {
    const { id: groupId } = (await create({ name: 'Wholesale' })).group;
    const [first, second] = [await aCustomer(server.prisma), await aCustomer(server.prisma)];

    expect(await change({ id: groupId, add: [first.id, second.id, second.id] })).toEqual({
      group: { customerCount: 2 },
      changed: [first.id, second.id],
      notFound: [],
      errors: [],
    });
    expect(await change({ id: groupId, add: [first.id], remove: [second.id] })).toMatchObject({
      group: { customerCount: 1 },
      changed: [second.id],
    });

    const { data } = await admin.graphql(
      'query ($groupId: ID!) { customers(filter: { groupId: $groupId }) { totalCount edges { node { id groups { name } } } } }',
      { groupId },
    );
    expect(data?.customers).toEqual({
      totalCount: 1,
      edges: [{ node: { id: first.id, groups: [{ name: 'Wholesale' }] } }],
    });
    expect(await findAuditEntries(first.id)).toMatchObject([
      { action: 'customer.group', before: { group: null }, after: { group: 'Wholesale' } },
    ]);
    expect(await findAuditEntries(second.id)).toMatchObject([
      { after: { group: 'Wholesale' } },
      { before: { group: 'Wholesale' }, after: { group: null } },
    ]);
  });

  test('must be customers: staff, deleted accounts and unknown ids are reported', async () => {
    const { id: groupId } = (await create({ name: 'Wholesale' })).group;
    const deletedCustomer = await aCustomer(server.prisma, { anonymisedAt: new Date() });
    const invalidIds = ['none', admin.user.id, deletedCustomer.id];
    expect(await change({ id: groupId, add: invalidIds })).toEqual({
      group: { customerCount: 0 },
      changed: [],
      notFound: invalidIds,
      errors: [],
    });
  });

  test('are removed with their account', async () => {
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const { id: groupId } = (await create({ name: 'Wholesale' })).group;
    const { id } = await aCustomer(server.prisma);
    await change({ id: groupId, add: [id] });
    await owner.graphql('mutation ($id: ID!) { deleteCustomer(input: { id: $id }) { deleted } }', { id });
    expect(await listGroups()).toEqual([{ name: 'Wholesale', customerCount: 0 }]);
  });
});
