import { expect, test } from 'vitest';
import { aPaymentAttempt } from '#graph/testing/aPaymentAttempt.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { anUnpaidOrder } from './testing/payOnline.ts';

const server = useTestServer();

async function track(number: string) {
  const { data, errors } = await server.graphql(
    `query ($number: String!) {
      trackOrder(number: $number) { isPaymentUnderReview estimatedDelivery { awaitsPayment } }
    }`,
    { number },
  );
  expect(errors).toBeUndefined();
  return data?.trackOrder;
}

test('tracking an unpaid online order shows that it awaits payment, and whether a payment is under review', async () => {
  const order = await anUnpaidOrder(server);
  const estimatedDelivery = { awaitsPayment: true };
  expect(await track(order.number)).toEqual({ isPaymentUnderReview: false, estimatedDelivery });
  await aPaymentAttempt(server.prisma, order, {
    ...{ status: 'UNDER_REVIEW', reason: 'AMOUNT_DIFFERS', receivedPaisa: 686_800 },
  });
  expect(await track(order.number)).toEqual({ isPaymentUnderReview: true, estimatedDelivery });
});

test.each([
  ['part is paid online', { paymentStatus: 'PART_PAID', paid: 5_000 }, true],
  ['nothing is left to pay', { paymentStatus: 'PAID', paid: 11_800 }, false],
  ['the order is paid on delivery', { paymentMethod: 'COD', payBy: null }, false],
] as const)(
  'delivery days are counted from the payment only if a payment is awaited: %s',
  async (_case, overrides, awaitsPayment) => {
    const order = await anUnpaidOrder(server, overrides);
    expect((await track(order.number)).estimatedDelivery).toEqual({ awaitsPayment });
  },
);
