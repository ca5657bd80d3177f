import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebhookLanes } from '#graph/modules/webhooks/webhookLanes.ts';
import { generateSecret } from '#graph/modules/webhooks/webhookSecrets.ts';
import { aWebhook } from '#graph/testing/aWebhook.ts';
import { useTestServer } from '#graph/testing/server.ts';

const [, program = ''] = /^```js\n([\s\S]*?)^```$/m.exec(readFileSync('docs/api.md', 'utf8')) ?? [];
const server = useTestServer();
const secret = generateSecret();
let output = '';
let url: string;
let stop = async () => {};

/** The webhook receiver exactly as the page shows it. */
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'receiver-'));
  const path = join(folder, 'receiver.mjs');
  writeFileSync(path, program);
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}/webhooks`;
  const receiver = spawn(process.execPath, [path], {
    env: { PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  receiver.stdout.on('data', (text: Buffer) => {
    output += text.toString();
  });
  stop = async () => {
    receiver.kill();
    await rm(folder, { recursive: true });
  };
});
afterAll(() => stop());

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function deliver() {
  const lanes = new WebhookLanes({
    ...server,
    ...{ publicUrl: 'http://localhost:4000', log: server.app.log, now: () => new Date() },
    outboundRules: { rules: { allowsLoopback: true } },
  });
  await lanes.poll();
  await lanes.waitForLanes();
}

test('accepts each event of the store once and rejects forged ones', async () => {
  await expect.poll(() => output, { timeout: 10_000 }).toContain('listening');
  const { id: endpointId } = await aWebhook(server, { url, secret });
  const at = new Date();
  const event = await server.prisma.webhookEvent.create({
    data: {
      ...{ topic: 'order.placed', change: 'placed', subjectId: 'o-1', name: 'JW-7K2M9QX4TB' },
      ...{ object: { id: 'o-1' }, at },
    },
  });
  const { id } = await server.prisma.webhookDelivery.create({
    data: {
      ...{ eventId: event.id, endpointId, topic: 'order.placed', subjectId: 'o-1' },
      ...{ includesPersonalData: false, nextAttemptAt: at, createdAt: at },
    },
  });
  await deliver();
  await expect.poll(() => output, { timeout: 5000 }).toContain('order.placed JW-7K2M9QX4TB');

  await server.prisma.webhookDelivery.update({ where: { id }, data: { status: 'WAITING' } });
  await deliver();
  const attempts = await server.prisma.webhookAttempt.findMany({ where: { deliveryId: id } });
  expect(attempts.map(({ status }) => status)).toEqual([204, 204]);
  expect(output.match(/order\.placed/g)).toHaveLength(1);

  const [attempt] = attempts;
  const headers = attempt?.requestHeaders as Record<string, string>;
  const send = async (headerOverrides: Record<string, string>, body = '{"type":"order.placed","data":{}}') =>
    (await fetch(url, { method: 'POST', headers: { ...headers, ...headerOverrides }, body })).status;
  expect(await send({})).toBe(401);
  expect(await send({ 'webhook-timestamp': '1' })).toBe(401);
  expect(await send({ 'webhook-signature': '' })).toBe(401);
});
