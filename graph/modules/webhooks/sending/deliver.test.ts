import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aWebhook } from '#graph/testing/aWebhook.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { deliverDue, useReceiver } from '../testing/receiver.ts';
import { generateSecret } from '../webhookSecrets.ts';

const server = useTestServer();
const receiver = useReceiver();
const start = new Date('2026-11-20T06:00:00Z');
const MINUTE = 60_000;

beforeEach(async () => {
  server.clock.now = start;
  await server.prisma.webhookEndpoint.deleteMany();
  await server.prisma.webhookEvent.deleteMany();
});

/** Creates an event of a subject and its delivery. */
async function createDelivery(
  endpoint: { id: string },
  subjectId: string,
  { topic = 'order.changed', note = '' } = {},
) {
  const event = await server.prisma.webhookEvent.create({
    data: { topic, change: 'changed', subjectId, object: { note }, at: server.clock.now },
  });
  return server.prisma.webhookDelivery.create({
    data: {
      ...{ eventId: event.id, endpointId: endpoint.id, topic, subjectId, includesPersonalData: true },
      ...{ nextAttemptAt: server.clock.now, createdAt: server.clock.now },
    },
  });
}

const readStatus = async ({ id }: { id: string }) =>
  (await server.prisma.webhookDelivery.findUniqueOrThrow({ where: { id } })).status;
const readNotes = () =>
  receiver.received.map(({ data }) => Object.values<{ note: string }>(data).at(-1)?.note);
const advanceClock = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};

describe('a signed request', () => {
  test('passes verification by the Standard Webhooks library, which rejects another body or secret', async () => {
    server.clock.now = new Date();
    const secret = generateSecret();
    const endpoint = await aWebhook(server, { url: `${receiver.url}/hooks?shop=1`, secret });
    const delivery = await createDelivery(endpoint, 'a');
    await deliverDue(server);

    const [receivedWebhook] = receiver.received;
    expect(receivedWebhook?.path).toBe('/hooks?shop=1');
    const headers = receivedWebhook?.headers as Record<string, string>;
    expect(headers['webhook-id']).toBe(delivery.eventId);
    const webhook = new Webhook(secret);
    expect(webhook.verify(receivedWebhook?.body ?? '', headers)).toMatchObject({ type: 'order.changed' });
    expect(() => webhook.verify(`${receivedWebhook?.body} `, headers)).toThrow();
    expect(() => new Webhook(generateSecret()).verify(receivedWebhook?.body ?? '', headers)).toThrow();
    expect(await readStatus(delivery)).toBe('DELIVERED');
  });

  test('is also signed with the previous secret for a day after a rotation', async () => {
    server.clock.now = new Date();
    const owner = await aCustomer(server.prisma, { role: 'SUPER_ADMIN' });
    expect(owner.role).toBe('SUPER_ADMIN');
    const [before, after] = [generateSecret(), generateSecret()];
    const { webhookSecretEncryption: webhookSeals } = await import('../webhookSecrets.ts');
    const endpoint = await aWebhook(server, { url: receiver.url, secret: after });
    const previousUntil = new Date(server.clock.now.getTime() + MINUTE);
    await server.prisma.webhookEndpoint.update({
      where: { id: endpoint.id },
      data: { previousSecret: webhookSeals.encrypt(before, endpoint.id, server.secrets), previousUntil },
    });
    await createDelivery(endpoint, 'a');
    await deliverDue(server);
    const [receivedWebhook] = receiver.received;
    const headers = receivedWebhook?.headers as Record<string, string>;
    for (const secret of [before, after])
      expect(new Webhook(secret).verify(receivedWebhook?.body ?? '', headers)).toBeTruthy();

    advanceClock(2 * MINUTE);
    await createDelivery(endpoint, 'a');
    await deliverDue(server);
    const signature = receiver.received[1]?.headers['webhook-signature'];
    expect(String(signature).split(' ')).toHaveLength(1);
  });
});

