import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabases } from '#graph/prisma/databases.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { createApp } from './app.ts';
import { RawClient } from './testing/rawClient.ts';

const server = useTestServer();
const log: { level: number; msg: string }[] = [];
const requestEvents = new EventEmitter();
let app: FastifyInstance;

beforeAll(async () => {
  const { prisma, media, exportsDir, secrets } = server;
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line)) });
  app = await createApp({
    ...createDatabases({ prisma, direct: server.direct }),
    media,
    exportsDir,
    secrets,
    logger,
  });
  app.get('/long', async ({ raw }) => {
    requestEvents.emit('asked');
    await once(raw.socket, 'close');
    // Error of a stream whose reader has disconnected.
    throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

test('a client that disconnects before the response is not logged as a failure', async () => {
  const client = await RawClient.connect((app.server.address() as AddressInfo).port);
  const requestArrival = once(requestEvents, 'asked');
  client.send('GET /long HTTP/1.1\r\nhost: shop\r\n\r\n');
  await requestArrival;
  client.socket.destroy();
  await expect.poll(() => log.map(({ msg }) => msg)).toContain('The client left before the response');
  expect(log.filter(({ level }) => level >= 50)).toEqual([]);
});
