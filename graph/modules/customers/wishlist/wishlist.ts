import { forSale } from '#domain/catalog/catalogTerms.ts';
import { MAX_WISHLIST_PRODUCTS } from '#domain/customers/shopperLists.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { buildAccountLock, getAccountRowKey } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import type { ProductWithParts } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import { type Statement, selectRows, write } from '#graph/prisma/direct/statement.ts';
import { Prisma, type PrismaClient, type WishlistItem } from '#graph/prisma/generated/client.ts';
import type { WishlistInput } from '#graph/schema/schema.generated.ts';
import type { DirectWork } from '#graph/work/work.ts';

export type WishlistEntry = Pick<WishlistItem, 'addedAt'> & { product: ProductWithParts };

/** Returns the wishlist, newest first. A product that is not for sale is hidden until it is for sale again. */
export async function listWishlist(
  context: Pick<GraphContext, 'direct' | 'snapshot'>,
  userId: string,
  take = MAX_WISHLIST_PRODUCTS,
): Promise<WishlistEntry[]> {
  const [items] = await context.direct.send(readWishlistItems(userId));
  return toEntries(context, items).slice(0, take);
}

export function countWishlistItems(prisma: PrismaClient, userId: string): Promise<number> {
  return prisma.wishlistItem.count({ where: { userId, product: forSale } });
}

type WishlistRow = Pick<WishlistItem, 'productId' | 'addedAt'>;

/** Reads all products on the wishlist, newest first, including those that are not for sale. */
function readWishlistItems(userId: string): Statement<WishlistRow[]> {
  return selectRows(Prisma.sql`
    SELECT product_id AS productId, added_at AS addedAt FROM wishlist_items
    WHERE user_id = ${userId} ORDER BY added_at DESC, product_id DESC`);
}

/** Returns the entries whose products are for sale. */
function toEntries(
  { snapshot }: Pick<GraphContext, 'snapshot'>,
  items: readonly WishlistRow[],
): WishlistEntry[] {
  return items.flatMap(({ productId, addedAt }) => {
    const product = snapshot.getProduct(productId);
    return product ? [{ product, addedAt }] : [];
  });
}

/** Adds a product to the wishlist. A product that is already on the wishlist keeps its position. */
export async function addToWishlist(
  context: GraphContext,
  { productId }: WishlistInput,
): Promise<WishlistEntry[]> {
  const { id: userId } = requireViewer(context);
  const product = context.snapshot.getProduct(productId);
  // The input may contain a slug instead of the id.
  if (product?.id !== productId) throw createNotForSaleError();

  const addProduct = async (work: DirectWork) => {
    const [, items] = await work.send(buildAccountLock(userId), readWishlistItems(userId));
    const entries = toEntries(context, items);
    if (items.some((item) => item.productId === productId)) return entries;
    if (entries.length >= MAX_WISHLIST_PRODUCTS) throw createWishlistFullError();
    const wishlistItem = { productId, addedAt: context.now };
    const [insertedCount] = await work.send(insertWishlistItem(userId, wishlistItem));
    if (insertedCount === 0) throw createNotForSaleError();
    return [{ product, addedAt: wishlistItem.addedAt }, ...entries];
  };
  return context.directWork(addProduct, { rows: [getAccountRowKey(userId)], slot: context.slot });
}

/** Inserts only if the product is for sale in the database, which can be ahead of the snapshot. */
function insertWishlistItem(userId: string, { productId, addedAt }: WishlistRow) {
  return write(Prisma.sql`
    INSERT INTO wishlist_items (user_id, product_id, added_at)
    SELECT ${userId}, id, ${addedAt} FROM products WHERE id = ${productId} AND status = ${forSale.status}`);
}

function createNotForSaleError() {
  return new DomainError('PRODUCT_NOT_FOR_SALE', 'productId');
}

function createWishlistFullError() {
  return new DomainError('WISHLIST_FULL', { most: MAX_WISHLIST_PRODUCTS }, 'productId');
}

/** Removes a product from the wishlist, even if it is no longer for sale. */
export async function removeFromWishlist(
  context: GraphContext,
  { productId }: WishlistInput,
): Promise<WishlistEntry[]> {
  const { id: userId } = requireViewer(context);
  const [, items] = await context.direct.send(
    write(Prisma.sql`DELETE FROM wishlist_items WHERE user_id = ${userId} AND product_id = ${productId}`),
    readWishlistItems(userId),
  );
  return toEntries(context, items);
}
