import { beforeEach, describe, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { aStaffMember } from '#graph/testing/aStaffMember.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const START = `mutation ($input: StartThreadInput!) { startThread(input: $input) {
  thread { id origin status isUnread name email phone subject preview
    assignee { id } customer { id } order { id } messages { direction text delivery } }
  errors { code field message } } }`;
const MESSAGE = { subject: 'Your ring', text: 'It is ready.\n\nCome by when you like.' };

let staff: Shopper;

beforeEach(async () => {
  await server.prisma.thread.deleteMany();
  await server.prisma.mail.deleteMany();
  staff = await aStaffMember(server, 'salesDesk');
});

async function start(input: Record<string, unknown>, shopper = staff) {
  const { data, errors } = await shopper.graphql(START, { input: { ...MESSAGE, ...input } });
  expect(errors).toBeUndefined();
  return data?.startThread;
}

describe('a conversation started by the store', () => {
  test('goes to an order’s customer as a new email, not a reply', async () => {
    const order = await anOrder(server.prisma, { contactName: 'Asha Rai', contactEmail: 'asha@example.com' });
    const { thread, errors } = await start({ orderId: order.id });
    expect(errors).toEqual([]);
    expect(thread).toMatchObject({
      origin: 'STAFF',
      status: 'WAITING',
      isUnread: false,
      name: 'Asha Rai',
      email: 'asha@example.com',
      phone: order.contactPhone,
      preview: 'It is ready. Come by when you like.',
      assignee: { id: staff.user.id },
      customer: null,
      order: { id: order.id },
      messages: [{ direction: 'OUT', text: MESSAGE.text, delivery: 'QUEUED' }],
    });
    const emails = await server.prisma.mail.findMany({ where: { template: 'threadReply' } });
    expect(emails).toMatchObject([{ toEmail: 'asha@example.com', toName: 'Asha Rai', subject: 'Your ring' }]);
    expect(emails[0]?.text).toContain('Come by when you like.');
    const entry = await server.prisma.auditEntry.findFirst({ where: { entityId: thread.id } });
    expect(entry).toMatchObject({
      action: 'thread.start',
      actorId: staff.user.id,
      after: { email: 'asha@example.com', subject: 'Your ring' },
    });
  });

  test('goes to an account that is given directly or through one of its orders', async () => {
    const { user } = await aShopper(server, { name: 'Maya Gurung' });
    const { thread } = await start({ customerId: user.id });
    expect(thread).toMatchObject({ name: 'Maya Gurung', email: user.email, customer: { id: user.id } });
    const order = await anOrder(server.prisma, { userId: user.id });
    expect((await start({ orderId: order.id })).thread).toMatchObject({
      customer: { id: user.id },
      order: { id: order.id },
    });
  });

  test('goes to an address, and is named after the part before the @ if no name is given', async () => {
    const { thread } = await start({ email: ' Bikash@Example.com ' });
    expect(thread).toMatchObject({
      name: 'Bikash',
      email: 'bikash@example.com',
      customer: null,
      order: null,
    });
    expect((await start({ email: 'bikash@example.com', name: 'Bikash KC' })).thread.name).toBe('Bikash KC');
  });

  test.each([
    [{}, 'email', 'Choose a recipient.'],
    [{ email: 'nowhere' }, 'email', 'Enter an email address, such as name@example.com.'],
    [{ orderId: 'none' }, 'orderId', expect.any(String)],
    [{ customerId: 'none' }, 'customerId', expect.any(String)],
    [{ email: 'a@example.com', subject: ' ' }, 'subject', 'Enter a subject.'],
    [{ email: 'a@example.com', text: ' \n ' }, 'text', 'Write something first.'],
    [{ email: 'a@example.com', text: 'x'.repeat(10_001) }, 'text', 'Use at most 10,000 characters.'],
  ])('is not started with %j', async (input, field, message) => {
    expect(await start(input)).toMatchObject({ thread: null, errors: [{ field, message }] });
    expect(await server.prisma.thread.count()).toBe(0);
    expect(await server.prisma.mail.count()).toBe(0);
  });

  test('requires permission to read messages', async () => {
    const variables = { input: { ...MESSAGE, email: 'a@example.com' } };
    const refusedResponses = [
      await (await aStaffMember(server, 'packer')).graphql(START, variables),
      await (await aShopper(server)).graphql(START, variables),
      await server.graphql(START, variables),
    ];
    expect(refusedResponses.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'UNAUTHENTICATED',
    ]);
    expect(await server.prisma.thread.count()).toBe(0);
  });
});
