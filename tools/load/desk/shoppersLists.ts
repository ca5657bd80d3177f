import { RECENTLY_VIEWED_KEPT } from '#domain/customers/shopperLists.ts';
import type { Random } from '#prisma/seed/random.ts';
import type { Customer } from '../customers.ts';
import type { Period } from '../period.ts';
import type { Piece } from '../products.ts';
import type { Row } from '../tables.ts';

interface Shop {
  customers: readonly Customer[];
  pieces: readonly Piece[];
  period: Period;
}

const WISHING = 0.3;
const LOOKING = 0.5;

/** What customers put on their wishlists. */
export function makeWishes(shop: Shop, random: Random): Row<'wishlist_items'>[] {
  return chosen(shop, { share: WISHING, most: 12 }, random).map(({ at, ...wish }) => ({
    ...wish,
    added_at: at,
  }));
}

/** What customers looked at last. */
export function makeViews(shop: Shop, random: Random): Row<'recently_viewed_items'>[] {
  return chosen(shop, { share: LOOKING, most: RECENTLY_VIEWED_KEPT }, random).map(({ at, ...view }) => ({
    ...view,
    viewed_at: at,
  }));
}

function chosen(
  { customers, pieces, period }: Shop,
  { share, most }: { share: number; most: number },
  random: Random,
) {
  return customers.flatMap(({ id, createdAt }) => {
    if (!random.chance(share)) return [];
    const ids = new Set(Array.from({ length: random.between(1, most) }, () => random.pick(pieces).id));
    return [...ids].map((productId) => ({
      user_id: id,
      product_id: productId,
      at: new Date(random.between(createdAt, period.end)),
    }));
  });
}
