import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Rows of a loaded store that the questions are about: those of which there is most. */
export interface Samples {
  /** When the newest order was placed: the store's today. */
  now: Date;
  orderId: string;
  orderNumber: string;
  /** Who ordered most. */
  buyerId: string;
  buyerEmail: string;
  /** Of whom most activity is kept. */
  busiestId: string;
  /** Of which most reviews were written. */
  productId: string;
  productSku: string;
  productSize: string | null;
  productIds: string[];
  /** The group with the most members. */
  groupId: string;
  mailId: string;
  couponId: string;
  staffId: string;
  collection: string;
}

export async function findSamples(prisma: PrismaClient): Promise<Samples> {
  const order = await prisma.order.findFirstOrThrow({ orderBy: { placedAt: 'desc' } });
  const buyerId = await most(prisma, 'orders', 'user_id');
  const productId = await most(prisma, 'reviews', 'product_id');
  const [buyer, product, products, mail, coupon, staff, collection] = await Promise.all([
    prisma.user.findUniqueOrThrow({ where: { id: buyerId } }),
    prisma.product.findUniqueOrThrow({ where: { id: productId }, include: { variants: true } }),
    prisma.product.findMany({ where: { status: 'ACTIVE' }, take: 20 }),
    prisma.mail.findFirstOrThrow(),
    prisma.coupon.findFirstOrThrow({ orderBy: { usedCount: 'desc' } }),
    prisma.user.findFirstOrThrow({ where: { role: 'SUPER_ADMIN' } }),
    prisma.collection.findFirstOrThrow(),
  ]);
  return {
    now: order.placedAt,
    orderId: order.id,
    orderNumber: order.number,
    buyerId,
    buyerEmail: buyer.email,
    busiestId: await most(prisma, 'activities', 'user_id'),
    productId,
    productSku: product.sku,
    productSize: product.variants[0]?.size ?? null,
    productIds: products.map(({ id }) => id),
    groupId: await most(prisma, 'customer_group_members', 'group_id'),
    mailId: mail.id,
    couponId: coupon.id,
    staffId: staff.id,
    collection: collection.slug,
  };
}

/** What stands most often in a column. */
async function most(prisma: PrismaClient, table: string, column: string): Promise<string> {
  const [row] = await prisma.$queryRawUnsafe<{ value: string }[]>(
    `SELECT ${column} AS value FROM ${table} WHERE ${column} IS NOT NULL GROUP BY ${column} ORDER BY COUNT(*) DESC LIMIT 1`,
  );
  if (!row) throw new Error(`The store has no ${table}: it has to be loaded first.`);
  return row.value;
}
