import type { StockActor } from '#graph/modules/catalog/moveStock.ts';
import type { Order, OrderLine, OrderProposal } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import type { OrderItem } from '../change/orderItems.ts';
import { reserveStock } from '../change/reserveStock.ts';
import { restockItems } from '../change/restockItems.ts';

/** Returns the items reserved for a proposal, in addition to the order's own. */
export function getProposalItems(proposal: OrderProposal | null): OrderItem[] {
  // Written by proposeEdit from the same type.
  return proposal?.status === 'OPEN' ? (proposal.reserved as unknown as OrderItem[]) : [];
}

/** Returns the items reserved for an order: its own if they are reserved, plus those of its proposal. */
export function getReservedItems(
  order: Order,
  lines: readonly OrderLine[],
  openProposal: OrderProposal | null,
): OrderItem[] {
  return [...(order.isStockReserved ? lines.map(toOrderItem) : []), ...getProposalItems(openProposal)];
}

/** Returns the items by which the first list exceeds the second. */
export function findExcessItems(
  requiredItems: readonly OrderItem[],
  coveredItems: readonly OrderItem[],
): OrderItem[] {
  const remainingQuantities = countByVariant(coveredItems);
  const excessByVariant = new Map<string, OrderItem>();
  for (const item of requiredItems) {
    if (item.variantId === null) continue;
    const reservedQuantity = remainingQuantities.get(item.variantId) ?? 0;
    const quantity = Math.max(0, item.quantity - reservedQuantity);
    remainingQuantities.set(item.variantId, Math.max(0, reservedQuantity - item.quantity));
    const excess = (excessByVariant.get(item.variantId)?.quantity ?? 0) + quantity;
    if (excess > 0) excessByVariant.set(item.variantId, { ...item, quantity: excess });
  }
  return [...excessByVariant.values()];
}

export function countByVariant(items: readonly OrderItem[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { variantId, quantity } of items)
    if (variantId !== null) quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity);
  return quantities;
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
 * Reserves items the order needs and releases those it no longer needs. Returns the names of missing items. If any
 * are missing, nothing changes.
 */
export async function exchangeReservations(
  work: Work,
  context: StockActor,
  { orderId, from, to, reason }: ReservationExchange,
): Promise<string[]> {
  const excess = findExcessItems(to, from);
  const missingNames =
    excess.length > 0 ? await reserveStock(work, context, { orderId, items: excess, reason }) : [];
  if (missingNames.length > 0) return missingNames;
  const releasedItems = findExcessItems(from, to);
  if (releasedItems.length > 0) await restockItems(work, context, { orderId, reason, items: releasedItems });
  return [];
}
