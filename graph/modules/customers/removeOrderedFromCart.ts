import { type Statement, write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';

interface OrderedItems {
  userId: string;
  savedAt: Date;
  items: readonly { productId: string; size: string | null }[];
  couponCode: string | undefined;
}

/**
 * Removes ordered items and the used coupon from the customer's saved cart, so that they do not reappear on other
 * devices. A cart without these items stays unchanged.
 */
export function removeOrderedFromCart({
  userId,
  savedAt,
  items,
  couponCode,
}: OrderedItems): Statement<number>[] {
  const orderedItems = Prisma.join(
    items.map(({ productId, size }) => Prisma.sql`(product_id = ${productId} AND size <=> ${size})`),
    ' OR ',
  );
  return [
    write(Prisma.sql`
      UPDATE saved_carts SET saved_at = ${savedAt}, version = version + 1,
        coupon_code = IF(coupon_code <=> ${couponCode ?? null}, NULL, coupon_code)
      WHERE user_id = ${userId} AND (coupon_code = ${couponCode ?? null}
        OR EXISTS (SELECT 1 FROM saved_cart_lines line WHERE line.user_id = ${userId} AND (${orderedItems})))`),
    write(Prisma.sql`DELETE FROM saved_cart_lines WHERE user_id = ${userId} AND (${orderedItems})`),
  ];
}
