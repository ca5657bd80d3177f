import { beforeAll, describe, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { createOrderActions } from '../orders/testing/orderActions.ts';

const server = useTestServer();
let staff: Shopper;
const { change, findAudit } = createOrderActions(server, () => staff);

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN', name: 'Store Staff' });
});

const TAG = 'tag { id name colour orderCount }';
const create = (input: object) => change('createOrderTag', input, TAG);
const update = (input: object) => change('updateOrderTag', input, TAG);
const tagOrders = (input: object) =>
  change('tagOrders', input, 'updated { id } failed { id reason message }');

async function listTags(id: string) {
  const { data } = await staff.graphql(
    'query ($id: ID!) { adminOrder(id: $id) { staff { tags { name } } } }',
    {
      id,
    },
  );
  return data?.adminOrder.staff.tags.map(({ name }: { name: string }) => name);
}

/** Returns which of the orders an integration receives when it requests changes since a time. */
async function findOrdersChangedSince(from: Date, ids: readonly string[]): Promise<string[]> {
  const { data } = await staff.graphql(
    'query ($from: DateTime!) { adminOrders(filter: { updatedFrom: $from }, first: 50) { edges { node { id } } } }',
    { from },
  );
  const changedIds = data?.adminOrders.edges.map(({ node }: { node: { id: string } }) => node.id);
  return ids.filter((id) => changedIds.includes(id));
}

/** Returns a time after the orders' last change, according to the database's clock. */
async function readTimeAfterChanges(ids: readonly string[]): Promise<Date> {
  const { _max } = await server.prisma.order.aggregate({
    where: { id: { in: [...ids] } },
    _max: { updatedAt: true },
  });
  return new Date((_max.updatedAt?.getTime() ?? 0) + 1);
}

describe('a tag', () => {
  test('can be created, changed and deleted; deletion removes it from its orders', async () => {
    const { tag: createdTag } = await create({ name: ' Gift ', colour: 'GOLD' });
    expect(createdTag).toMatchObject({ name: 'Gift', colour: 'GOLD', orderCount: 0 });
    const { id } = await anOrder(server.prisma);
    await tagOrders({ orderIds: [id], add: [createdTag.id] });
    expect(await update({ id: createdTag.id, name: 'Gift wrap' })).toMatchObject({
      tag: { name: 'Gift wrap', colour: 'GOLD', orderCount: 1 },
    });
    await change('deleteOrderTag', { id: createdTag.id }, 'deletedId');
    expect(await listTags(id)).toEqual([]);
    expect((await findAudit(createdTag.id)).map(({ action }) => action)).toEqual([
      'orderTag.create',
      'orderTag.update',
      'orderTag.delete',
    ]);
  });

  test('marks only its own orders as changed when deleted', async () => {
    const { tag: createdTag } = await create({ name: 'For Dashain' });
    const [first, second, untaggedId] = [
      await anOrder(server.prisma),
      await anOrder(server.prisma),
      await anOrder(server.prisma),
    ].map(({ id }) => id) as [string, string, string];
    await tagOrders({ orderIds: [first, second], add: [createdTag.id] });
    const from = await readTimeAfterChanges([first, second, untaggedId]);
    expect(await findOrdersChangedSince(from, [first, second, untaggedId])).toEqual([]);

    await change('deleteOrderTag', { id: createdTag.id }, 'deletedId');

    expect(await findOrdersChangedSince(from, [first, second, untaggedId])).toEqual([first, second]);
    expect((await findAudit(createdTag.id)).at(-1)).toMatchObject({
      action: 'orderTag.delete',
      after: { orders: 2 },
    });
  });

  test('has a unique name', async () => {
    await create({ name: 'Urgent', colour: 'RED' });
    expect(await create({ name: 'urgent' })).toMatchObject({ errors: [{ code: 'INVALID', field: 'name' }] });
    expect(await create({ name: ' ' })).toMatchObject({ errors: [{ code: 'INVALID', field: 'name' }] });
    expect(await update({ id: 'none', name: 'Other' })).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
  });
});

