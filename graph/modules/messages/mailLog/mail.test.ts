import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadEmailTemplates } from '#graph/mail/findEmailTemplate.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { toTemplateCode, toTemplateName } from './templateCodes.ts';

const server = useTestServer();
const start = new Date('2026-11-20T06:00:00Z');
let admin: string;
let owner: string;

beforeAll(async () => {
  server.clock.now = start;
  admin = await signIn(server, await aCustomer(server.prisma, { role: 'ADMIN' }));
  owner = await signIn(server, await aCustomer(server.prisma, { role: 'SUPER_ADMIN' }));
});
beforeEach(() => server.prisma.mail.deleteMany());

describe('the list of emails', () => {
  test('shows staff the stored emails, newest first, in pages', async () => {
    const order = await anOrder(server.prisma);
    await queueMessage(0, { template: 'orderPlaced', to: buildRecipient('a'), orderId: order.id });
    await queueMessage(1, { template: 'welcome', to: buildRecipient('b') });
    await queueMessage(2, {
      template: 'custom',
      to: buildRecipient('c'),
      subject: 'Hello',
      body: 'About your ring',
    });

    const first = await listEmails({ first: 2 });
    expect(first.totalCount).toBe(3);
    expect(first.edges.map(readSubjects)).toEqual(['Hello', 'Welcome to Aabhushan']);
    const second = await listEmails({ first: 2, after: first.pageInfo.endCursor });
    expect(second.edges).toMatchObject([
      { node: { template: 'ORDER_PLACED', orderId: order.id, status: 'QUEUED', attempts: 0 } },
    ]);
    expect(second.edges[0].node.text).toContain(order.number);
  });

  test('can be filtered by status, template, order or the beginning of an address', async () => {
    const order = await anOrder(server.prisma);
    await queueMessage(0, { template: 'orderPlaced', to: buildRecipient('a_b'), orderId: order.id });
    await queueMessage(1, { template: 'welcome', to: buildRecipient('axb') });
    await server.prisma.mail.updateMany({ where: { template: 'welcome' }, data: { status: 'FAILED' } });

    const orderSubjects = [`Your order ${order.number}`];
    expect((await listEmails({ filter: { status: 'FAILED' } })).edges.map(readSubjects)).toEqual([
      'Welcome to Aabhushan',
    ]);
    expect((await listEmails({ filter: { template: 'ORDER_PLACED' } })).edges.map(readSubjects)).toEqual(
      orderSubjects,
    );
    expect((await listEmails({ filter: { orderId: order.id } })).edges.map(readSubjects)).toEqual(
      orderSubjects,
    );
    expect((await listEmails({ filter: { to: 'a_b@' } })).edges.map(readSubjects)).toEqual(orderSubjects);
  });

  test('can be searched by order, recipient or subject', async () => {
    const order = await anOrder(server.prisma, { number: 'JW-7K2M9QX4TB' });
    await queueMessage(0, {
      template: 'orderPlaced',
      to: { email: 'sita_r@example.com', name: 'Sita Rai' },
      orderId: order.id,
    });
    await queueMessage(1, { template: 'welcome', to: buildRecipient('bina') });

    const orderSubjects = ['Your order JW-7K2M9QX4TB'];
    for (const search of ['jw-7k2m', '7k2m 9qx4', 'SITA_R@', 'sita_r', 'rai', 'order sita', '#JW-7K2M9QX4TB'])
      expect((await listEmails({ filter: { search } })).edges.map(readSubjects)).toEqual(orderSubjects);
    for (const search of ['example', '%', 'jw-9'])
      expect((await listEmails({ filter: { search } })).edges.map(readSubjects)).toEqual([]);
  });

  test('hides the text of an email whose link is for its recipient only', async () => {
    await queueMessage(0, {
      template: 'resetPassword',
      to: buildRecipient('a'),
      link: 'http://localhost/#/reset-password?token=x',
    });

    const [{ node }] = (await listEmails({})).edges;
    expect(node).toMatchObject({ template: 'RESET_PASSWORD', html: null, text: null });
  });

  test('is not accessible to customers', async () => {
    const customer = await signIn(server, await aCustomer(server.prisma));
    const { status } = await server.graphql('{ mails { totalCount } }', {}, { token: customer });

    expect(status).toBe(403);
  });
});

