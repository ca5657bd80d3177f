import { DomainError } from '#domain/errors/errors.ts';
import { restockItems } from '#graph/modules/orders/change/restockItems.ts';
import type { ChangeContext } from '#graph/modules/orders/changeContext.ts';
import type { StockMove } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import type { ReturnWithLines } from './lockReturn.ts';

/** Received items of a line, and their destination. */
interface ReceivedItem {
  line: ReturnWithLines['lines'][number];
  /** Index in the input. */
  index: number;
  received: number;
  restock: boolean;
  locationId: string | null;
  note: string | null;
}

/**
 * Stocks received items at the given location, at their source location or in a workshop that does not serve
 * orders. Each line stores its location.
 */
export async function stockReturnedItems(
  work: Work,
  context: ChangeContext,
  orderId: string,
  receivedItems: readonly ReceivedItem[],
): Promise<void> {
  await assertActiveLocations(work.db, receivedItems);
  const workshopId = receivedItems.every(({ restock }) => restock) ? null : await findWorkshop(work.db);
  const restockedItems = receivedItems
    .filter(({ received }) => received > 0)
    .map(({ line, received, restock, locationId, note }) => ({
      line,
      chosen: locationId,
      isStocked: restock || locationId !== null || workshopId !== null,
      piece: {
        ...line.orderLine,
        quantity: received,
        locationId: locationId ?? (restock ? null : workshopId),
        note,
      },
    }))
    .filter(({ isStocked }) => isStocked);
  const items = restockedItems.map(({ piece }) => piece);
  const moves = await restockItems(work, context, { orderId, reason: 'RETURN', items });
  for (const { line, chosen } of restockedItems) {
    const locationId = chosen ?? findSingleLocation(moves, line.orderLine.variantId);
    if (locationId) await work.db.returnLine.update({ where: { id: line.id }, data: { locationId } });
  }
}

async function assertActiveLocations(tx: Transaction, receivedItems: readonly ReceivedItem[]): Promise<void> {
  const itemsWithLocation = receivedItems.filter(({ locationId }) => locationId !== null);
  if (itemsWithLocation.length === 0) return;
  const locations = await tx.location.findMany({ where: { isActive: true }, select: { id: true } });
  const itemWithUnknownLocation = itemsWithLocation.find(
    ({ locationId }) => !locations.some(({ id }) => id === locationId),
  );
  if (itemWithUnknownLocation)
    throw new DomainError('LOCATION_NOT_FOUND', `lines.${itemWithUnknownLocation.index}.locationId`);
}

async function findWorkshop(tx: Transaction): Promise<string | null> {
  const workshop = await tx.location.findFirst({
    where: { kind: 'WORKSHOP', isActive: true, servesOrders: false },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  return workshop?.id ?? null;
}

function findSingleLocation(moves: readonly StockMove[], variantId: string | null): string | null {
  const locations = new Set(
    moves.filter((move) => move.variantId === variantId).map(({ locationId }) => locationId),
  );
  const [place = null] = locations;
  return locations.size === 1 ? place : null;
}
