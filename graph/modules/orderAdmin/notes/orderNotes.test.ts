import { beforeAll, describe, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { createOrderActions } from '../orders/testing/orderActions.ts';

const server = useTestServer();
let asha: Shopper;
let maya: Shopper;
const { findAudit } = createOrderActions(server, () => asha);

beforeAll(async () => {
  asha = await aShopper(server, { role: 'ADMIN', name: 'Asha Rai' });
  maya = await aShopper(server, { role: 'ADMIN', name: 'Maya Shrestha' });
});

async function changeNote(shopper: Shopper, name: string, input: object) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const payloadFields =
    name === 'deleteOrderNote' ? 'deletedId' : 'note { id note by isOwnNote editedAt isStaffOnly kind }';
  const { data, errors } = await shopper.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${payloadFields} errors { code field } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name];
}

async function listMentions(member: Shopper) {
  const { data } = await member.graphql(
    '{ myMentions { unread mentions { id orderNumber text by readAt } } }',
  );
  return data?.myMentions;
}

describe('an order note', () => {
  test('is visible only to staff', async () => {
    const { id, number } = await anOrder(server.prisma);
    const { note } = await changeNote(asha, 'addOrderNote', { id: number, text: ' Wants it engraved. ' });
    expect(note).toMatchObject({
      note: 'Wants it engraved.',
      by: 'Asha Rai',
      isOwnNote: true,
      isStaffOnly: true,
      kind: 'NOTE',
    });
    const { data } = await asha.graphql('query ($id: ID!) { adminOrder(id: $id) { timeline { note } } }', {
      id,
    });
    expect(data?.adminOrder.timeline).toEqual([{ note: null }]);
    expect(await findAudit(id)).toMatchObject([
      { action: 'order.note', after: { note: 'Wants it engraved.' } },
    ]);
  });

  test('notifies mentioned colleagues once, in the back office and by email', async () => {
    const { number, id: orderId } = await anOrder(server.prisma);
    const text = '@Maya Shrestha please call the buyer.';
    const mentionedIds = [maya.user.id, asha.user.id];
    const { note } = await changeNote(asha, 'addOrderNote', { id: orderId, text, mentions: mentionedIds });
    await changeNote(asha, 'editOrderNote', { id: note.id, text: `${text} Today.`, mentions: mentionedIds });

    expect(await listMentions(maya)).toEqual({
      unread: 1,
      mentions: [{ id: note.id, orderNumber: number, text: `${text} Today.`, by: 'Asha Rai', readAt: null }],
    });
    expect(await listMentions(asha)).toEqual({ unread: 0, mentions: [] });
    const emails = await server.prisma.mail.findMany({ where: { template: 'mentioned' } });
    expect(emails).toMatchObject([
      { toEmail: maya.user.email, subject: `Asha Rai mentioned you on order ${number}`, orderId: null },
    ]);
    expect(emails[0]?.text).toContain(`/#/admin/orders/${number}`);

    const { data } = await maya.graphql(
      'mutation { markMentionsRead(input: {}) { unread errors { code } } }',
    );
    expect(data?.markMentionsRead).toEqual({ unread: 0, errors: [] });
    expect((await listMentions(maya)).mentions[0].readAt).not.toBeNull();
    await changeNote(asha, 'deleteOrderNote', { id: note.id });
    expect((await listMentions(maya)).mentions).toEqual([]);
  });

  test('can be changed and deleted by its author, or by others if the author’s account has been deleted', async () => {
    const { id: orderId } = await anOrder(server.prisma);
    const author = await aShopper(server, { role: 'ADMIN' });
    const { note } = await changeNote(author, 'addOrderNote', { id: orderId, text: 'Call first.' });
    for (const name of ['editOrderNote', 'deleteOrderNote'])
      expect(
        await changeNote(maya, name, { id: note.id, ...(name === 'editOrderNote' && { text: 'Do not.' }) }),
      ).toMatchObject({ errors: [{ code: 'NOT_ALLOWED', field: 'id' }] });

    await server.prisma.user.delete({ where: { id: author.user.id } });
    expect(await changeNote(maya, 'editOrderNote', { id: note.id, text: 'Called.' })).toMatchObject({
      note: { note: 'Called.', editedAt: expect.any(String) },
    });
    expect(await changeNote(maya, 'deleteOrderNote', { id: note.id })).toEqual({
      deletedId: note.id,
      errors: [],
    });
    expect(await changeNote(maya, 'deleteOrderNote', { id: note.id })).toMatchObject({
      errors: [{ code: 'NOT_FOUND', field: 'id' }],
    });
  });

  test.each([
    ['only spaces', { text: ' ' }, 'text', 'INVALID'],
    ['more than 2,000 characters', { text: 'x'.repeat(2001) }, 'text', 'INVALID'],
    [
      'a mention of someone who is not a staff member',
      { text: '@Nobody', mentions: ['none'] },
      'mentions',
      'NOT_FOUND',
    ],
  ])('is refused with %s', async (_case, input, field, code) => {
    const { id: orderId } = await anOrder(server.prisma);
    expect(await changeNote(asha, 'addOrderNote', { id: orderId, ...input })).toMatchObject({
      note: null,
      errors: [{ code, field }],
    });
  });

  test('can be used to filter the order list, both by its presence and by its absence', async () => {
    const [orderWithStaffNote, orderWithCustomerNote] = [
      await anOrder(server.prisma, { contactEmail: 'notes@example.com' }),
      await anOrder(server.prisma, { contactEmail: 'notes@example.com', notes: 'Ring twice.' }),
    ];
    await changeNote(asha, 'addOrderNote', { id: orderWithStaffNote.id, text: 'Wants it engraved.' });
    const listOrderIds = async (filter: object) =>
      (
        await asha.graphql(
          'query ($f: AdminOrderFilter) { adminOrders(filter: $f) { edges { node { id } } } }',
          {
            f: { search: 'notes@example.com', ...filter },
          },
        )
      ).data?.adminOrders.edges.map(({ node }: { node: { id: string } }) => node.id);
    expect(await listOrderIds({ hasStaffNote: true })).toEqual([orderWithStaffNote.id]);
    expect(await listOrderIds({ hasStaffNote: false })).toEqual([orderWithCustomerNote.id]);
    expect(await listOrderIds({ hasCustomerNote: true })).toEqual([orderWithCustomerNote.id]);
    expect(await listOrderIds({ hasCustomerNote: false })).toEqual([orderWithStaffNote.id]);
  });
});
