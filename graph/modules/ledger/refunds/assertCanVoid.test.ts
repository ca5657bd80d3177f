import { beforeAll, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import type { Shopper } from '#graph/testing/aShopper.ts';
import { aStaffMember } from '#graph/testing/aStaffMember.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
/** Can refund up to NPR 10,000 per order. */
let salesStaff: Shopper;
let manager: Shopper;

beforeAll(async () => {
  salesStaff = await aStaffMember(server, 'salesDesk');
  manager = await aStaffMember(server, 'manager');
});

async function changeOrder({ graphql }: Shopper, name: string, input: object) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { errors { reason field } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name].errors;
}

/** Creates an order of NPR 11,800 with these payments. Returns the order id and the payment ids. */
async function createPaidOrder(amounts: number[], shopper: Shopper = manager) {
  const { id } = await anOrder(server.prisma);
  for (const amount of amounts)
    expect(await changeOrder(shopper, 'recordPayment', { id, method: 'CARD', amount })).toEqual([]);
  const payments = await server.prisma.payment.findMany({ where: { orderId: id }, orderBy: { id: 'asc' } });
  return { id, paymentIds: payments.map(({ id: paymentId }) => paymentId) };
}

test('staff can void other people’s entries up to their refund limit in total', async () => {
  const { id, paymentIds } = await createPaidOrder([6_000, 4_001]);
  const [first, second] = paymentIds;
  const voidEntry = (shopper: Shopper, paymentId?: string) =>
    changeOrder(shopper, 'voidPayment', { id, paymentId, reason: 'Typed wrong' });

  expect(await voidEntry(salesStaff, first)).toEqual([]);
  expect(await voidEntry(salesStaff, second)).toEqual([{ reason: 'REFUND_ABOVE_LIMIT', field: 'paymentId' }]);
  expect(await voidEntry(manager, second)).toEqual([]);
});

test('voiding entries reduces the amount that staff can still refund', async () => {
  const { id, paymentIds } = await createPaidOrder([6_000, 5_800]);
  expect(
    await changeOrder(salesStaff, 'voidPayment', { id, paymentId: paymentIds[0], reason: 'Typed wrong' }),
  ).toEqual([]);
  const refund = { id, amount: 4_001, method: 'CASH', compensationReason: 'It came late.' };
  expect(await changeOrder(salesStaff, 'refundOrder', refund)).toEqual([
    { reason: 'REFUND_ABOVE_LIMIT', field: 'amount' },
  ]);
});

test('marking an order as unpaid requires a reason and counts towards the same limit', async () => {
  const { id } = await createPaidOrder([11_800]);
  const markUnpaid = (shopper: Shopper, reason?: string) =>
    changeOrder(shopper, 'setPaymentStatus', { id, status: 'UNPAID', reason });

  expect(await markUnpaid(manager)).toEqual([{ reason: 'REQUIRED', field: 'reason' }]);
  expect(await markUnpaid(salesStaff, 'Typed wrong')).toEqual([
    { reason: 'REFUND_ABOVE_LIMIT', field: 'status' },
  ]);
  expect(await markUnpaid(manager, 'Typed wrong')).toEqual([]);
  const event = await server.prisma.orderEvent.findFirstOrThrow({
    where: { orderId: id, kind: 'PAYMENT' },
    orderBy: { id: 'desc' },
  });
  expect(event).toMatchObject({ data: { amount: 11_800, isVoided: true, reason: 'Typed wrong' } });
  expect(await server.prisma.payment.findFirst({ where: { orderId: id } })).toMatchObject({
    voidReason: 'Typed wrong',
  });
});

test('staff can void their own entries without a limit on the same day, and within the limit later', async () => {
  const orderPaidToday = await createPaidOrder([11_800], salesStaff);
  expect(
    await changeOrder(salesStaff, 'setPaymentStatus', {
      id: orderPaidToday.id,
      status: 'UNPAID',
      reason: 'Wrong',
    }),
  ).toEqual([]);

  const { id, paymentIds } = await createPaidOrder([11_800], salesStaff);
  const createdAt = new Date(server.clock.now.getTime() - 86_400_000);
  await server.prisma.payment.updateMany({ where: { orderId: id }, data: { createdAt } });
  expect(
    await changeOrder(salesStaff, 'voidPayment', { id, paymentId: paymentIds[0], reason: 'Wrong' }),
  ).toEqual([{ reason: 'REFUND_ABOVE_LIMIT', field: 'paymentId' }]);
});
