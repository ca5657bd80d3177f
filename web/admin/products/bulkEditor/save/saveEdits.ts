import type { PieceOutcome, PieceWork, Saving } from './pieceWork.ts';
import { saveLow } from './saveLow.ts';
import { saveProducts } from './saveProducts.ts';
import { saveStockCells } from './saveStockCells.ts';

/**
 * Saves what is changed, in calls of a few: the products, then what their sizes have in stock, then at how many these are
 * low. Each row is saved or refused by itself.
 */
export async function saveSheet(works: readonly PieceWork[], saving: Saving): Promise<void> {
  const now = new Map(works.map(({ piece }) => [piece.product.id, piece]));
  const tell = (outcome: PieceOutcome) => {
    if (outcome.piece) now.set(outcome.id, outcome.piece);
    saving.tell(outcome);
  };
  await saveProducts(works, { ...saving, tell });
  const latest = () =>
    works.map(({ piece, edits }) => ({ piece: now.get(piece.product.id) ?? piece, edits }));
  await saveStockCells(latest(), { ...saving, tell }, now);
  await saveLow(latest(), { ...saving, tell }, now);
}
