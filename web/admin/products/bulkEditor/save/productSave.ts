import type { ApolloClient } from '@apollo/client';
import type { I18n } from '@lingui/core';
import type { StockNote } from '#web/admin/stock/stockReasons.ts';
import type { PieceEdits } from '../sheetCells.ts';
import type { SheetPiece, SizeStock } from '../sheetPieces.ts';
import type { CellProblems } from '../sheetProblems.ts';

/** A product and what is to be saved of it. */
export interface PieceWork {
  piece: SheetPiece;
  edits: PieceEdits;
}

/** What became of some cells of a product. */
export interface PieceOutcome {
  id: string;
  /** The product as it is now, where that is known. */
  piece?: SheetPiece;
  /** The cells that are saved. */
  saved?: readonly string[];
  /** Why others are not, by the cell. */
  refused?: CellProblems;
}

export interface Saving {
  client: ApolloClient;
  i18n: I18n;
  why: StockNote;
  /** Hears what became of each product, as soon as that is known. */
  tell: (outcome: PieceOutcome) => void;
}

/** A product with another stock of a size. */
export function withStock(
  piece: SheetPiece,
  variantId: string,
  change: (stock: SizeStock) => SizeStock,
): SheetPiece {
  const stock = piece.stock[variantId] ?? { levels: {}, lowStock: null, lowAt: 0 };
  return { ...piece, stock: { ...piece.stock, [variantId]: change(stock) } };
}
