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
const ALL = '{ savedReplies { id title } }';
const HOURS = { title: 'Opening hours', text: 'Namaste {name}, we are open from 10 to 7.' };

let desk: Shopper;

beforeEach(async () => {
  await server.prisma.savedReply.deleteMany();
  desk = await aStaffMember(server, 'salesDesk');
});

async function create(input: Record<string, unknown>) {
  const { data, errors } = await desk.graphql(CREATE, { input });
  expect(errors).toBeUndefined();
  return data?.createSavedReply;
}

async function update(input: Record<string, unknown>, asking = desk) {
  const { data, errors } = await asking.graphql(UPDATE, { input });
  expect(errors).toBeUndefined();
  return data?.updateSavedReply;
}

async function remove(id: string) {
  const { data, errors } = await desk.graphql(REMOVE, { input: { id } });
  expect(errors).toBeUndefined();
  return data?.deleteSavedReply;
}

describe('a saved reply', () => {
  test('is created, changed and deleted, and the audit records by whom', async () => {
    const { savedReply: made, errors } = await create({ ...HOURS, textNe: 'नमस्ते {name}' });
    expect(errors).toEqual([]);
    expect(made).toMatchObject({ ...HOURS, textNe: 'नमस्ते {name}', version: 1 });

    const another = await aStaffMember(server, 'manager');
    const { savedReply: changed } = await update(
      { id: made.id, title: 'Hours', textNe: ' ', version: 1 },
      another,
    );
    expect(changed).toEqual({ id: made.id, title: 'Hours', text: HOURS.text, textNe: null, version: 2 });

    expect(await remove(made.id)).toEqual({ deletedId: made.id, errors: [] });
    expect((await desk.graphql(ALL)).data?.savedReplies).toEqual([]);
    const notFound = { code: 'NOT_FOUND', field: 'id' };
    expect(await remove(made.id)).toEqual({ deletedId: null, errors: [notFound] });
    expect((await update({ id: made.id, title: 'Hours' })).errors).toMatchObject([notFound]);

    const entries = await server.prisma.auditEntry.findMany({
      where: { entityId: made.id },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['savedReply.create', desk.user.id],
      ['savedReply.update', another.user.id],
      ['savedReply.delete', desk.user.id],
    ]);
    expect(entries[1]).toMatchObject({ before: { title: 'Opening hours' }, after: { title: 'Hours' } });
  });

  test('is listed by title', async () => {
    await create({ ...HOURS, title: 'Repairs' });
    await create(HOURS);
    const { data } = await desk.graphql(ALL);
    expect(data?.savedReplies.map(({ title }: { title: string }) => title)).toEqual([
      'Opening hours',
      'Repairs',
    ]);
  });

  test('has a unique title, even if two are saved at the same moment', async () => {
    const answers = await Promise.all([create(HOURS), create(HOURS)]);
    expect(answers.filter(({ savedReply }) => savedReply)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([
      {
        code: 'INVALID',
        field: 'title',
        message: 'A saved reply with this title already exists.',
      },
    ]);
  });

  test('is not overwritten if a colleague has changed it', async () => {
    const { savedReply } = await create(HOURS);
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
  ])('with %j is refused', async (given, field, message) => {
    expect(await create({ ...HOURS, ...given })).toMatchObject({
      savedReply: null,
      errors: [{ field, message }],
    });
  });

  test.each([
    [ALL, undefined],
    [CREATE, { input: HOURS }],
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
