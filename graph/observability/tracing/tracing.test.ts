import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendDueEmails } from '#graph/mail/sendDueEmails.ts';
import { createEmailTransport } from '#graph/mail/transport/createEmailTransport.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useMailServer } from '#graph/testing/mailServer.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { startTracing } from './startTracing.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

let collector: Server;
let receivedSpans: Span[] = [];
let tracing: Awaited<ReturnType<typeof startTracing>>;

// Tracing starts before the server, because earlier work has no spans.
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const { resourceSpans } = JSON.parse(await text(request));
    for (const { scopeSpans } of resourceSpans)
      for (const { spans } of scopeSpans) receivedSpans.push(...spans);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  tracing = await startTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await tracing.stop();
  collector.close();
});

const server = useTestServer();
const mailServer = useMailServer();
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const TRACEPARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

beforeEach(() => {
  receivedSpans = [];
});

describe('a trace', () => {
  test('connects an order with its statements, its job and its sent email', async () => {
    const { id: productId } = await aProduct(server.prisma, { stock: 5 });
    await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { traceparent: TRACEPARENT },
      payload: { query: PLACE_ORDER, variables: { input: buildOrderInput([{ productId, quantity: 1 }]) } },
    });
    await runJobs(server);
    const { prisma, direct, app, clock } = server;
    const transport = createEmailTransport({ smtpUrl: mailServer.url, folder: '' });
    await sendDueEmails({ prisma, direct, transport, log: app.log, now: () => clock.now });

    const spans = await flushSpans();
    const request = findSpan(spans, 'POST /graphql');
    const operation = findSpan(spans, /^mutation /);
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: '00f067aa0ba902b7' });
    expect(operation.parentSpanId).toBe(request.spanId);
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === operation.spanId);
    expect(
      statements.some((span) => getAttribute(span, 'db.query.text')?.includes('INSERT INTO orders')),
    ).toBe(true);
    const job = findSpan(spans, 'job mailOrderPlaced');
    const emailSpan = findSpan(spans, 'mail orderPlaced');
    const smtp = findSpan(spans, 'SMTP');
    expect([job, emailSpan, smtp].map(({ traceId }) => traceId)).toEqual([TRACE, TRACE, TRACE]);
    expect(job.parentSpanId).toBe(operation.spanId);
    expect(emailSpan.parentSpanId).toBe(operation.spanId);
    expect(smtp.parentSpanId).toBe(emailSpan.spanId);
  });

  test('contains the GraphQL operation of a REST request', async () => {
    await server.app.inject('/api/products/categories');
    const spans = await flushSpans();
    const request = findSpan(spans, 'GET /api/products/categories');
    expect(findSpan(spans, /^query /).parentSpanId).toBe(request.spanId);
  });

  test('ignores the trace id of an untrusted client', async () => {
    await server.app.inject({
      url: '/graphql?query={__typename}',
      remoteAddress: '203.0.113.9',
      headers: { traceparent: TRACEPARENT },
    });
    const request = findSpan(await flushSpans(), 'GET /graphql');
    expect(request.traceId).not.toBe(TRACE);
    expect(request.parentSpanId ?? '').toBe('');
  });

  test('contains no personal data', async () => {
    const loginMutation =
      'mutation ($e: String!) { login(input: { email: $e, password: "Wrong-2026!" }) { token } }';
    await server.graphql(loginMutation, { e: 'sita@example.com' });
    expect(JSON.stringify(await flushSpans())).not.toMatch(/sita@|Wrong-2026/);
  });
});

/** Flushes and returns all spans so far. */
async function flushSpans(): Promise<Span[]> {
  await tracing.flush();
  return receivedSpans;
}

function findSpan(spans: readonly Span[], name: string | RegExp): Span {
  const match = spans.find((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));
  if (!match) throw new Error(`There is no span ${name} among ${spans.map((span) => span.name).join(', ')}.`);
  return match;
}

function getAttribute({ attributes }: Span, name: string): string | undefined {
  return attributes.find(({ key }) => key === name)?.value.stringValue;
}
