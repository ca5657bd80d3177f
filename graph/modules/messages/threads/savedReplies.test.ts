import { beforeEach, describe, expect, test } from 'vitest';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { aStaffMember } from '#graph/testing/aStaffMember.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const SAVED = 'savedReply { id title text textNe version } errors { code field message }';
const CREATE = `mutation ($input: CreateSavedReplyInput!) { createSavedReply(input: $input) { ${SAVED} } }`;
const UPDATE = `mutation ($input: UpdateSavedReplyInput!) { updateSavedReply(input: $input) { ${SAVED} } }`;
const REMOVE = `mutation ($input: DeleteSavedReplyInput!) { deleteSavedReply(input: $input) {
  deletedId errors { code field } } }`;
const SAVED_REPLIES = '{ savedReplies { id title } }';
const OPENING_HOURS = { title: 'Opening hours', text: 'Namaste {name}, we are open from 10 to 7.' };

let staff: Shopper;

beforeEach(async () => {
  await server.prisma.savedReply.deleteMany();
  staff = await aStaffMember(server, 'salesDesk');
});

async function create(input: Record<string, unknown>) {
  const { data, errors } = await staff.graphql(CREATE, { input });
  expect(errors).toBeUndefined();
  return data?.createSavedReply;
}

async function update(input: Record<string, unknown>, shopper = staff) {
  const { data, errors } = await shopper.graphql(UPDATE, { input });
  expect(errors).toBeUndefined();
  return data?.updateSavedReply;
}

async function remove(id: string) {
  const { data, errors } = await staff.graphql(REMOVE, { input: { id } });
  expect(errors).toBeUndefined();
  return data?.deleteSavedReply;
}

describe('a saved reply', () => {
  test('can be created, changed and deleted, and the audit log records who did so', async () => {
    const { savedReply: createdReply, errors } = await create({ ...OPENING_HOURS, textNe: 'नमस्ते {name}' });
    expect(errors).toEqual([]);
    expect(createdReply).toMatchObject({ ...OPENING_HOURS, textNe: 'नमस्ते {name}', version: 1 });

    const manager = await aStaffMember(server, 'manager');
    const { savedReply: updatedReply } = await update(
      { id: createdReply.id, title: 'Hours', textNe: ' ', version: 1 },
      manager,
    );
    expect(updatedReply).toEqual({
      id: createdReply.id,
      title: 'Hours',
      text: OPENING_HOURS.text,
      textNe: null,
      version: 2,
    });

    expect(await remove(createdReply.id)).toEqual({ deletedId: createdReply.id, errors: [] });
    expect((await staff.graphql(SAVED_REPLIES)).data?.savedReplies).toEqual([]);
    const notFound = { code: 'NOT_FOUND', field: 'id' };
    expect(await remove(createdReply.id)).toEqual({ deletedId: null, errors: [notFound] });
    expect((await update({ id: createdReply.id, title: 'Hours' })).errors).toMatchObject([notFound]);

    const entries = await server.prisma.auditEntry.findMany({
      where: { entityId: createdReply.id },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['savedReply.create', staff.user.id],
      ['savedReply.update', manager.user.id],
      ['savedReply.delete', staff.user.id],
    ]);
    expect(entries[1]).toMatchObject({ before: { title: 'Opening hours' }, after: { title: 'Hours' } });
  });

  test('is listed by title', async () => {
    await create({ ...OPENING_HOURS, title: 'Repairs' });
    await create(OPENING_HOURS);
    const { data } = await staff.graphql(SAVED_REPLIES);
    expect(data?.savedReplies.map(({ title }: { title: string }) => title)).toEqual([
      'Opening hours',
      'Repairs',
    ]);
  });

  test('has a unique title, even if two are saved at the same moment', async () => {
    const responses = await Promise.all([create(OPENING_HOURS), create(OPENING_HOURS)]);
    expect(responses.filter(({ savedReply }) => savedReply)).toHaveLength(1);
    expect(responses.flatMap(({ errors }) => errors)).toEqual([
      {
        code: 'INVALID',
        field: 'title',
        message: 'A saved reply with this title already exists.',
      },
    ]);
  });

  test('is not overwritten if a colleague has changed it', async () => {
    const { savedReply } = await create(OPENING_HOURS);
    await update({ id: savedReply.id, text: 'We are open from 10 to 8.', version: 1 });
    expect(await update({ id: savedReply.id, title: 'Hours', version: 1 })).toMatchObject({
      savedReply: null,
      errors: [{ code: 'CONFLICT', field: 'version' }],
    });
  });

  test.each([
    [{ title: ' ' }, 'title', 'Enter a title.'],
    [{ title: 'x'.repeat(81) }, 'title', 'Use at most 80 characters for the title.'],
    [{ text: '' }, 'text', 'Write something first.'],
    [{ textNe: 'x'.repeat(10_001) }, 'textNe', 'Use at most 10,000 characters.'],
  ])('with %j is refused', async (input, field, message) => {
    expect(await create({ ...OPENING_HOURS, ...input })).toMatchObject({
      savedReply: null,
      errors: [{ field, message }],
    });
  });

  test.each([
    [SAVED_REPLIES, undefined],
    [CREATE, { input: OPENING_HOURS }],
    [UPDATE, { input: { id: 'none' } }],
    [REMOVE, { input: { id: 'none' } }],
  ])('requires permission to read messages: %s', async (query, variables) => {
    const packer = await aStaffMember(server, 'packer');
    const shopper = await aShopper(server);
    expect((await packer.graphql(query, variables)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await shopper.graphql(query, variables)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await server.graphql(query, variables)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await server.prisma.savedReply.count()).toBe(0);
  });
});
