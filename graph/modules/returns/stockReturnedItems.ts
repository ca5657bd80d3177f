import { DomainError } from '#domain/errors/errors.ts';
import type { Acting } from '#graph/modules/orders/acting.ts';
import { putBackStock } from '#graph/modules/orders/held/putBackStock.ts';
import type { StockMove } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { Work } from '#graph/work/work.ts';
import type { HeldReturn } from './withReturn.ts';

/** What came of a line, and where it goes. */
interface Came {
  line: HeldReturn['lines'][number];
  /** Its place in what was sent. */
  index: number;
  received: number;
  restock: boolean;
  locationId: string | null;
  note: string | null;
}

/**
 * Puts what came where somebody says; otherwise back where it was taken from, or to the workshop where the store has one
 * that sells nothing. Each line keeps where it lies.
 */
export async function putAway(
  work: Work,
  context: Acting,
  orderId: string,
  came: readonly Came[],
): Promise<void> {
  await expectInUse(work.db, came);
  const workshopId = came.every(({ restock }) => restock) ? null : await findWorkshop(work.db);
  const put = came
    .filter(({ received }) => received > 0)
    .map(({ line, received, restock, locationId, note }) => ({
      line,
      chosen: locationId,
      isCounted: restock || locationId !== null || workshopId !== null,
      piece: {
        ...line.orderLine,
        quantity: received,
        locationId: locationId ?? (restock ? null : workshopId),
        note,
      },
    }))
    .filter(({ isCounted }) => isCounted);
  const pieces = put.map(({ piece }) => piece);
  const moves = await putBackStock(work, context, { orderId, reason: 'RETURN', pieces });
  for (const { line, chosen } of put) {
    const locationId = chosen ?? onlyPlace(moves, line.orderLine.variantId);
    if (locationId) await work.db.returnLine.update({ where: { id: line.id }, data: { locationId } });
  }
}

async function expectInUse(tx: Transaction, came: readonly Came[]): Promise<void> {
  const named = came.filter(({ locationId }) => locationId !== null);
  if (named.length === 0) return;
  const places = await tx.location.findMany({ where: { isActive: true }, select: { id: true } });
  const stranger = named.find(({ locationId }) => !places.some(({ id }) => id === locationId));
  if (stranger) throw new DomainError('LOCATION_NOT_FOUND', `lines.${stranger.index}.locationId`);
}

async function findWorkshop(tx: Transaction): Promise<string | null> {
  const workshop = await tx.location.findFirst({
    where: { kind: 'WORKSHOP', isActive: true, servesOrders: false },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  return workshop?.id ?? null;
}

function onlyPlace(moves: readonly StockMove[], variantId: string | null): string | null {
  const places = new Set(
    moves.filter((move) => move.variantId === variantId).map(({ locationId }) => locationId),
  );
  const [place = null] = places;
  return places.size === 1 ? place : null;
}
