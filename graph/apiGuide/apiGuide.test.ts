import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { API_SCOPES } from '#domain/accounts/roles.ts';
import { type Allowance, listAllowances, type Tried } from '#graph/access/attempts/allowances.ts';
import { anApiKey } from '#graph/access/testing/createFixture.ts';
import { widthsInWords } from '#graph/media/photoWidths.ts';
import { table } from '#graph/rest/table.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { differences } from './differences.ts';
import { type HttpRequest, readExamples } from './examples.ts';

const guide = readFileSync('docs/api.md', 'utf8');
const server = useTestServer();
/** What the examples leave for the reader to fill in. */
const blanks: Record<string, string> = { API_KEY: '', endCursor: '', refreshToken: '' };
let address: string;

/** What of an answer the next example needs. */
interface Given {
  data?: { products?: { pageInfo?: { endCursor?: string } }; refreshToken?: string };
}

beforeAll(async () => {
  const { prisma, app } = server;
  await app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  blanks.API_KEY = (await anApiKey(prisma, [...API_SCOPES])).secret;
  await aCustomer(prisma, { email: 'customer@example.com' });
  const band = { name: 'Plain band', slug: 'plain-band', price: 62_000, weightMg: 3200 };
  await aProduct(prisma, { ...band, variants: [{ sku: 'BAND-1', size: '14' }] });
  await aProduct(prisma, { name: 'Broad band', slug: 'broad-band', price: 84_000 });
  await anOrder(prisma, { number: 'JW-7K2M9QX4TB', placedAt: '2026-11-20T06:00:00Z' });
});

function send({ method, path, headers, body }: HttpRequest) {
  return fetch(address + filled(path), {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value)])),
    body: body && filled(body),
  });
}

function filled(text: string): string {
  return text.replaceAll(/\$(API_KEY|endCursor|refreshToken)/g, (_, name: string) => blanks[name] ?? '');
}

test.each(readExamples(guide).map((example) => [example.name, example] as const))(
  '%s answers what is written',
  async (_name, { request, answer }) => {
    // What was changed a moment ago is told of a second later.
    if (request.path.includes('sort=updated'))
      await expect
        .poll(async () => differences(answer, await (await send(request)).json()), { timeout: 5000 })
        .toEqual([]);
    const given = (await (await send(request)).json()) as Given;
    blanks.endCursor = given.data?.products?.pageInfo?.endCursor ?? blanks.endCursor ?? '';
    blanks.refreshToken = given.data?.refreshToken ?? blanks.refreshToken ?? '';
    expect(differences(answer, given)).toEqual([]);
  },
);

test('the widths of a photograph are those that are written', () => {
  expect(guide).toContain(widthsInWords);
});

test.each([
  ['text/plain', '{"query":"{ __typename }"}', 400, 'BAD_REQUEST'],
  ['application/x-www-form-urlencoded', 'query={__typename}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
])('a body as %s is refused as the table of errors says', async (type, body, status, code) => {
  const answer = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
  expect([answer.status, errors[0]?.extensions.code]).toEqual([status, code]);
});

test('the limit of requests is the one that is written', async () => {
  const { headers } = await fetch(`${address}/graphql?query={__typename}`);
  const limit = Number(headers.get('x-ratelimit-limit')).toLocaleString('en');
  expect(guide).toContain(`${limit} requests a minute`);
});

const ALLOWED: Record<Tried, string> = {
  signIn: 'sign-ins that fail',
  register: 'registrations',
  requestReset: 'resets of a password',
  mailedLink: 'mailed links that do not fit',
  requestVerification: 'mails to verify an address',
  invitation: 'invitations by staff or a program',
  emailChangeLink: 'links to verify an address that staff or a program entered',
  changeCustomerEmail: 'new e-mail addresses of customers, by account or key',
  coupon: 'coupon codes that are none, of guests',
  accountCoupon: 'coupon codes that are none, of who is signed in',
  guestOrder: 'orders that guests have placed',
  accountOrder: 'orders of who is signed in',
  orderLookup: '`openOrder` that finds nothing',
  trackOrder: '`trackOrder` that finds nothing',
  startPayment: '`startPayment`',
  paymentLink: '`createPaymentLink`',
  checkPayment: '`checkPayment`',
  tryProvider: '`testPaymentProvider`',
  submitTransferSlip: '`submitTransferSlip`',
  trackingLinks: '`requestTrackingLinks`',
  invoice: 'invoices and credit notes that are not kept from before',
  print: 'files of orders to print',
  contactMessage: 'contact messages',
  inboundMail: 'mails brought in',
  inboundSecret: 'secrets for them that are none',
  createAlert: 'alerts',
  subscribe: 'newsletter',
  upload: 'photographs for reviews',
  catalogUpload: 'photographs for pieces',
  clientErrors: 'reports of errors in a browser',
  newClientErrors: 'errors among them that nobody told before',
};

test.each(Object.entries(ALLOWED) as [Tried, string][])(
  'the allowance of %s is the one that is written',
  (tried, what) => {
    const { subject, subjectFromNetwork, network, neighbourhood } = listAllowances(tried);
    expect(guide).toContain(
      `| ${[what, ...[subject, subjectFromNetwork, network, neighbourhood].map(inWords)].join(' | ')} |`,
    );
  },
);

function inWords(allowance: Allowance | undefined): string {
  if (!allowance) return '–';
  const minutes = allowance.withinMs / 60_000;
  if (minutes === 1) return `${allowance.most} a minute`;
  return minutes === 60 ? `${allowance.most} an hour` : `${allowance.most} in ${minutes} minutes`;
}

const rows = table.map(({ method, path }) => `${method} /api${path}`);

test.each([...guide.matchAll(/\| `((?:GET|POST|PUT|DELETE) .+?)` \|/g)].map(([, row]) => row))(
  'the REST API has %s',
  (row) => {
    expect(rows).toContain(row);
  },
);

describe('what an answer lacks', () => {
  test.each([
    [{ a: 1 }, { a: 1, b: 2 }, []],
    [{ a: { b: 1 } }, { a: { b: 2 } }, ['a.b: 2']],
    [{ a: [1] }, { a: [1, 2] }, ['a: [1,2]']],
    [{ a: 'JW-…' }, { a: 'JW-1' }, []],
    [{ a: 'JW-…' }, { a: 'X' }, ['a']],
    [{ a: '…' }, {}, ['a']],
  ])('%j in %j', (written, given, expected) => {
    expect(differences(written, given)).toEqual(expected);
  });
});