describe('a failed delivery', () => {
  test('is retried with growing delays for more than a day, with the same id and body, then abandoned', async () => {
    receiver.respond = (_webhook, response) => response.writeHead(500).end('broken');
    const endpoint = await aWebhook(server, { url: receiver.url });
    const delivery = await createDelivery(endpoint, 'a');
    for (let attemptCount = 1; attemptCount <= 9; attemptCount++) {
      await deliverDue(server);
      expect(receiver.received).toHaveLength(attemptCount);
      await deliverDue(server);
      expect(receiver.received).toHaveLength(attemptCount);
      const { nextAttemptAt } = await server.prisma.webhookDelivery.findUniqueOrThrow({
        where: { id: delivery.id },
      });
      server.clock.now = new Date(Math.max(nextAttemptAt.getTime(), server.clock.now.getTime()));
    }
    expect(await readStatus(delivery)).toBe('FAILED');
    expect(server.clock.now.getTime() - start.getTime()).toBeGreaterThan(24 * 60 * MINUTE);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    const [attempt] = await server.prisma.webhookAttempt.findMany({ where: { deliveryId: delivery.id } });
    expect(attempt).toMatchObject({ status: 500, problem: 'STATUS', responseBody: 'broken' });
  });

  test('is retried at the time the receiver requests, without following redirects', async () => {
    const endpoint = await aWebhook(server, { url: receiver.url });
    receiver.respond = (_webhook, response) => response.writeHead(503, { 'retry-after': '1800' }).end();
    await createDelivery(endpoint, 'a');
    await deliverDue(server);
    advanceClock(29 * MINUTE);
    receiver.respond = (_webhook, response) =>
      response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end();
    await deliverDue(server);
    expect(receiver.received).toHaveLength(1);
    advanceClock(MINUTE);
    await deliverDue(server);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/', '/']);
    const attempts = await server.prisma.webhookAttempt.findMany({ orderBy: { at: 'asc' } });
    expect(attempts.map(({ problem }) => problem)).toEqual(['STATUS', 'REDIRECT']);
  });

  test('is stored with only the beginning of its response, even an endless response', async () => {
    receiver.respond = (_webhook, response) => {
      response.writeHead(200);
      response.write('x'.repeat(100_000));
    };
    const endpoint = await aWebhook(server, { url: receiver.url });
    const delivery = await createDelivery(endpoint, 'a');
    await deliverDue(server);
    expect(await readStatus(delivery)).toBe('DELIVERED');
    const attempt = await server.prisma.webhookAttempt.findFirstOrThrow();
    expect(attempt.responseBody).toHaveLength(2048);
  });

  test('to an unreachable endpoint is stored with its connection error', async () => {
    const endpoint = await aWebhook(server, { url: 'http://127.0.0.1:9/' });
    await createDelivery(endpoint, 'a');
    await deliverDue(server);
    expect(await server.prisma.webhookAttempt.findFirst()).toMatchObject({
      status: null,
      problem: 'CONNECTION_FAILED',
    });
  });
});

