import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { createClientKeyReader, createTrustCheck } from '#graph/http/clientAddress.ts';
import { aCustomer, PASSWORD } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { CachedAccessLog } from './cachedAccessLog.ts';
import { MAX_LINES_PER_SECOND, RefusedAccessLog } from './refusedAccessLog.ts';

interface Line {
  requestId: string;
  msg: string;
  access: Record<string, unknown>;
}

let lines: Line[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
const server = useTestServer({ logger });

beforeEach(async () => {
  await server.prisma.attempt.deleteMany();
  lines = [];
});

describe('the access log contains', () => {
  test('the operation, the kind of caller and the result', async () => {
    const token = await signIn(server, await aCustomer(server.prisma));
    lines = [];
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress: '203.0.113.77',
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      },
      payload: { query: 'query MyName { me { name } }' },
    });

    expect(getAccessLines()).toEqual([
      expect.objectContaining({
        requestId: response.headers['x-request-id'],
        access: {
          method: 'POST',
          route: '/graphql',
          operation: 'MyName',
          viewer: 'customer',
          status: 200,
          ms: expect.any(Number),
          bytes: expect.any(Number),
          network: '203.0.113.0/24',
          agent: 'chrome',
        },
      }),
    ]);
  });

  test('the reason an order was refused', async () => {
    const ring = await aProduct(server.prisma, { stock: 0 });
    await server.graphql(
      'mutation Buy($input: PlaceOrderInput!) { placeOrder(input: $input) { errors { code } } }',
      { input: buildOrderInput([{ productId: ring.id, quantity: 1 }]) },
    );
    expect(getAccessLines()[0]?.access).toMatchObject({
      operation: 'Buy',
      viewer: 'guest',
      status: 200,
      codes: ['OUT_OF_STOCK'],
    });
  });

  test('the method of a sign-in, or its refusal', async () => {
    const { email } = await aCustomer(server.prisma);
    const readSignInAccess = async (url: string, password: string) => {
      lines = [];
      await server.app.inject({ method: 'POST', url, payload: { email, password } });
      return getAccessLines()[0]?.access;
    };
    expect(await readSignInAccess('/api/auth/login', PASSWORD)).toMatchObject({
      signIn: 'password',
      status: 200,
    });
    expect(await readSignInAccess('/api/auth/login', 'a guess')).toMatchObject({
      signIn: 'refused',
      codes: ['WRONG_CREDENTIALS'],
    });
    const customerSignIn = await readSignInAccess('/api/auth/admin-login', PASSWORD);
    expect(customerSignIn).toMatchObject({ signIn: 'refused', codes: ['FORBIDDEN'] });
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${email}|a guess|${PASSWORD}`));
  });

  test('the kind of a refused caller and the error code', async () => {
    const shopper = await aShopper(server);
    lines = [];
    await shopper.graphql('{ staff { id } }');
    expect(getAccessLines()[0]?.access).toMatchObject({ viewer: 'customer', codes: ['FORBIDDEN'] });

    lines = [];
    const resetMutation =
      'mutation { requestPasswordReset(input: { email: "sita@example.com" }) { requested } }';
    for (let time = 0; time <= 5; time++) await server.graphql(resetMutation);
    expect(getAccessLines().at(-1)?.access).toMatchObject({ viewer: 'guest', codes: ['RATE_LIMITED'] });

    lines = [];
    await server.graphql('{ noSuchField }');
    expect(getAccessLines()[0]?.access).toMatchObject({ codes: ['GRAPHQL_VALIDATION_FAILED'] });
  });

  test.each([
    [
      '/api/orders/track/JW-NOSUCHNUMB',
      {},
      { route: '/api/orders/track/:id', status: 404, codes: ['NOT_FOUND'] },
    ],
    [
      '/api/auth/me',
      { authorization: 'Bearer x' },
      { status: 401, viewer: 'unknown', codes: ['UNAUTHENTICATED'] },
    ],
    ['/no/such/place?email=a@example.com', {}, { route: 'none', status: 404 }],
  ])('the route pattern of %s without values', async (url, headers, expected) => {
    await server.app.inject({ url, headers });
    expect(getAccessLines()[0]?.access).toMatchObject(expected);
    expect(JSON.stringify(getAccessLines())).not.toMatch(/NOSUCHNUMB|example\.com|Bearer/);
  });

  test('an operation’s name but not its text', async () => {
    await server.graphql('{ store { name } }');
    expect(getAccessLines()[0]?.access).toMatchObject({ operation: 'unnamed' });
  });

  test('no line for health checks', async () => {
    for (const url of ['/healthz', '/readyz', '/metrics']) await server.app.inject(url);
    expect(getAccessLines()).toEqual([]);
  });
});

describe('cached responses', () => {
  const getAddress = createClientKeyReader(createTrustCheck(['loopback']));
  const createDescriber = (name: string) => () => ({
    request: {
      method: 'POST',
      url: '/graphql',
      headers: { 'user-agent': 'curl/8.0' },
      socket: { remoteAddress: '2001:db8:1:2::5' },
    } as never,
    body: JSON.stringify({ operationName: name, query: '{ store { name } }' }),
    requestId: 'request-1',
    status: 200,
    bytes: 512,
    ms: 0.12,
  });

  test('are logged once per second with their number', () => {
    const cachedLog = new CachedAccessLog(logger, 'sampled', getAddress);
    for (const at of [0, 10, 20, 999, 1000, 1500]) cachedLog.record(at, createDescriber('HomePage'));

    expect(getAccessLines().map(({ access }) => access.standsFor)).toEqual([1, 4]);
    expect(getAccessLines()[0]).toMatchObject({
      requestId: 'request-1',
      access: {
        operation: 'HomePage',
        viewer: 'guest',
        status: 200,
        bytes: 512,
        network: '2001:db8:1::/48',
        agent: 'program',
      },
    });
  });

  test('are each logged in the mode “all”', () => {
    const cachedLog = new CachedAccessLog(logger, 'all', getAddress);
    for (const at of [0, 1, 2]) cachedLog.record(at, createDescriber('HomePage'));
    expect(getAccessLines().map(({ access }) => access.standsFor)).toEqual([1, 1, 1]);
  });
});

describe('refused requests', () => {
  const getAddress = createClientKeyReader(createTrustCheck(['loopback']));
  const buildResponse = (requestId: string) => ({
    request: {
      method: 'POST',
      url: '/graphql',
      headers: {},
      socket: { remoteAddress: '203.0.113.77' },
    } as never,
    body: JSON.stringify({ operationName: 'PlaceOrder', query: 'mutation PlaceOrder { … }' }),
    requestId,
    status: 503,
    bytes: 120,
    ms: 0.1,
  });

  test('are each logged with their request id', () => {
    const refusedLog = new RefusedAccessLog(logger, getAddress);
    refusedLog.record(0, buildResponse('one'));
    refusedLog.record(1, buildResponse('two'));
    expect(getAccessLines().map(({ requestId }) => requestId)).toEqual(['one', 'two']);
    expect(getAccessLines()[0]?.access).toEqual({
      method: 'POST',
      route: 'refused',
      operation: 'PlaceOrder',
      status: 503,
      codes: ['UNAVAILABLE'],
      ms: 0.1,
      bytes: 120,
      network: '203.0.113.0/24',
      agent: 'none',
      standsFor: 1,
    });
  });

  test('are logged up to a limit per second, and the next line contains the number skipped', () => {
    const refusedLog = new RefusedAccessLog(logger, getAddress);
    for (let time = 0; time < MAX_LINES_PER_SECOND + 50; time++)
      refusedLog.record(time / 1000, buildResponse('x'));
    expect(getAccessLines()).toHaveLength(MAX_LINES_PER_SECOND);
    refusedLog.record(1000, buildResponse('later'));
    expect(getAccessLines().at(-1)).toMatchObject({ requestId: 'later', access: { standsFor: 51 } });
  });
});

/** Skips lines of other kinds. */
function getAccessLines(): Line[] {
  return lines.filter(({ msg }) => msg === 'request');
}
