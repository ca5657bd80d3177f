import { expect, test } from 'vitest';
import { PROVIDERS } from './payment.ts';
import { openKhalti } from './testing/openKhalti.ts';
import { useFakeProviders } from './testing/useFakeProviders.ts';

const fake = useFakeProviders();

test('another process can read each payment and each provider’s sums', async () => {
  const pidx = await openKhalti(fake(), { amount: 500_000, purchase_order_id: 'seen-1' });
  await sendControlRequest('POST', 'khalti/payments/seen-1/act', { behaviour: 'payMore' });
  await sendControlRequest('POST', `khalti/payments/${pidx}/refund`, { amountPaisa: 50_000 });
  const { payments, sums } = await sendControlRequest('GET', 'payments');
  expect(payments).toContainEqual(
    expect.objectContaining({ reference: 'seen-1', state: 'PAID', askedPaisa: 500_000, paidPaisa: 550_000 }),
  );
  expect(sums).toMatchObject({
    khalti: { paidPaisa: 550_000, refundedPaisa: 50_000, movedPaisa: 500_000 },
    esewa: { movedPaisa: 0 },
  });
});

test('performs a customer’s choice and returns the URL the browser would go to', async () => {
  await openKhalti(fake(), { purchase_order_id: 'act-1' });
  const { returnsTo } = await sendControlRequest('POST', 'khalti/payments/act-1/act', {
    behaviour: 'cancel',
  });
  expect(new URL(String(returnsTo)).searchParams.get('status')).toBe('User canceled');
});

test('the next query finds a payment that arrives later', async () => {
  const pidx = await openKhalti(fake(), { purchase_order_id: 'later-1' });
  await sendControlRequest('POST', 'khalti/payments/later-1/act', { behaviour: 'expire' });
  expect(await sendControlRequest('POST', 'khalti/payments/later-1/complete')).toMatchObject({
    id: pidx,
    state: 'PAID',
  });
});

test('a planned choice is applied as soon as the page is opened', async () => {
  await sendControlRequest('POST', 'khalti/payments/plan-1/plan', { behaviour: 'pay' });
  const pidx = await openKhalti(fake(), { purchase_order_id: 'plan-1' });
  const response = await fetch(`${fake().url}/khalti/pay/${pidx}`, { redirect: 'manual' });
  expect(response.headers.get('location')).toContain('status=Completed');
});

test.each([
  ['GET', 'khalti/payments/none', undefined, 404],
  ['GET', 'paypal/payments/none', undefined, 400],
  ['POST', 'khalti/payments/none/act', { behaviour: 'steal' }, 400],
  ['PUT', 'khalti/outage', { kind: 'sleepy' }, 400],
])('%s %s %o is rejected with a readable error', async (method, path, body, status) => {
  const response = await send(method, path, body);
  expect([response.status, await response.json()]).toEqual([
    status,
    { message: expect.stringMatching(/\w+ \w+/) },
  ]);
});

test.each(PROVIDERS)('%s can be taken down and restored', async (provider) => {
  fake()[provider].setOutage({ kind: 'down' });
  expect((await fetch(`${fake()[provider].url}/pay/x`)).status).toBe(503);
  fake()[provider].setOutage({ kind: 'unavailable' });
  expect(await (await fetch(`${fake()[provider].url}/pay/x`)).json()).toEqual({
    code: 0,
    error_message: 'Service is currently unavailable',
  });
  fake()[provider].setOutage({ kind: 'garbage' });
  await expect((await fetch(`${fake()[provider].url}/pay/x`)).json()).rejects.toThrow();
  fake()[provider].setOutage({ kind: 'none' });
  expect((await fetch(`${fake()[provider].url}/pay/x`)).status).toBe(404);
});

test('a hanging provider does not respond, and a slow one responds late', async () => {
  await sendControlRequest('PUT', 'esewa/outage', { kind: 'hangs' });
  const hangingRequest = fetch(`${fake().esewa.url}/pay/x`, { signal: AbortSignal.timeout(150) });
  await expect(hangingRequest).rejects.toThrow('timeout');
  await sendControlRequest('PUT', 'esewa/outage', { slowMs: 120 });
  const startedAt = performance.now();
  expect((await fetch(`${fake().esewa.url}/pay/x`)).status).toBe(404);
  expect(performance.now() - startedAt).toBeGreaterThan(100);
  await sendControlRequest('PUT', 'esewa/outage', {});
});

function send(method: string, path: string, body?: object) {
  const headers = { 'content-type': 'application/json' };
  return fetch(`${fake().url}/control/${path}`, {
    method,
    ...(method !== 'GET' && { headers, body: JSON.stringify(body ?? null) }),
  });
}

async function sendControlRequest(method: string, path: string, body?: object) {
  const response = await send(method, path, body);
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}
