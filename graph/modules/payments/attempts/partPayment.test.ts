import { expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { anUnpaidOrder, checkPayment, followReturn, goToProvider } from './testing/payOnline.ts';
import { usePayingStore } from './testing/usePayingStore.ts';

const { server, getFakeProviders } = usePayingStore();

const listEmails = (orderId: string) =>
  server.prisma.mail.findMany({ where: { orderId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });

test('each partial payment is emailed once with the amount due, the deadline and how to pay; the last email confirms full payment', async () => {
  const order = await anUnpaidOrder(server, { paymentMethod: 'ESEWA' });
  const firstRef = await goToProvider(server, order, { amount: 5_000 });
  const returnUrl = getFakeProviders().esewa.act(firstRef, 'pay');
  await followReturn(server, returnUrl);
  await Promise.all([followReturn(server, returnUrl), checkPayment(server, firstRef)]);
  const [email, ...otherEmails] = await listEmails(order.id);
  expect([email?.template, otherEmails]).toEqual(['partPaymentReceived', []]);
  expect(email?.text).toContain('NPR 5,000');
  expect(email?.text).toContain('Please pay the remaining NPR 6,800 by ');
  expect(email?.text).toMatch(
    new RegExp(`order-success/${order.id}\\?pay=rest&number=${order.number}&open=`),
  );

  await followReturn(
    server,
    getFakeProviders().khalti.act(await goToProvider(server, order, { method: 'KHALTI' }), 'pay'),
  );
  expect((await listEmails(order.id)).map(({ template }) => template)).toEqual([
    'partPaymentReceived',
    'paymentReceived',
  ]);
});

test('a partial payment at the counter is not emailed, but a transfer recorded by staff is', async () => {
  const staff = await aShopper(server, { role: 'ADMIN' });
  const { id } = await anOrder(server.prisma, { language: 'NE' });
  const recordPayment = (method: string, amount: number) =>
    staff.graphql(
      'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { errors { reason } } }',
      { input: { id, method, amount } },
    );
  await recordPayment('CASH', 1_800);
  expect(await listEmails(id)).toEqual([]);
  await recordPayment('BANK_TRANSFER', 4_000);
  const [email] = await listEmails(id);
  expect(email?.template).toBe('partPaymentReceived');
  expect(email?.text).toContain('तिर्न बाँकी: रु ६,०००।');
});
