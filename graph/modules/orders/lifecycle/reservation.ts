import type { MovingStock } from '#graph/modules/catalog/moveStock.ts';
import type { Order, OrderLine, OrderProposal } from '#graph/prisma/generated/client.ts';
import type { Work } from '#graph/work/work.ts';
import { holdStock } from '../held/holdStock.ts';
import type { Piece } from '../held/pieces.ts';
import { putBackStock } from '../held/putBackStock.ts';

/** What is set aside for a proposal beside the order's own pieces. */
export function reservedFor(proposal: OrderProposal | null): Piece[] {
  // Written by proposeEdit from the same type.
  return proposal?.status === 'OPEN' ? (proposal.reserved as unknown as Piece[]) : [];
}

/** The pieces that an order holds now: its own, where they are set aside, and what is reserved for its proposal. */
export function heldPieces(order: Order, lines: readonly OrderLine[], open: OrderProposal | null): Piece[] {
  return [...(order.stockHeld ? lines.map(toPiece) : []), ...reservedFor(open)];
}

/** How many more of each piece the one list has than the other. */
export function piecesBeyond(some: readonly Piece[], others: readonly Piece[]): Piece[] {
  const left = countsOf(others);
  const beyond = new Map<string, Piece>();
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

export function countsOf(pieces: readonly Piece[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { variantId, quantity } of pieces)
    if (variantId !== null) counts.set(variantId, (counts.get(variantId) ?? 0) + quantity);
  return counts;
}

export function toPiece({ name, size, variantId, productId, quantity }: OrderLine): Piece {
  return { name, size, variantId, productId, quantity };
}

interface Exchange {
  orderId: string;
  from: readonly Piece[];
  to: readonly Piece[];
  /** Whether it is set aside or free again, or the order itself has become another. */
  reason: 'RESERVED' | 'ORDER_CHANGED';
}

/**
 * Takes what an order is to hold and does not yet, and gives back what it holds and shall not. Answers what is missing:
 * then nothing was moved.
 */
export async function exchangePieces(
  work: Work,
  context: MovingStock,
  { orderId, from, to, reason }: Exchange,
): Promise<string[]> {
  const more = piecesBeyond(to, from);
  const missing = more.length > 0 ? await holdStock(work, context, { orderId, pieces: more, reason }) : [];
  if (missing.length > 0) return missing;
  const fewer = piecesBeyond(from, to);
  if (fewer.length > 0) await putBackStock(work, context, { orderId, reason, pieces: fewer });
  return [];
}
