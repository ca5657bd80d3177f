import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabases } from '#graph/prisma/databases.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { DatabaseProxy } from '#graph/testing/databaseProxy.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { createApp } from './app.ts';

const server = useTestServer();
const UNAVAILABLE_MESSAGE = 'The store isn’t responding. Please try again in a few seconds.';

let line: DatabaseProxy;
let databases: ReturnType<typeof openDatabases>;
let app: FastifyInstance;
let logLines: { msg: string }[];
let token: string;
let productId: string;

beforeAll(async () => {
  token = await signIn(server, await aCustomer(server.prisma));
  productId = (await aProduct(server.prisma, { variants: [{ stock: 100 }] })).id;
  line = await DatabaseProxy.open(server.databaseUrl);
  databases = openDatabases(line.url, 4);
  const { media, exportsDir, secrets, clock } = server;
  logLines = [];
  const logger = pino({ level: 'warn' }, { write: (text: string) => logLines.push(JSON.parse(text)) });
  app = await createApp({
    ...databases,
    media,
    exportsDir,
    secrets,
    logger,
    timeLimits: { response: 1500 },
    now: () => clock.now,
  });
  await app.ready();
  await expectWorking();
});

afterAll(async () => {
  await line.restore();
  await app.close();
  await databases.close();
  await line.close();
});

const sendQuery = (payload: object, headers = {}) =>
  app.inject({ method: 'POST', url: '/graphql', payload, headers });
const sendOrder = () =>
  sendQuery({ query: PLACE_ORDER, variables: { input: buildOrderInput([{ productId, quantity: 1 }]) } });

async function expectWorking() {
  const orderResponse = await sendOrder();
  expect(orderResponse.json().data.placeOrder.errors).toEqual([]);
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
}

test.each([
  ['is down', () => line.close()],
  ['does not respond', async () => line.stall()],
])(
  'while the database %s, orders are refused with a retry time and cached content is served, and everything works again afterwards',
  async (_case, fail) => {
    await fail();

    const orderResponse = await sendOrder();
    expect(orderResponse.statusCode).toBe(503);
    expect(orderResponse.headers['retry-after']).toBe('2');
    expect(orderResponse.json().errors).toMatchObject([
      {
        message: UNAVAILABLE_MESSAGE,
        extensions: { code: 'UNAVAILABLE', retryAfter: 2, requestId: expect.any(String) },
      },
    ]);

    const accountResponse = await sendQuery(
      { query: '{ me { name } }' },
      { authorization: `Bearer ${token}` },
    );
    expect(accountResponse.statusCode).toBe(503);
    expect(accountResponse.json().errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);

    const restResponse = await app.inject({
      url: '/api/orders',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(restResponse.statusCode).toBe(503);
    expect(restResponse.headers['retry-after']).toBe('2');
    expect(restResponse.json()).toMatchObject({
      success: false,
      code: 'UNAVAILABLE',
      retryAfter: 2,
      message: UNAVAILABLE_MESSAGE,
    });

    const productResponse = await sendQuery({ query: `{ product(id: "${productId}") { name } }` });
    expect(productResponse.json().data.product.name).toEqual(expect.any(String));
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'database unreachable' });

    await line.restore();
    await expect.poll(() => sendOrder().then(({ statusCode }) => statusCode), { timeout: 20_000 }).toBe(200);
    await expectWorking();
    expect(logLines.filter(({ msg }) => /request failed/i.test(msg))).toEqual([]);
  },
);
