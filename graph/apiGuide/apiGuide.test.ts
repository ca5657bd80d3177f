import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { API_SCOPES } from '#domain/accounts/roles.ts';
import { type AttemptKind, getRateLimits, type RateLimit } from '#graph/access/attempts/rateLimits.ts';
import { anApiKey } from '#graph/access/testing/createFixture.ts';
import { PHOTO_WIDTHS_TEXT } from '#graph/media/photoWidths.ts';
import { restRoutes } from '#graph/rest/routes.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { type HttpRequest, readExamples } from './examples.ts';
import { findDifferences } from './findDifferences.ts';

const guide = readFileSync('docs/api.md', 'utf8');
const server = useTestServer();
/** Placeholders that the reader of the examples fills in. */
const placeholders: Record<string, string> = { API_KEY: '', endCursor: '', refreshToken: '' };
let address: string;

/** Values of a response that the next example uses. */
interface PageOptions {
  data?: { products?: { pageInfo?: { endCursor?: string } }; refreshToken?: string };
}

beforeAll(async () => {
  const { prisma, app } = server;
  await app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  placeholders.API_KEY = (await anApiKey(prisma, [...API_SCOPES])).secret;
  await aCustomer(prisma, { email: 'customer@example.com' });
  const band = { name: 'Plain band', slug: 'plain-band', price: 62_000, weightMg: 3200 };
  await aProduct(prisma, { ...band, variants: [{ sku: 'BAND-1', size: '14' }] });
  await aProduct(prisma, { name: 'Broad band', slug: 'broad-band', price: 84_000 });
  await anOrder(prisma, { number: 'JW-7K2M9QX4TB', placedAt: '2026-11-20T06:00:00Z' });
});

function send({ method, path, headers, body }: HttpRequest) {
  return fetch(address + fillPlaceholders(path), {
    method,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, fillPlaceholders(value)]),
    ),
    body: body && fillPlaceholders(body),
  });
}

function fillPlaceholders(text: string): string {
  return text.replaceAll(
    /\$(API_KEY|endCursor|refreshToken)/g,
    (_, name: string) => placeholders[name] ?? '',
  );
}

test.each(readExamples(guide).map((example) => [example.name, example] as const))(
  '%s returns the documented response',
  async (_name, { request, response }) => {
    // A change appears in change lists after a second.
    if (request.path.includes('sort=updated'))
      await expect
        .poll(async () => findDifferences(response, await (await send(request)).json()), { timeout: 5000 })
        .toEqual([]);
    const actualResponse = (await (await send(request)).json()) as PageOptions;
    placeholders.endCursor =
      actualResponse.data?.products?.pageInfo?.endCursor ?? placeholders.endCursor ?? '';
    placeholders.refreshToken = actualResponse.data?.refreshToken ?? placeholders.refreshToken ?? '';
    expect(findDifferences(response, actualResponse)).toEqual([]);
  },
);

test('documents the available image widths', () => {
  expect(guide).toContain(PHOTO_WIDTHS_TEXT);
});

test.each([
  ['text/plain', '{"query":"{ __typename }"}', 400, 'BAD_REQUEST'],
  ['application/x-www-form-urlencoded', 'query={__typename}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
])('a %s body gets the documented error', async (type, body, status, code) => {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  expect([response.status, errors[0]?.extensions.code]).toEqual([status, code]);
});

test('documents the rate limit of requests', async () => {
  const { headers } = await fetch(`${address}/graphql?query={__typename}`);
  const limit = Number(headers.get('x-ratelimit-limit')).toLocaleString('en');
  expect(guide).toContain(`${limit} requests a minute`);
});

const RATE_LIMIT_LABELS: Record<AttemptKind, string> = {
  signIn: 'failed sign-ins',
  register: 'registrations',
  requestReset: 'password resets',
  mailedLink: 'invalid emailed links',
  requestVerification: 'address verification emails',
  invitation: 'invitations by staff or an integration',
  emailChangeLink: 'verification emails for an address that staff or an integration entered',
  changeCustomerEmail: "changes of customers' email addresses, per staff account or API key",
  coupon: 'invalid coupon codes entered by guests',
  accountCoupon: 'invalid coupon codes entered by signed-in customers',
  guestOrder: 'orders placed by guests',
  accountOrder: 'orders placed by signed-in customers',
  orderLookup: '`openOrder` without a match',
  trackOrder: '`trackOrder` without a match',
  startPayment: '`startPayment`',
  paymentLink: '`createPaymentLink`',
  checkPayment: '`checkPayment`',
  tryProvider: '`testPaymentProvider`',
  submitTransferReceipt: '`submitTransferReceipt`',
  trackingLinks: '`requestTrackingLinks`',
  invoice: 'invoices and credit notes not yet rendered',
  print: 'printable order documents (`POST /invoices/print`)',
  contactMessage: 'contact messages',
  inboundMail: 'inbound emails',
  inboundSecret: 'inbound emails with a wrong secret',
  createAlert: 'alerts',
  subscribe: 'newsletter sign-ups',
  upload: 'photos for reviews, returns and transfer receipts',
  catalogUpload: 'photos for products',
  clientErrors: 'browser error reports',
  newClientErrors: 'new errors in these reports',
};

test.each(Object.entries(RATE_LIMIT_LABELS) as [AttemptKind, string][])(
  'documents the rate limit of %s',
  (kind, label) => {
    const { subject, subjectFromNetwork, network, neighbourhood } = getRateLimits(kind);
    expect(guide).toContain(
      `| ${[label, ...[subject, subjectFromNetwork, network, neighbourhood].map(formatRateLimit)].join(' | ')} |`,
    );
  },
);

function formatRateLimit(rateLimit: RateLimit | undefined): string {
  if (!rateLimit) return '–';
  const minutes = rateLimit.withinMs / 60_000;
  if (minutes === 1) return `${rateLimit.limit} a minute`;
  return minutes === 60 ? `${rateLimit.limit} an hour` : `${rateLimit.limit} in ${minutes} minutes`;
}

const rows = restRoutes.map(({ method, path }) => `${method} /api${path}`);

test.each([...guide.matchAll(/\| `((?:GET|POST|PUT|DELETE) .+?)` \|/g)].map(([, row]) => row))(
  'the REST API has the documented route %s',
  (row) => {
    expect(rows).toContain(row);
  },
);

describe('findDifferences', () => {
  test.each([
    [{ a: 1 }, { a: 1, b: 2 }, []],
    [{ a: { b: 1 } }, { a: { b: 2 } }, ['a.b: 2']],
    [{ a: [1] }, { a: [1, 2] }, ['a: [1,2]']],
    [{ a: 'JW-…' }, { a: 'JW-1' }, []],
    [{ a: 'JW-…' }, { a: 'X' }, ['a']],
    [{ a: '…' }, {}, ['a']],
  ])('compares the documented %j with the actual %j', (documentedValue, actualValue, expected) => {
    expect(findDifferences(documentedValue, actualValue)).toEqual(expected);
  });
});
