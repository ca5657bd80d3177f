import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { queueAlerts } from '#graph/modules/messages/queueAlerts.ts';
import { Prisma, type StockMove, type StockReason } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import { stockChanged } from '#graph/work/storeEvents.ts';
import type { Work } from '#graph/work/work.ts';
import type { HeldLevels } from './holdLevels.ts';

/** What changes of a variant's stock, at one location. */
export interface Move {
  variantId: string;
  locationId: string;
  delta: number;
  reason: StockReason;
  note?: string | null;
  orderId?: string | null;
  /** The number of the receipt, transfer or stock-take. */
  document?: string | null;
}

/** Who moves stock, and when: somebody who asks, or a job. */
export type MovingStock = Pick<GraphContext, 'viewer' | 'now'>;

type Sum = readonly [id: string, quantity: number];

/**
 * The one way in which stock changes but for an order that is placed: the levels, what is for sale of each size and
 * product, and a line in the ledger for each change. `held` is what `holdLevels` has read in this transaction of these
 * variants, and is used up. Throws where a location has fewer than are taken.
 */
export async function moveStock(
  work: Work,
  { viewer, now }: MovingStock,
  held: HeldLevels,
  moves: readonly Move[],
): Promise<StockMove[]> {
  const real = moves.filter(({ delta }) => delta !== 0);
  if (real.length === 0) return [];
  await writeLevels(work.db, held, real);

  const serving = new Set(held.places.filter(({ serves }) => serves).map(({ id }) => id));
  const forSale = real.filter(({ locationId }) => serving.has(locationId));
  const ofVariants = sums(forSale, ({ variantId }) => variantId);
  const productOf = ({ variantId }: Move) => held.variants.get(variantId)?.productId;
  const ofProducts = sums(forSale, productOf);
  // Variants come before products and each by id, as when an order takes them, so that nobody waits in a ring.
  if (ofVariants.length > 0) await work.db.$executeRaw(add('variants', ofVariants));
  // Those of which no more and no fewer are for sale lie elsewhere now.
  const stamped = new Set(ofVariants.map(([id]) => id));
  await touch(
    work.db,
    'variants',
    real.flatMap(({ variantId }) => (stamped.has(variantId) ? [] : [variantId])),
  );
  if (ofProducts.length > 0) await work.db.$executeRaw(add('products', ofProducts));

  const written = real.map(({ note = null, orderId = null, document = null, ...move }) => ({
    id: uuidv7(),
    ...move,
    note,
    orderId,
    document,
    actorId: viewer?.id ?? null,
    at: now,
  }));
  await work.db.stockMove.createMany({ data: written });
  // Also where nothing else is for sale than before: whoever follows the stock hears of it.
  work.publish(stockChanged([...new Set(real.flatMap((move) => productOf(move) ?? []))]));
  const back = ofProducts.filter(([, quantity]) => quantity > 0).map(([id]) => id);
  if (back.length > 0) await queueAlerts(work, back);
  return written;
}

async function writeLevels(tx: Transaction, held: HeldLevels, moves: readonly Move[]): Promise<void> {
  const after = new Map<string, { variantId: string; locationId: string; quantity: number }>();
  for (const { variantId, locationId, delta } of moves) {
    const key = `${variantId} ${locationId}`;
    const before = after.get(key)?.quantity ?? held.at(variantId, locationId);
    after.set(key, { variantId, locationId, quantity: before + delta });
  }
  for (const { variantId, locationId, quantity } of after.values())
    if (quantity < 0)
      throw new DomainError('STOCK_BELOW_ZERO', { stock: held.at(variantId, locationId) }, 'delta');
  const rows = [...after.values()].map(
    ({ variantId, locationId, quantity }) => Prisma.sql`(${variantId}, ${locationId}, ${quantity})`,
  );
  // They are held, so that what was read still holds.
  await tx.$executeRaw`
    INSERT INTO stock_levels (variant_id, location_id, quantity) VALUES ${Prisma.join(rows)}
    ON DUPLICATE KEY UPDATE quantity = VALUES(quantity)`;
}

function add(table: 'variants' | 'products', changes: readonly Sum[]): Prisma.Sql {
  const cases = changes.map(([id, quantity]) => Prisma.sql`WHEN ${id} THEN ${quantity}`);
  const ids = changes.map(([id]) => id);
  const after = Prisma.sql`stock + CASE id ${Prisma.join(cases, ' ')} END`;
  // Written first: what stands behind it in the statement may see the stock as it is then.
  const most = table === 'variants' ? Prisma.sql`most_stock = GREATEST(most_stock, ${after}),` : Prisma.empty;
  return Prisma.sql`
    UPDATE ${Prisma.raw(table)} SET ${most} stock = ${after}
    WHERE id IN (${Prisma.join(ids)}) ORDER BY id`;
}

/** By id, without those whose changes cancel each other out. */
function sums(moves: readonly Move[], idOf: (move: Move) => string | undefined): Sum[] {
  const found = new Map<string, number>();
  for (const move of moves) {
    const id = idOf(move);
    if (id) found.set(id, (found.get(id) ?? 0) + move.delta);
  }
  return [...found].filter(([, quantity]) => quantity !== 0).sort(([one], [other]) => (one < other ? -1 : 1));
}
