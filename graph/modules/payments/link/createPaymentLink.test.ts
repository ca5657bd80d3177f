import { expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { findEmailsTo } from '#graph/testing/mailedLink.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { createLink } from './testing/payByLink.ts';

const server = useTestServer();

test('the customer of a phone order is emailed the link, amount due and deadline in their language', async () => {
  const customer = { contactEmail: 'sita.link@example.com', language: 'NE' } as const;
  const order = await anOrder(server.prisma, { ...customer, fulfilment: 'PICKUP', paid: 1_800 });
  const { link, errors } = await createLink(server, { id: order.number });
  expect(errors).toEqual([]);
  expect(link).toMatchObject({ mailedTo: 'sita.link@example.com' });
  const [email] = await findEmailsTo(server, 'sita.link@example.com');
  expect(email).toMatchObject({ template: 'paymentLink', orderId: order.id });
  expect(email?.subject).toBe(`अर्डर ${order.number} को भुक्तानी गर्नुहोस्`);
  expect(email?.text).toContain(link.url);
  expect(email?.text).toContain('रु १०,०००');
  expect(link.text).toContain(link.url);
});

test('a link is valid for a week, or until the order’s deadline', async () => {
  const addDays = (days: number) => new Date(server.clock.now.getTime() + days * 86_400_000);
  const orderWithoutDeadline = await anOrder(server.prisma);
  const getPayableUntil = async (id: string) =>
    (await createLink(server, { id, mail: false })).link.payableUntil;
  expect(await getPayableUntil(orderWithoutDeadline.id)).toBe(addDays(7).toISOString());
  for (const days of [3, 20]) {
    const orderWithDeadline = await anOrder(server.prisma, { payBy: addDays(days) });
    expect(await getPayableUntil(orderWithDeadline.id)).toBe(addDays(days).toISOString());
  }
});

test('a link for an order without an email address requires an address, and stores it', async () => {
  const { id } = await anOrder(server.prisma, { contactEmail: '' });
  expect(await createLink(server, { id })).toMatchObject({
    link: null,
    errors: [{ reason: 'NO_EMAIL_ADDRESS', field: 'email' }],
  });
  expect((await createLink(server, { id, email: 'no address' })).errors).toMatchObject([{ field: 'email' }]);
  expect((await createLink(server, { id, email: 'Gita.link@example.com' })).link).toMatchObject({
    mailedTo: 'gita.link@example.com',
  });
  expect(await server.prisma.order.findUnique({ where: { id } })).toMatchObject({
    contactEmail: 'gita.link@example.com',
  });
  expect((await createLink(server, { id })).link).toMatchObject({ mailedTo: 'gita.link@example.com' });
});

test('the timeline and the audit log record the new link, but not its URL', async () => {
  const { id } = await anOrder(server.prisma);
  const { link } = await createLink(server, { id });
  await createLink(server, { id, mail: false });
  const timeline = await server.prisma.orderEvent.findMany({
    where: { orderId: id, kind: 'PAYMENT' },
    orderBy: { id: 'asc' },
  });
  expect(timeline.map(({ note }) => note)).toEqual(['Payment link emailed.', 'Payment link created.']);
  const auditEntries = await server.prisma.auditEntry.findMany({ where: { entityId: id } });
  expect(auditEntries.map(({ action }) => action)).toEqual(['order.paymentLink', 'order.paymentLink']);
  expect(JSON.stringify([timeline, auditEntries])).not.toContain(link.url.split('/#/pay/')[1]);
});

test('no link is created for an order that is paid, cancelled or past its deadline', async () => {
  const paidOrder = await anOrder(server.prisma, { paymentStatus: 'PAID' });
  const cancelledOrder = await anOrder(server.prisma, { status: 'CANCELLED' });
  const lateOrder = await anOrder(server.prisma, { payBy: new Date(server.clock.now.getTime() - 1_000) });
  const readRefusal = async ({ id }: { id: string }) => (await createLink(server, { id })).errors[0].reason;
  expect([
    await readRefusal(paidOrder),
    await readRefusal(cancelledOrder),
    await readRefusal(lateOrder),
  ]).toEqual(['NOTHING_DUE', 'NOTHING_DUE', 'PAYMENT_DEADLINE_PASSED']);
});

test('at most ten links per order and hour are sent, so that no mailbox is flooded', async () => {
  const { id } = await anOrder(server.prisma);
  for (let count = 0; count < 10; count++) await createLink(server, { id, mail: false });
  expect(await createLink(server, { id, mail: false })).toMatchObject({ refusal: 'TOO_MANY_ATTEMPTS' });
});
