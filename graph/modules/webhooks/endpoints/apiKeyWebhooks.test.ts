import { expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anApiKey } from '#graph/testing/anApiKey.ts';
import { aWebhook } from '#graph/testing/aWebhook.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();

const CREATE = `mutation ($input: CreateWebhookInput!) {
  createWebhook(input: $input) { webhook { id } errors { field reason params } }
}`;
const ROTATE = `mutation ($input: RotateWebhookSecretInput!) {
  rotateWebhookSecret(input: $input) { secret errors { field reason params } }
}`;

/** Creates a webhook and returns its errors. */
async function create(token: string) {
  const input = { url: 'https://erp.example.com/hooks', topics: ['ORDER_PLACED'] };
  return (await server.graphql(CREATE, { input }, { token })).data?.createWebhook.errors;
}

async function rotate(token: string, input: object) {
  return (await server.graphql(ROTATE, { input }, { token })).data?.rotateWebhookSecret.errors;
}

test('an integration can have five webhooks, which do not count towards the store’s own limit', async () => {
  const { token } = await anApiKey(server, ['write-webhooks', 'read-orders']);
  const owner = await signIn(server, await aCustomer(server.prisma, { role: 'SUPER_ADMIN' }));
  for (let createdCount = 0; createdCount < 5; createdCount++) expect(await create(token)).toEqual([]);
  expect(await create(token)).toMatchObject([{ reason: 'TOO_MANY_WEBHOOKS_OF_KEY', params: { most: 5 } }]);
  for (let createdCount = 0; createdCount < 20; createdCount++) expect(await create(owner)).toEqual([]);
  expect(await create(owner)).toMatchObject([{ reason: 'TOO_MANY_WEBHOOKS' }]);
});

test('simultaneous requests cannot exceed the limit', async () => {
  const { token } = await anApiKey(server, ['write-webhooks', 'read-orders']);
  const owner = await signIn(server, await aCustomer(server.prisma, { role: 'SUPER_ADMIN' }));
  await server.prisma.webhookEndpoint.deleteMany();
  for (let createdCount = 0; createdCount < 19; createdCount++) await aWebhook(server);
  const countCreated = async (token: string) => {
    const results = await Promise.all(Array.from({ length: 8 }, () => create(token)));
    return results.filter((errors) => errors.length === 0).length;
  };
  expect(await countCreated(owner)).toBe(1);
  expect(await countCreated(token)).toBe(5);
});

test('a second rotation within a day ends the previous secret only if requested', async () => {
  server.clock.now = new Date('2026-11-20T06:00:00Z');
  const { id: apiKeyId, token } = await anApiKey(server, ['write-webhooks']);
  const { id } = await aWebhook(server, { apiKeyId });
  expect(await rotate(token, { id })).toEqual([]);
  expect(await rotate(token, { id })).toEqual([
    {
      field: 'endPrevious',
      reason: 'WEBHOOK_PREVIOUS_SECRET_ACTIVE',
      params: { at: '2026-11-21T06:00:00.000Z' },
    },
  ]);
  expect(await rotate(token, { id, endPrevious: true })).toEqual([]);
  server.clock.now = new Date('2026-11-22T06:00:00Z');
  expect(await rotate(token, { id })).toEqual([]);
});
