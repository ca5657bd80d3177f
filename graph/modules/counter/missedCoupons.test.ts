import { expect, test } from 'vitest';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const QUOTE = `query ($input: QuoteCounterSaleInput!) { quoteCounterSale(input: $input) {
  coupon { name discount } missedCoupons { name problem { reason } } } }`;

const server = useTestServer();

test('an automatic coupon applies at the counter, and the quote gives the reason for each one that does not apply', async () => {
  const staff = await aShopper(server, { role: 'ADMIN' });
  const { id: productId } = await aProduct(server.prisma, { price: 1000, stock: 3 });
  await aCoupon(server.prisma, { isAutomatic: true, name: 'Tihar', value: 5 });
  await aCoupon(server.prisma, { isAutomatic: true, name: 'First buy', value: 20, isFirstOrderOnly: true });
  const quote = async (customer: object) =>
    (await staff.graphql(QUOTE, { input: { lines: [{ productId, quantity: 1 }], buyer: customer } })).data
      ?.quoteCounterSale;

  expect(await quote({ phone: '' })).toEqual({
    coupon: { name: 'Tihar', discount: 50 },
    missedCoupons: [{ name: 'First buy', problem: { reason: 'COUPON_CUSTOMER_REQUIRED' } }],
  });
  expect(await quote({ phone: '9841234567' })).toEqual({
    coupon: { name: 'First buy', discount: 200 },
    missedCoupons: [],
  });
});
