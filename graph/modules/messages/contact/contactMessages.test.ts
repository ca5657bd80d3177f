import { beforeEach, describe, expect, test } from 'vitest';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const LIST = `query ($filter: ContactMessageFilter, $first: Int, $after: String) {
  contactMessages(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { subject status } }
  }
}`;

let admin: Shopper;

beforeEach(async () => {
  await server.prisma.contactMessage.deleteMany();
  admin = await aShopper(server, { role: 'ADMIN' });
});

describe('the list of messages', () => {
  beforeEach(async () => {
    await aMessage({ subject: 'Ring size', day: 1 });
    await aMessage({
      subject: 'Delivery to Dolpa',
      day: 2,
      status: 'ANSWERED',
      name: 'Ram Thapa',
      phone: '+9779841000001',
    });
    await aMessage({ subject: '100% gold?', day: 3, message: 'Is the pendant of pure gold?' });
  });

  test('has the newest first, page by page', async () => {
    const first = await list({ first: 2 });
    expect(first).toMatchObject({ totalCount: 3, subjects: ['100% gold?', 'Delivery to Dolpa'] });
    const rest = await list({ first: 2, after: first.pageInfo.endCursor });
    expect(rest).toMatchObject({ subjects: ['Ring size'], pageInfo: { hasNextPage: false } });
  });

  test.each([
    [{ status: 'NEW' }, ['100% gold?', 'Ring size']],
    [{ status: 'READ' }, []],
    [{ search: 'ram' }, ['Delivery to Dolpa']],
    [{ search: ' pendant ' }, ['100% gold?']],
    [{ search: '0%' }, ['100% gold?']],
    [{ search: 'sita@' }, ['100% gold?', 'Delivery to Dolpa', 'Ring size']],
    [{ search: 'thapa dolpa' }, ['Delivery to Dolpa']],
    [{ search: '०९८४१-०००' }, ['Delivery to Dolpa']],
    [{ search: 'ring', status: 'ANSWERED' }, []],
  ])('keeps of %j these: %j', async (filter, subjects) => {
    expect((await list({ filter })).subjects).toEqual(subjects);
  });

  test('takes no endless search', async () => {
    const { errors } = await admin.ask(LIST, { filter: { search: 'x'.repeat(101) } });
    expect(errors?.[0]?.message).toBe('filter.search takes up to 100 characters.');
  });

  test('is read by nobody but staff', async () => {
    const customer = await aShopper(server);
    expect((await customer.ask(LIST)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await server.graphql(LIST)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe("a message's status", () => {
  test('changes, with a record of who changed it', async () => {
    const { id } = await aMessage({});
    expect(await mark({ id, status: 'READ', version: 1 })).toEqual({
      contactMessage: { status: 'READ', version: 2 },
      errors: [],
    });
    expect(await server.prisma.auditEntry.findMany({ where: { entityId: id } })).toMatchObject([
      {
        actorId: admin.user.id,
        action: 'message.status',
        entity: 'ContactMessage',
        before: { status: 'NEW' },
        after: { status: 'READ' },
      },
    ]);
  });

  test('that is so already is left as it is, without a record', async () => {
    const { id } = await aMessage({});
    expect((await mark({ id, status: 'NEW' })).contactMessage).toEqual({ status: 'NEW', version: 1 });
    expect(await server.prisma.auditEntry.count({ where: { entityId: id } })).toBe(0);
  });

  test('is changed by one of two who read the same version', async () => {
    const { id } = await aMessage({});
    const answers = await Promise.all([
      mark({ id, status: 'READ', version: 1 }),
      mark({ id, status: 'ANSWERED', version: 1 }),
    ]);
    expect(answers.flatMap(({ errors }) => errors)).toEqual([{ code: 'CONFLICT', field: 'version' }]);
    expect((await server.prisma.contactMessage.findUniqueOrThrow({ where: { id } })).version).toBe(2);
  });

  test('of no message is not found', async () => {
    expect(await mark({ id: 'nothing', status: 'READ' })).toEqual({
      contactMessage: null,
      errors: [{ code: 'NOT_FOUND', field: 'id' }],
    });
  });
});

function aMessage({
  day = 1,
  ...given
}: {
  day?: number;
  subject?: string;
  name?: string;
  phone?: string;
  message?: string;
  status?: 'ANSWERED';
}) {
  return server.prisma.contactMessage.create({
    data: {
      name: 'Sita Sharma',
      email: 'sita@example.com',
      subject: 'Ring size',
      message: 'Which sizes are there?',
      createdAt: new Date(Date.UTC(2026, 9, day)),
      ...given,
    },
  });
}

async function list(variables: Record<string, unknown>) {
  const { data, errors } = await admin.ask(LIST, variables);
  expect(errors).toBeUndefined();
  const { edges, ...page } = data?.contactMessages ?? {};
  return { ...page, subjects: edges.map(({ node }: { node: { subject: string } }) => node.subject) };
}

async function mark(input: { id: string; status: string; version?: number }) {
  const { data, errors } = await admin.ask(
    `mutation ($input: SetContactMessageStatusInput!) {
      setContactMessageStatus(input: $input) { contactMessage { status version } errors { code field } }
    }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.setContactMessageStatus;
}
