import { forSale } from '#domain/catalog/catalogTerms.ts';
import { MAX_WISHES } from '#domain/customers/shopperLists.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { accountLock, accountRow } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import { write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { WishlistInput } from '#graph/schema/schema.generated.ts';
import type { DirectWork } from '#graph/work/work.ts';
import { toEntries, type Wish, type WishlistEntry, wishesOf } from './listWishlist.ts';

/** Puts a piece on the wishlist; one that is there already stays where it is. */
export async function addToWishlist(
  context: GraphContext,
  { productId }: WishlistInput,
): Promise<WishlistEntry[]> {
  const { id: userId } = requireViewer(context);
  const product = context.snapshot.product(productId);
  // It is found by its slug too.
  if (product?.id !== productId) throw notForSale();

  const add = async (work: DirectWork) => {
    const [, wishes] = await work.send(accountLock(userId), wishesOf(userId));
    const entries = toEntries(context, wishes);
    if (wishes.some((wish) => wish.productId === productId)) return entries;
    if (entries.length >= MAX_WISHES) throw full();
    const wish = { productId, addedAt: context.now };
    const [added] = await work.send(insertWish(userId, wish));
    if (added === 0) throw notForSale();
    return [{ product, addedAt: wish.addedAt }, ...entries];
  };
  return context.directWork(add, { rows: [accountRow(userId)], place: context.place });
}

/** Only where the piece is for sale at this moment, whatever the snapshot says. */
function insertWish(userId: string, { productId, addedAt }: Wish) {
  return write(Prisma.sql`
    INSERT INTO wishlist_items (user_id, product_id, added_at)
    SELECT ${userId}, id, ${addedAt} FROM products WHERE id = ${productId} AND status = ${forSale.status}`);
}

function notForSale() {
  return new DomainError('PRODUCT_NOT_FOR_SALE', 'productId');
}

function full() {
  return new DomainError('WISHLIST_FULL', { most: MAX_WISHES }, 'productId');
}