describe('delivery order', () => {
  test('later events wait for earlier events of the same subject, but not of other subjects', async () => {
    receiver.respond = ({ data }, response) =>
      response.writeHead(data.id === 'a' && receiver.received.length < 3 ? 500 : 200).end();
    const endpoint = await aWebhook(server, { url: receiver.url });
    await createDelivery(endpoint, 'a', { note: 'a1' });
    await createDelivery(endpoint, 'a', { note: 'a2' });
    await createDelivery(endpoint, 'b', { note: 'b1' });
    await deliverDue(server);
    await deliverDue(server);
    expect(readNotes().toSorted()).toEqual(['a1', 'b1']);
    advanceClock(10_000);
    await deliverDue(server);
    await deliverDue(server);
    expect(readNotes().filter((note) => note?.startsWith('a'))).toEqual(['a1', 'a1', 'a2']);
  });

  test('only the last waiting event of a state topic is sent', async () => {
    const endpoint = await aWebhook(server, { url: receiver.url });
    const first = await createDelivery(endpoint, 'a', { topic: 'stock.changed', note: '5' });
    await createDelivery(endpoint, 'a', { topic: 'stock.changed', note: '4' });
    await createDelivery(endpoint, 'b', { topic: 'stock.changed', note: '9' });
    await deliverDue(server);
    expect(readNotes().toSorted()).toEqual(['4', '9']);
    expect(await readStatus(first)).toBe('SUPERSEDED');
  });

  test('a dead server’s delivery is sent again after a minute', async () => {
    const endpoint = await aWebhook(server, { url: receiver.url });
    const { id } = await createDelivery(endpoint, 'a', { note: 'a1' });
    await createDelivery(endpoint, 'a', { note: 'a2' });
    const claimedUntil = new Date(start.getTime() + MINUTE);
    await server.prisma.webhookDelivery.update({
      where: { id },
      data: { status: 'SENDING', attempts: 1, claimedUntil },
    });
    await deliverDue(server);
    expect(receiver.received).toEqual([]);
    advanceClock(2 * MINUTE);
    await deliverDue(server);
    expect(readNotes()).toEqual(['a1', 'a2']);
  });

  test('two servers never send the same delivery', async () => {
    const endpoint = await aWebhook(server, { url: receiver.url });
    for (const subject of ['a', 'b', 'c', 'd', 'e', 'f'])
      await createDelivery(endpoint, subject, { note: subject });
    await Promise.all([deliverDue(server), deliverDue(server), deliverDue(server)]);
    expect(readNotes().toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});

describe('a failing endpoint', () => {
  test('does not delay others', async () => {
    const deadWebhook = await aWebhook(server, { url: 'http://127.0.0.1:9/' });
    const healthyWebhook = await aWebhook(server, { url: receiver.url });
    for (let count = 0; count < 10; count++) {
      await createDelivery(deadWebhook, `subject ${count}`);
      await createDelivery(healthyWebhook, `subject ${count}`);
    }
    await deliverDue(server);
    expect(receiver.received).toHaveLength(10);
    expect(
      await server.prisma.webhookAttempt.count({ where: { delivery: { endpointId: deadWebhook.id } } }),
    ).toBeLessThan(5);
  });

  test('is switched off after three days, and the owners are emailed once', async () => {
    const owner = await aCustomer(server.prisma, { role: 'SUPER_ADMIN' });
    receiver.respond = (_webhook, response) => response.writeHead(500).end();
    const endpoint = await aWebhook(server, { url: receiver.url });
    await createDelivery(endpoint, 'a');
    await deliverDue(server);
    advanceClock(3 * 24 * 60 * MINUTE);
    await createDelivery(endpoint, 'b');
    await deliverDue(server);
    await deliverDue(server);
    expect(await server.prisma.webhookEndpoint.findFirst()).toMatchObject({ state: 'DISABLED' });
    const emails = await server.prisma.mail.findMany({ where: { toEmail: owner.email } });
    expect(emails.map(({ subject }) => subject)).toEqual(['Webhook switched off: 127.0.0.1']);
    const before = receiver.received.length;
    advanceClock(24 * 60 * MINUTE);
    await deliverDue(server);
    expect(receiver.received).toHaveLength(before);
  });

  test('no longer counts as failing after one accepted delivery, and is switched off immediately if it returns 410', async () => {
    receiver.respond = ({ data }, response) => response.writeHead(data.id === 'gone' ? 410 : 200).end();
    const endpoint = await aWebhook(server, { url: receiver.url });
    await server.prisma.webhookEndpoint.updateMany({ data: { failingSince: start } });
    await createDelivery(endpoint, 'a');
    await deliverDue(server);
    expect(await server.prisma.webhookEndpoint.findFirst()).toMatchObject({
      state: 'ON',
      failingSince: null,
    });
    const goneDelivery = await createDelivery(endpoint, 'gone');
    await deliverDue(server);
    expect(await readStatus(goneDelivery)).toBe('FAILED');
    expect(await server.prisma.webhookEndpoint.findFirst()).toMatchObject({ state: 'DISABLED' });
  });
});
