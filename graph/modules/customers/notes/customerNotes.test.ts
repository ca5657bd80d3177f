import { beforeEach, describe, expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
let admin: Shopper;

beforeEach(async () => {
  server.clock.now = start;
  await server.prisma.user.deleteMany();
  admin = await aShopper(server, { name: 'Asha', role: 'ADMIN' });
});

const findAuditEntries = (entityId: string) =>
  server.prisma.auditEntry.findMany({ where: { entityId }, orderBy: { id: 'asc' } });

async function add(id: string, text: string, client = admin) {
  const { data, errors } = await client.graphql(
    `mutation ($input: AddCustomerNoteInput!) {
      addCustomerNote(input: $input) { note { id text authorName createdAt } errors { code field message } }
    }`,
    { input: { id, text } },
  );
  expect(errors).toBeUndefined();
  return data?.addCustomerNote;
}

async function remove(id: string) {
  const { data } = await admin.graphql(
    'mutation ($id: ID!) { deleteCustomerNote(input: { id: $id }) { deletedId errors { code field } } }',
    { id },
  );
  return data?.deleteCustomerNote;
}

async function findNotes(id: string) {
  const { data } = await admin.graphql(
    'query ($id: ID!) { customer(id: $id) { notes { text authorName } } }',
    {
      id,
    },
  );
  return data?.customer.notes;
}

describe('a customer note', () => {
  test('has an author and a time, and is recorded in the customer’s audit log', async () => {
    const { id } = await aCustomer(server.prisma);
    expect(await add(id, '  Prefers silver.  ')).toEqual({
      note: {
        id: expect.any(String),
        text: 'Prefers silver.',
        authorName: 'Asha',
        createdAt: start.toISOString(),
      },
      errors: [],
    });
    server.clock.now = new Date(start.getTime() + 1000);
    await add(id, 'Calls in the morning.');

    expect(await findNotes(id)).toEqual([
      { text: 'Calls in the morning.', authorName: 'Asha' },
      { text: 'Prefers silver.', authorName: 'Asha' },
    ]);
    expect(await findAuditEntries(id)).toMatchObject([
      { action: 'customer.note', actorId: admin.user.id, after: { note: 'Prefers silver.' } },
      { action: 'customer.note', after: { note: 'Calls in the morning.' } },
    ]);
  });

  test('is kept when its author’s account is deleted', async () => {
    const { id } = await aCustomer(server.prisma);
    const formerAuthor = await aShopper(server, { role: 'ADMIN' });
    await add(id, 'Prefers silver.', formerAuthor);
    await server.prisma.user.delete({ where: { id: formerAuthor.user.id } });
    expect(await findNotes(id)).toEqual([{ text: 'Prefers silver.', authorName: null }]);
  });

  test('can be deleted once', async () => {
    const { id } = await aCustomer(server.prisma);
    const { note } = await add(id, 'Prefers silver.');
    expect(await remove(note.id)).toEqual({ deletedId: note.id, errors: [] });
    expect(await remove(note.id)).toEqual({
      deletedId: null,
      errors: [{ code: 'NOT_FOUND', field: 'id' }],
    });
    expect(await findNotes(id)).toEqual([]);
    expect((await findAuditEntries(id)).at(-1)).toMatchObject({
      action: 'customer.deleteNote',
      before: { note: 'Prefers silver.' },
    });
  });

  test.each([
    ['only spaces', ' '],
    ['more than 2,000 characters', 'x'.repeat(2001)],
  ])('is refused with %s', async (_case, text) => {
    const { id } = await aCustomer(server.prisma);
    expect(await add(id, text)).toMatchObject({ note: null, errors: [{ code: 'INVALID', field: 'text' }] });
  });

  test('requires a customer', async () => {
    const deletedCustomer = await aCustomer(server.prisma, { anonymisedAt: start });
    for (const id of ['none', admin.user.id, deletedCustomer.id])
      expect((await add(id, 'Prefers silver.')).errors).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }]);
  });

  test('is deleted with the account, even from the audit log', async () => {
    const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
    const { id } = await aCustomer(server.prisma);
    await add(id, 'Prefers silver.');
    await owner.graphql('mutation ($id: ID!) { deleteCustomer(input: { id: $id }) { deleted } }', { id });
    expect(await server.prisma.customerNote.count()).toBe(0);
    expect(JSON.stringify(await findAuditEntries(id))).not.toContain('silver');
  });
});
