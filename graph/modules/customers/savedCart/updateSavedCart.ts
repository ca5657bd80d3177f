import type { z } from 'zod';
import { parseInput } from '#domain/errors/problems.ts';
import { savedCartSchema } from '#domain/orders/cart/savedCartSchema.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import { createUserError } from '#graph/errors/userErrors.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { UpdateSavedCartInput, UserError } from '#graph/schema/schema.generated.ts';
import { readSavedCart, type StoredCart } from './readSavedCart.ts';

type SavedCartInput = z.output<typeof savedCartSchema>;

interface SavedCartResult {
  savedCart: StoredCart;
  errors: UserError[];
}

/** Replaces the saved cart. If the given version is outdated, changes nothing and returns the current cart. */
export async function updateSavedCart(
  context: GraphContext,
  rawInput: UpdateSavedCartInput,
): Promise<SavedCartResult> {
  const { id: userId } = requireViewer(context);
  const cart = parseInput(savedCartSchema, rawInput);

  return withAccount(context, userId, async (work) => {
    const before = await readSavedCart(work.db, userId);
    if (before.version !== cart.version)
      return { savedCart: before, errors: [createUserError('CART_CHANGED_ELSEWHERE', 'version')] };
    await writeSavedCart(work.db, userId, cart, context.now);
    return { savedCart: await readSavedCart(work.db, userId), errors: [] };
  });
}

async function writeSavedCart(
  tx: Transaction,
  userId: string,
  cart: SavedCartInput,
  savedAt: Date,
): Promise<void> {
  const { couponCode, lines } = cart;
  const cartColumns = { couponCode, savedAt, version: cart.version + 1 };
  await tx.savedCart.upsert({ where: { userId }, create: { userId, ...cartColumns }, update: cartColumns });
  await tx.savedCartLine.deleteMany({ where: { userId } });
  const existingProducts = await tx.product.findMany({
    where: { id: { in: lines.map(({ productId }) => productId) } },
    select: { id: true },
  });
  const existingIds = new Set(existingProducts.map(({ id }) => id));
  await tx.savedCartLine.createMany({
    data: lines
      .filter(({ productId }) => existingIds.has(productId))
      .map((line, position) => ({ ...line, userId, position })),
  });
}
