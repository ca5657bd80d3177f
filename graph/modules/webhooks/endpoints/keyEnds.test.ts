import { beforeEach, expect, test } from 'vitest';
import type { User } from '#graph/prisma/generated/client.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anApiKey } from '#graph/testing/anApiKey.ts';
import { aDelivery, aWebhook } from '#graph/testing/aWebhook.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { deliverDue } from '../testing/receiver.ts';

const server = useTestServer();
const DAY = 24 * 60 * 60_000;
let owner: User;
let ownerToken: string;

beforeEach(async () => {
  server.clock.now = new Date('2026-11-20T06:00:00Z');
  await server.prisma.webhookEndpoint.deleteMany();
  owner = await aCustomer(server.prisma, { role: 'SUPER_ADMIN' });
  ownerToken = await signIn(server, owner);
});

const readWebhook = ({ id }: { id: string }) =>
  server.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } });

const SWITCH_ON = `mutation ($id: ID!) {
  updateWebhook(input: { id: $id, state: ON }) { webhook { state } errors { reason } }
}`;
const RESEND = `mutation ($id: ID!) {
  resendWebhookDelivery(input: { id: $id }) { errors { field reason } }
}`;

test('a webhook whose API key is revoked is switched off with that reason, and the owners are emailed once', async () => {
  const { id: apiKeyId } = await anApiKey(server, ['write-webhooks', 'read-orders']);
  const integrationWebhook = await aWebhook(server, { apiKeyId });
  const storeWebhook = await aWebhook(server);
  await server.graphql(
    'mutation ($id: ID!) { revokeApiKey(input: { id: $id }) { errors { message } } }',
    { id: apiKeyId },
    { token: ownerToken },
  );
  await deliverDue(server);
  await deliverDue(server);

  expect(await readWebhook(integrationWebhook)).toMatchObject({ state: 'KEY_INACTIVE' });
  expect(await readWebhook(storeWebhook)).toMatchObject({ state: 'ON' });
  const emails = await server.prisma.mail.findMany({ where: { toEmail: owner.email } });
  expect(emails).toMatchObject([
    {
      subject: 'Webhook switched off: erp.example.com',
      text: expect.stringContaining(
        'The API key of the integration that created the webhook was revoked or has expired.',
      ),
    },
  ]);
});

test('staff can switch it on again as the store’s own webhook', async () => {
  const { id: apiKeyId, token } = await anApiKey(server, ['write-webhooks'], {
    revokedAt: server.clock.now,
  });
  const webhook = await aWebhook(server, { apiKeyId });
  await deliverDue(server);

  const { id } = webhook;
  expect((await server.graphql(SWITCH_ON, { id }, { token })).status).toBe(401);
  const { data } = await server.graphql(SWITCH_ON, { id }, { token: ownerToken });
  expect(data?.updateWebhook).toEqual({ webhook: { state: 'ON' }, errors: [] });
  await deliverDue(server);
  expect(await readWebhook(webhook)).toMatchObject({ state: 'ON', apiKeyId: null, createdById: owner.id });
});

test('an integration can switch its webhook on again after its expired key is extended', async () => {
  const { id: apiKeyId, token } = await anApiKey(server, ['write-webhooks', 'read-orders'], {
    expiresAt: new Date(server.clock.now.getTime() - DAY),
  });
  const webhook = await aWebhook(server, { apiKeyId });
  await deliverDue(server);
  expect(await readWebhook(webhook)).toMatchObject({ state: 'KEY_INACTIVE' });

  await server.prisma.apiKey.update({
    where: { id: apiKeyId },
    data: { expiresAt: new Date(server.clock.now.getTime() + DAY) },
  });
  const { data } = await server.graphql(SWITCH_ON, { id: webhook.id }, { token });
  expect(data?.updateWebhook.errors).toEqual([]);
  await deliverDue(server);
  expect(await readWebhook(webhook)).toMatchObject({ state: 'ON', apiKeyId });
});

test('nothing is resent to a webhook that is off', async () => {
  const { id } = await aDelivery(server.prisma, await aWebhook(server, { state: 'OFF' }));
  const { data } = await server.graphql(RESEND, { id }, { token: ownerToken });
  expect(data?.resendWebhookDelivery.errors).toEqual([{ field: 'id', reason: 'WEBHOOK_NOT_ACTIVE' }]);
});
