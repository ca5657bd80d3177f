import type { StockActor } from '#graph/modules/catalog/moveStock.ts';
import type { Order, OrderLine, OrderProposal } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import type { OrderItem } from '../change/orderItems.ts';
import { reserveStock } from '../change/reserveStock.ts';
import { restockItems } from '../change/restockItems.ts';

/** Returns the items reserved for a proposal, besides the order's own. */
export function proposalItems(proposal: OrderProposal | null): OrderItem[] {
  // Written by proposeEdit from the same type.
  return proposal?.status === 'OPEN' ? (proposal.reserved as unknown as OrderItem[]) : [];
}

/** Returns the items an order holds: its own if they are reserved, plus those of its proposal. */
export function reservedItems(
  order: Order,
  lines: readonly OrderLine[],
  open: OrderProposal | null,
): OrderItem[] {
  return [...(order.stockHeld ? lines.map(toOrderItem) : []), ...proposalItems(open)];
}

/** Returns the items by which the first list exceeds the second. */
export function itemsBeyond(some: readonly OrderItem[], others: readonly OrderItem[]): OrderItem[] {
  const left = countsOf(others);
  const beyond = new Map<string, OrderItem>();
  for (const piece of some) {
    if (piece.variantId === null) continue;
    const have = left.get(piece.variantId) ?? 0;
    const quantity = Math.max(0, piece.quantity - have);
    left.set(piece.variantId, Math.max(0, have - piece.quantity));
    const more = (beyond.get(piece.variantId)?.quantity ?? 0) + quantity;
    if (more > 0) beyond.set(piece.variantId, { ...piece, quantity: more });
  }
  return [...beyond.values()];
}

export function countsOf(pieces: readonly OrderItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { variantId, quantity } of pieces)
    if (variantId !== null) counts.set(variantId, (counts.get(variantId) ?? 0) + quantity);
  return counts;
}

export function toOrderItem({ name, size, variantId, productId, quantity }: OrderLine): OrderItem {
  return { name, size, variantId, productId, quantity };
}

interface ReservationExchange {
  orderId: string;
  from: readonly OrderItem[];
  to: readonly OrderItem[];
  /** RESERVED for a reservation made or released, ORDER_CHANGED if the order itself changes. */
  reason: 'RESERVED' | 'ORDER_CHANGED';
}

/**
 * Reserves items the order needs and releases those it no longer needs. Returns the names of missing items; nothing
 * is moved then.
 */
export async function exchangeReservations(
  work: Work,
  context: StockActor,
  { orderId, from, to, reason }: ReservationExchange,
): Promise<string[]> {
  const more = itemsBeyond(to, from);
  const missing = more.length > 0 ? await reserveStock(work, context, { orderId, items: more, reason }) : [];
  if (missing.length > 0) return missing;
  const fewer = itemsBeyond(from, to);
  if (fewer.length > 0) await restockItems(work, context, { orderId, reason, items: fewer });
  return [];
}