describe('many orders', () => {
  test('can be tagged and untagged together, with a separate result and audit entry for each order', async () => {
    const [urgentTag, engravingTag] = [
      (await create({ name: 'Before Tihar' })).tag,
      (await create({ name: 'Engraving' })).tag,
    ];
    const [first, second] = [await anOrder(server.prisma), await anOrder(server.prisma)];
    await tagOrders({ orderIds: [first.id], add: [urgentTag.id] });

    const { updated, failed } = await tagOrders({
      orderIds: [first.id, second.number, 'JW-0000000000'],
      add: [engravingTag.id],
      remove: [urgentTag.id],
    });

    expect(updated.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
    expect(failed).toMatchObject([{ id: 'JW-0000000000', reason: 'ORDER_NOT_FOUND' }]);
    expect([await listTags(first.id), await listTags(second.id)]).toEqual([['Engraving'], ['Engraving']]);
    expect((await findAudit(first.id)).at(-1)).toMatchObject({
      action: 'order.tags',
      before: { tags: ['Before Tihar'] },
      after: { tags: ['Engraving'] },
    });
    expect(await server.prisma.order.findUnique({ where: { id: first.id } })).toMatchObject({ version: 1 });
  });

  test('are found by tag', async () => {
    const { tag: createdTag } = await create({ name: 'Wedding' });
    const { id } = await anOrder(server.prisma);
    await tagOrders({ orderIds: [id], add: [createdTag.id] });
    const { data } = await staff.graphql(
      'query ($filter: AdminOrderFilter) { adminOrders(filter: $filter) { edges { node { id } } } }',
      { filter: { tagIds: [createdTag.id] } },
    );
    expect(data?.adminOrders.edges).toEqual([{ node: { id } }]);
  });

  test('cannot be given an unknown tag', async () => {
    const { id } = await anOrder(server.prisma);
    expect(await tagOrders({ orderIds: [id], add: ['none'] })).toMatchObject({
      updated: [],
      errors: [{ code: 'NOT_FOUND', field: 'add' }],
    });
  });
});

describe('assignOrders', () => {
  const assign = (input: object) =>
    change('assignOrders', input, 'updated { staff { assignee { name } } } failed { reason }');

  test('assigns and unassigns orders', async () => {
    const { id } = await anOrder(server.prisma);
    expect(await assign({ orderIds: [id], assigneeId: staff.user.id })).toMatchObject({
      updated: [{ staff: { assignee: { name: 'Store Staff' } } }],
    });
    const list = async (filter: object) =>
      (
        await staff.graphql(
          'query ($f: AdminOrderFilter) { adminOrders(filter: $f) { edges { node { id } } } }',
          { f: filter },
        )
      ).data?.adminOrders.edges.map(({ node }: { node: { id: string } }) => node.id);
    expect(await list({ assigneeId: staff.user.id })).toEqual([id]);
    expect(await list({ isUnassigned: true })).not.toContain(id);
    expect(await assign({ orderIds: [id], assigneeId: null })).toMatchObject({
      updated: [{ staff: { assignee: null } }],
    });
    expect((await findAudit(id)).map(({ before, after }) => [before, after])).toEqual([
      [{ assignee: null }, { assignee: 'Store Staff' }],
      [{ assignee: 'Store Staff' }, { assignee: null }],
    ]);
  });

  test('refuses an assignee who cannot read orders', async () => {
    const { id } = await anOrder(server.prisma);
    const customer = await aShopper(server);
    expect(await assign({ orderIds: [id], assigneeId: customer.user.id })).toMatchObject({
      errors: [{ code: 'NOT_FOUND', field: 'assigneeId' }],
    });
  });
});

describe('two tags', () => {
  test('are merged into one, without duplicates on their orders', async () => {
    const [sourceTag, targetTag] = [
      (await create({ name: 'Gifts' })).tag,
      (await create({ name: 'Presents' })).tag,
    ];
    const [first, doublyTaggedOrder] = [await anOrder(server.prisma), await anOrder(server.prisma)];
    await tagOrders({ orderIds: [first.id, doublyTaggedOrder.id], add: [sourceTag.id] });
    await tagOrders({ orderIds: [doublyTaggedOrder.id], add: [targetTag.id] });

    expect(
      await change('mergeOrderTags', { id: sourceTag.id, intoId: targetTag.id }, 'tag { name orderCount }'),
    ).toEqual({
      tag: { name: 'Presents', orderCount: 2 },
      errors: [],
    });
    expect([await listTags(first.id), await listTags(doublyTaggedOrder.id)]).toEqual([
      ['Presents'],
      ['Presents'],
    ]);
    expect((await findAudit(targetTag.id)).at(-1)).toMatchObject({
      action: 'orderTag.merge',
      before: { name: 'Gifts' },
      after: { name: 'Presents', orders: 1 },
    });
  });

  test('cannot be merged if they are the same tag or one is unknown', async () => {
    const { tag: singleTag } = await create({ name: 'Alone' });
    const mergeInto = (intoId: string) =>
      change('mergeOrderTags', { id: singleTag.id, intoId }, 'tag { id }');
    expect(await mergeInto(singleTag.id)).toMatchObject({ errors: [{ field: 'intoId' }] });
    expect(await mergeInto('none')).toMatchObject({ errors: [{ code: 'NOT_FOUND' }] });
    expect(await server.prisma.orderTag.count({ where: { id: singleTag.id } })).toBe(1);
  });
});
