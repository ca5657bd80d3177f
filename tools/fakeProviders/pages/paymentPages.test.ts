import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { LATE_RETURN_MS } from '../behaviours.ts';
import { openKhalti } from '../testing/openKhalti.ts';
import { useFakeProviders } from '../testing/useFakeProviders.ts';

let now = new Date('2026-11-27T06:00:00Z');
const fake = useFakeProviders({ now: () => now });

test('a page shows the demo notice, the payment and the choices', async () => {
  const page = await (await open(await openKhalti(fake(), { purchase_order_name: 'Ring <b>1</b>' }))).text();
  expect(page).toContain('Khalti (demo)');
  expect(page).toContain('No money moves here');
  expect(page).toContain('NPR 5,000');
  expect(page).toContain('Ring &lt;b&gt;1&lt;/b&gt;');
  expect(page.match(/<button/g)).toHaveLength(10);
  expect(page).not.toContain('Ambiguous');
});

test('a button redirects the browser to the store', async () => {
  const pidx = await openKhalti(fake());
  const response = await submitChoice(pidx, 'pay');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toContain(`http://shop.test/back?pidx=${pidx}`);
});

test('a cancelled payment cannot be paid', async () => {
  const pidx = await openKhalti(fake());
  await submitChoice(pidx, 'cancel');
  const response = await submitChoice(pidx, 'pay');
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('was cancelled')]);
  expect(fake().khalti.findPayment(pidx).state).toBe('CANCELLED');
});

test('a browser that does not return stays on a page that confirms the payment', async () => {
  const pidx = await openKhalti(fake());
  expect(await (await submitChoice(pidx, 'payAndStay')).text()).toContain('Payment complete');
  expect(fake().khalti.findPayment(pidx).state).toBe('PAID');
});

test('a late payment arrives without further action, and then the browser returns', async () => {
  const pidx = await openKhalti(fake());
  const page = await (await submitChoice(pidx, 'payLate')).text();
  expect(page).toContain(`http-equiv="refresh" content="9;url=/khalti/pay/${pidx}/back"`);
  expect(fake().khalti.findPayment(pidx).state).toBe('PENDING');
  const requestReturn = () => fetch(`${fake().khalti.url}/pay/${pidx}/back`, { redirect: 'manual' });
  expect((await requestReturn()).headers.get('location')).toContain('status=Pending');
  now = new Date(now.getTime() + LATE_RETURN_MS);
  expect((await requestReturn()).headers.get('location')).toContain('status=Completed');
  expect(fake().khalti.findPayment(pidx)).toMatchObject({ state: 'PAID', paidPaisa: 500_000, paidAt: now });
});

test('on a double return the first request reaches the store before the browser does', async () => {
  const requestedUrls: string[] = [];
  const store = createServer((request, response) => {
    requestedUrls.push(request.url ?? '');
    response.end();
  }).listen(0);
  const { port } = store.address() as AddressInfo;
  const pidx = await openKhalti(fake(), { return_url: `http://127.0.0.1:${port}/back` });
  const { headers } = await submitChoice(pidx, 'payTwice');
  expect(requestedUrls).toHaveLength(1);
  expect(headers.get('location')).toBe(`http://127.0.0.1:${port}${requestedUrls[0]}`);
  store.close();
});

test('an unknown payment shows an error page', async () => {
  expect((await open('none')).status).toBe(404);
});

function open(pidx: string) {
  return fetch(`${fake().khalti.url}/pay/${pidx}`);
}

function submitChoice(pidx: string, behaviour: string) {
  const body = new URLSearchParams({ behaviour });
  return fetch(`${fake().khalti.url}/pay/${pidx}`, { method: 'POST', body, redirect: 'manual' });
}