describe('an email', () => {
  test('that failed is requeued with its attempts reset, and the audit log records who requeued it', async () => {
    const id = await queueMessage(0, { template: 'welcome', to: buildRecipient('a') });
    await server.prisma.mail.update({
      where: { id },
      data: { status: 'FAILED', attempts: 6, handedOverAt: start },
    });

    expect(await retryEmail(id)).toMatchObject({ mail: { status: 'QUEUED', attempts: 0 }, errors: [] });
    const row = await server.prisma.mail.findUniqueOrThrow({ where: { id } });
    expect(row).toMatchObject({ handedOverAt: null, nextAttemptAt: start });
    expect(await server.prisma.auditEntry.findFirst({ where: { entityId: id } })).toMatchObject({
      action: 'mail.retry',
      before: { status: 'FAILED' },
    });
  });

  test.each(['SENT', 'SENDING'] as const)('that is %s is not sent again', async (status) => {
    const id = await queueMessage(0, { template: 'welcome', to: buildRecipient('a') });
    await server.prisma.mail.update({ where: { id }, data: { status } });

    expect(await retryEmail(id)).toMatchObject({
      mail: null,
      errors: [{ code: 'NOT_ALLOWED', field: 'id' }],
    });
  });

  test('whose link has expired cannot be sent again', async () => {
    const id = await queueMessage(0, {
      template: 'verifyEmail',
      to: buildRecipient('a'),
      link: 'http://localhost/#/x',
    });
    await server.prisma.mail.update({ where: { id }, data: { status: 'FAILED', html: '', text: '' } });

    expect((await retryEmail(id)).errors).toMatchObject([{ code: 'NOT_ALLOWED' }]);
  });

  test('with an unknown id is not found', async () => {
    expect((await retryEmail('nothing')).errors).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }]);
    const { data } = await server.graphql('{ mail(id: "nothing") { id } }', {}, { token: admin });
    expect(data?.mail).toBeNull();
  });
});

test('each email of the store has a code to filter by, and a name in both languages', async () => {
  const { data } = await server.graphql('{ mailTemplates { code name nameNe } }', {}, { token: admin });
  const expectedTemplate = { code: 'ORDER_PLACED', name: 'Order placed', nameNe: 'अर्डर भयो' };
  expect(data?.mailTemplates).toContainEqual(expectedTemplate);
  for (const { name } of await loadEmailTemplates()) expect(toTemplateName(toTemplateCode(name))).toBe(name);
});

describe('a test email', () => {
  test('can be sent by the owner', async () => {
    const { data } = await sendTest(' Somebody@Example.com ', owner);

    expect(data?.sendTestMail).toMatchObject({
      mail: { toEmail: 'somebody@example.com', subject: 'Test email from Aabhushan', status: 'QUEUED' },
      errors: [],
    });
  });

  test('requires an address', async () => {
    const { data } = await sendTest('nowhere', owner);
    expect(data?.sendTestMail).toMatchObject({ mail: null, errors: [{ code: 'INVALID', field: 'to' }] });
  });

  test('is not available to other staff', async () => {
    expect((await sendTest('somebody@example.com', admin)).status).toBe(403);
  });
});

test('staff see the progress of a job', async () => {
  const { id } = await server.prisma.job.create({
    data: { kind: 'refreshFigures', payload: {}, runAfter: start, createdAt: start },
  });
  const readJob = () => server.graphql(JOB, { id }, { token: admin });
  expect((await readJob()).data?.job).toMatchObject({
    kind: 'refreshFigures',
    status: 'QUEUED',
    finishedAt: null,
  });

  await runJobs(server);

  expect((await readJob()).data?.job).toMatchObject({ status: 'DONE', finishedAt: start.toISOString() });
});

const JOB = 'query ($id: ID!) { job(id: $id) { kind status done total result error finishedAt } }';

function buildRecipient(name: string) {
  return { email: `${name}@example.com`, name: 'Test Receiver' };
}

function queueMessage(minutesAfterStart: number, message: Parameters<typeof queueEmail>[2]): Promise<string> {
  const now = new Date(start.getTime() + minutesAfterStart * 60_000);
  return server.work((work) =>
    queueEmail(work.db, { now, publicUrl: 'http://localhost:4000', secrets: server.secrets }, message),
  );
}

async function listEmails(variables: Record<string, unknown>) {
  const { data, errors } = await server.graphql(
    `query ($filter: MailFilter, $first: Int = 24, $after: String) {
      mails(filter: $filter, first: $first, after: $after) {
        totalCount pageInfo { endCursor }
        edges { node { template subject html text orderId status attempts } }
      }
    }`,
    variables,
    { token: admin },
  );
  expect(errors).toBeUndefined();
  return data?.mails;
}

function readSubjects({ node }: { node: { subject: string } }): string {
  return node.subject;
}

async function retryEmail(id: string) {
  const { data } = await server.graphql(
    `mutation ($input: RetryMailInput!) {
      retryMail(input: $input) { mail { status attempts } errors { code field } }
    }`,
    { input: { id } },
    { token: admin },
  );
  return data?.retryMail;
}

function sendTest(address: string, token: string) {
  return server.graphql(
    `mutation ($input: SendTestMailInput!) {
      sendTestMail(input: $input) { mail { toEmail subject status } errors { code field } }
    }`,
    { input: { to: address } },
    { token },
  );
}
