import { describe, expect, test } from 'vitest';
import { renderEmail } from '#graph/mail/renderEmail.ts';
import type { Order, Prisma } from '#graph/prisma/generated/client.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aGuestOrder } from '#graph/testing/aGuestOrder.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const OPEN = `mutation ($input: OpenOrderInput!) {
  openOrder(input: $input) { order { id } guestToken errors { reason } }
}`;
const ORDER = 'query ($id: ID!, $guestToken: String) { order(id: $id, guestToken: $guestToken) { id } }';
const DAY_MS = 86_400_000;

/** Returns the order confirmation email as sent now. */
async function renderConfirmation({ id, contactEmail: email }: Order) {
  const { secrets, clock } = server;
  const services = { publicUrl: 'https://shop.example', secrets, now: clock.now };
  const recipient = { email, name: 'Sita Rai' };
  return renderEmail(server.prisma, services, { template: 'orderPlaced', to: recipient, orderId: id });
}

/** Returns the parameters of the link in the order confirmation email. */
async function readLinkParameters(order: Order): Promise<URLSearchParams> {
  const { text } = await renderConfirmation(order);
  const [, query = ''] = /\/#\/order-success\/[\w-]+\?(\S+)/.exec(text) ?? [];
  return new URLSearchParams(query);
}

async function open(number: string, link: string | null) {
  const { data, errors } = await server.graphql(OPEN, { input: { number, link } });
  expect(errors).toBeUndefined();
  return data?.openOrder;
}

const REFUSED = { order: null, guestToken: null, errors: [{ reason: 'ORDER_LOOKUP_FAILED' }] };

describe('the link in an email about a guest’s order', () => {
  test('opens the order on any device, and returns its token', async () => {
    const order = await aGuestOrder(server);
    const link = await readLinkParameters(order);
    expect(link.get('number')).toBe(order.number);
    const openResult = await open(order.number, link.get('open'));
    expect(openResult).toMatchObject({ order: { id: order.id }, errors: [] });
    const { data } = await server.graphql(ORDER, { id: order.id, guestToken: openResult.guestToken });
    expect(data?.order).toEqual({ id: order.id });
  });

  test('does not open another order', async () => {
    const [order, otherOrder] = [await aGuestOrder(server), await aGuestOrder(server)];
    expect(await open(otherOrder.number, (await readLinkParameters(order)).get('open'))).toEqual(REFUSED);
  });

  test('is refused if it was altered', async () => {
    const order = await aGuestOrder(server);
    const token = (await readLinkParameters(order)).get('open') ?? '';
    const [seconds = '', signature = ''] = token.split('.');
    for (const alteredLink of [`z${seconds}.${signature}`, `${seconds}.`, signature, `${token}x`])
      expect(await open(order.number, alteredLink)).toEqual(REFUSED);
  });

  test('expires after 60 days', async () => {
    const order = await aGuestOrder(server);
    const token = (await readLinkParameters(order)).get('open');
    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + 59 * DAY_MS);
    expect(await open(order.number, token)).toMatchObject({ errors: [] });
    server.clock.now = new Date(now.getTime() + 61 * DAY_MS);
    expect(await open(order.number, token)).toEqual(REFUSED);
    server.clock.now = now;
  });

  test('is refused if the order’s email address has changed', async () => {
    const order = await aGuestOrder(server, { contactEmail: 'mistyped@example.com' });
    const token = (await readLinkParameters(order)).get('open');
    const data = { contactEmail: 'sita@example.com' };
    await server.prisma.order.update({ where: { id: order.id }, data });
    expect(await open(order.number, token)).toEqual(REFUSED);
  });
});

test('the email about an account’s order links to the account', async () => {
  const { id: userId } = await aCustomer(server.prisma);
  const order = await anOrder(server.prisma, { userId });
  const { text } = await renderConfirmation(order);
  expect(text).toContain(`https://shop.example/#/orders/${order.id}`);
  expect(text).not.toContain('open=');
});

describe('payment deadline in the email about an unpaid order', () => {
  const getPaymentDeadline = () => new Date(server.clock.now.getTime() + 3 * DAY_MS);

  async function renderText(overrides: Partial<Prisma.OrderUncheckedCreateInput>) {
    const order = await aGuestOrder(server, { payBy: getPaymentDeadline(), ...overrides } as never);
    return (await renderConfirmation(order)).text;
  }

  test.each(['ESEWA', 'BANK_TRANSFER'] as const)('is stated for %s', async (paymentMethod) => {
    server.clock.now = new Date('2026-11-27T06:00:00Z');
    expect(await renderText({ paymentMethod })).toContain(
      'Your pieces are reserved until 11:45 on 30 November 2026. If you haven’t paid by then, the order will be cancelled.',
    );
  });

  test('is stated in Nepali with Nepal’s calendar and time', async () => {
    server.clock.now = new Date('2026-11-27T06:00:00Z');
    const text = await renderText({ paymentMethod: 'BANK_TRANSFER', language: 'NE' });
    expect(text).toMatch(/तपाईंका गहना १४ मङ्सिर २०८३.* सम्म छुट्ट्याइएका छन्।/);
  });

  test('comes with a button to the payment page', async () => {
    const order = await aGuestOrder(server, { paymentMethod: 'ESEWA', payBy: getPaymentDeadline() });
    expect((await readLinkParameters(order)).get('pay')).toBe('rest');
    expect((await renderConfirmation(order)).text).toContain('Pay NPR 11,800');
  });

  test('promises no reservation if the items are not reserved', async () => {
    const text = await renderText({ paymentMethod: 'ESEWA', isStockReserved: false });
    expect(text).toMatch(/Pay by .* to reserve your pieces while they last\./);
    expect(text).not.toContain('Your pieces are reserved');
  });

  test('is not stated if the order is paid', async () => {
    expect(await renderText({ paymentMethod: 'ESEWA', paymentStatus: 'PAID' })).not.toContain('We hold');
  });
});
