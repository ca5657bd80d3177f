import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Rows of a filled store that provide the variables of the queries. */
export interface Samples {
  /** Time of the newest order, used as the current time. */
  now: Date;
  orderId: string;
  orderNumber: string;
  customerId: string;
  productId: string;
  productSku: string;
  productSize: string | null;
  productIds: string[];
  emailId: string;
  couponId: string;
  threadId: string;
  collection: string;
}

export const SHOPPER_CREDENTIALS = { email: 'shopper@example.com', password: 'Shopper-2026!' };

export async function findSamples(prisma: PrismaClient): Promise<Samples> {
  const [order, customer, products, email, coupon, thread, collection] = await Promise.all([
    prisma.order.findFirstOrThrow({ orderBy: { placedAt: 'desc' } }),
    prisma.user.findUniqueOrThrow({ where: { email: SHOPPER_CREDENTIALS.email } }),
    prisma.product.findMany({ where: { status: 'ACTIVE' }, take: 20, include: { variants: true } }),
    prisma.mail.findFirstOrThrow(),
    prisma.coupon.findFirstOrThrow(),
    prisma.thread.findFirstOrThrow(),
    prisma.collection.findFirstOrThrow(),
  ]);
  const [product] = products;
  if (!product) throw new Error('The store has no products.');
  return {
    now: order.placedAt,
    orderId: order.id,
    orderNumber: order.number,
    customerId: customer.id,
    productId: product.id,
    productSku: product.sku,
    productSize: product.variants[0]?.size ?? null,
    productIds: products.map(({ id }) => id),
    emailId: email.id,
    couponId: coupon.id,
    threadId: thread.id,
    collection: collection.slug,
  };
}
