import { beforeAll, expect, test } from 'vitest';
import {
  findCandidates,
  toOrderingUser,
  verifyCouponUsable,
} from '#graph/modules/coupons/couponCandidates.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { countRowsRead } from '#graph/testing/countRowsRead.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const PHONE = '+9779841777777';
const REDEMPTION_COUNT = 2000;
const customer = toOrderingUser(null, { email: 'new@example.com', phone: PHONE });

/** Creates guests with the same phone number who have used a coupon without a limit per customer. */
beforeAll(async () => {
  const { prisma } = server;
  const { id: couponId } = await aCoupon(prisma, { code: 'OFTEN' });
  await aCoupon(prisma, { code: 'ONCE', perCustomer: 1 });
  await aCoupon(prisma, { code: 'FIRST', isFirstOrderOnly: true });
  const { id: _id, lines, ...order } = await anOrder(prisma, { contactPhone: PHONE });
  const { searchText, due, refundDue, contactMailbox, terms, couponTerms, ...columns } = order;
  await prisma.order.createMany({
    data: Array.from({ length: REDEMPTION_COUNT }, (_, guest) => ({
      ...columns,
      number: `JW-${guest.toString().padStart(10, '0')}`,
      contactEmail: `guest-${guest}@example.com`,
    })),
  });
  const orders = await prisma.order.findMany({ where: { number: { startsWith: 'JW-0' } } });
  await prisma.couponRedemption.createMany({
    data: orders.map(({ id: orderId, contactEmail: email }) => ({
      ...{ couponId, orderId, email, phone: PHONE },
      discount: 1,
    })),
  });
});

test.each(['OFTEN', 'ONCE', 'FIRST'])(
  'the cost of counting a customer’s uses of coupon %s does not grow with strangers who share the phone number',
  async (code) => {
    const statement = findCandidates(Prisma.sql`c.code = ${code}`, customer);
    const rows = await countRowsRead(server.prisma, (tx) => tx.$queryRaw(statement.sql));
    const [candidates = []] = await server.direct.send(statement);
    expect(candidates.map(({ coupon }) => coupon.code)).toEqual([code]);
    const verificationRows = await countRowsRead(server.prisma, async (tx) => {
      for (const { coupon } of candidates)
        for (const { sql } of verifyCouponUsable(coupon, customer, 'another order')) await tx.$queryRaw(sql);
    });
    expect(rows + verificationRows).toBeLessThan(100);
  },
);
