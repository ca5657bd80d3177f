import type { ApolloClient } from '@apollo/client';
import type { I18n } from '@lingui/core';
import { readNumber } from '#domain/text/numbers.ts';
import { inCalls } from '#web/admin/list/bulk/inCalls.ts';
import type { ProblemFragment } from '#web/api/Problem.generated.ts';
import { messageFor, toField } from '../editor/productResolver.ts';
import type { StockNote } from '../editor/sizes/saveStock.ts';
import { readSheet, toStock } from './readSheet.ts';
import {
  SaveSheetLowStockDocument,
  SaveSheetProductsDocument,
  SaveSheetStockDocument,
} from './Sheet.generated.ts';
import { locationOf, type PieceEdits, partsOf, savedText } from './sheetCells.ts';
import { isOfUpdate, toUpdate } from './sheetInput.ts';
import type { SheetPiece, SizeStock } from './sheetPieces.ts';
import { type CellProblems, cellOf } from './sheetProblems.ts';

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

interface Saving {
  client: ApolloClient;
  i18n: I18n;
  why: StockNote;
  /** Hears what became of each product, as soon as that is known. */
  tell: (outcome: PieceOutcome) => void;
}

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
  await saveStock(latest(), { ...saving, tell }, now);
  await saveLow(latest(), { ...saving, tell }, now);
}

async function saveProducts(works: readonly PieceWork[], saving: Saving): Promise<void> {
  const { client, tell } = saving;
  const changed = works.flatMap((work) => {
    const input = toUpdate(work.piece, work.edits);
    return input ? [{ ...work, input }] : [];
  });
  for (const some of inCalls(changed)) {
    const { data } = await client.mutate({
      mutation: SaveSheetProductsDocument,
      variables: { input: { rows: some.map(({ input }) => input) } },
      fetchPolicy: 'no-cache',
    });
    const { results, errors = [] } = data?.updateProducts ?? {};
    const outdated: PieceWork[] = [];
    for (const [index, { piece, edits }] of some.entries()) {
      const { id } = piece.product;
      const { product, errors: own = errors } = results?.[index] ?? {};
      if (product) tell({ id, piece: { ...piece, product }, saved: Object.keys(edits).filter(isOfUpdate) });
      else if (own.some(({ code }) => code === 'CONFLICT')) outdated.push({ piece, edits });
      else tell({ id, refused: toProblems(piece, own, edits) });
    }
    await goOnFrom(outdated, saving);
  }
}

/** Products that somebody else has changed meanwhile are read anew; what was typed stays over them. */
async function goOnFrom(works: readonly PieceWork[], { client, i18n, tell }: Saving): Promise<void> {
  if (works.length === 0) return;
  const ids = works.map(({ piece }) => piece.product.id);
  const { pieces } = await readSheet(client, { ids, filter: {}, sort: 'NEWEST' });
  for (const { piece: before, edits } of works) {
    const { id } = before.product;
    const piece = pieces.find(({ product }) => product.id === id);
    if (!piece) {
      tell({ id, refused: { name: i18n.t('This product was deleted meanwhile.') } });
      continue;
    }
    const theirs = Object.keys(edits).filter((cell) => savedText(piece, cell) !== savedText(before, cell));
    tell({
      id,
      piece,
      refused: {
        name: i18n.t('Somebody else has changed this product meanwhile. Look at it, and save again.'),
        ...Object.fromEntries(
          theirs.map((cell) => [
            cell,
            i18n.t('Somebody else has set this to “{text}” meanwhile.', {
              text: savedText(piece, cell) || '–',
            }),
          ]),
        ),
      },
    });
  }
}

/** What the server says of a field, at the cell that shows it; what is missing for a status, at the status. */
function toProblems(piece: SheetPiece, errors: readonly ProblemFragment[], edits: PieceEdits): CellProblems {
  const found: Record<string, string> = {};
  for (const { field, message } of errors) {
    const named = field ? toField(field) : '';
    const cell = 'status' in edits && FOR_SALE.has(named) ? 'status' : cellOf(piece, named);
    found[cell] = [found[cell], messageFor(named, message)].filter(Boolean).join(' ');
  }
  return found;
}

/** What is not in a sheet and has to be there before a product is put up for sale. */
const FOR_SALE = new Set(['description', 'images']);

interface StockCell {
  id: string;
  variantId: string;
  cell: string;
  sku: string;
  location: string;
  quantity: number;
  expected: number;
}

/** A count says what it was read as, and is refused where there are others by now. */
async function saveStock(
  works: readonly PieceWork[],
  { client, why, tell }: Saving,
  now: ReadonlyMap<string, SheetPiece>,
): Promise<void> {
  const cells = works.flatMap(({ piece, edits }) =>
    Object.entries(edits).flatMap(([cell, text]): StockCell[] => {
      const { variantId, column } = partsOf(cell);
      const location = locationOf(column);
      const variant = piece.product.variants.find(({ id }) => id === variantId);
      const quantity = readNumber(text);
      if (location === null || !variant || quantity === undefined) return [];
      const expected = piece.stock[variant.id]?.levels[location] ?? 0;
      const { id, sku } = variant;
      return [{ id: piece.product.id, variantId: id, cell, sku, location, quantity, expected }];
    }),
  );
  for (const some of inCalls(cells)) {
    const rows = some.map(({ sku, location, quantity, expected }) => ({ sku, location, quantity, expected }));
    const { data } = await client.mutate({
      mutation: SaveSheetStockDocument,
      variables: { input: { rows, reason: why.reason, note: why.note.trim() || null } },
      fetchPolicy: 'no-cache',
    });
    const { results, errors = [] } = data?.setStockLevels ?? {};
    for (const [index, { id, variantId, cell, location }] of some.entries()) {
      const result = results?.[index];
      const known = now.get(id);
      const piece =
        known && result?.quantity != null
          ? withStock(known, variantId, (stock) => ({
              ...stock,
              levels: { ...stock.levels, [location]: result.quantity ?? 0 },
            }))
          : undefined;
      const problem = result?.error ?? errors[0];
      tell({
        id,
        ...(piece && { piece }),
        ...(result?.ok ? { saved: [cell] } : { refused: { [cell]: problem?.message ?? '' } }),
      });
    }
  }
}

interface LowCell {
  id: string;
  variantId: string;
  cell: string;
  sku: string;
  lowStock: number | null;
}

/** Sizes that are low at as many are set together. */
async function saveLow(
  works: readonly PieceWork[],
  { client, tell }: Saving,
  now: ReadonlyMap<string, SheetPiece>,
): Promise<void> {
  const cells = works.flatMap(({ piece, edits }) =>
    Object.entries(edits).flatMap(([cell, text]): LowCell[] => {
      const { variantId, column } = partsOf(cell);
      const variant = piece.product.variants.find(({ id }) => id === variantId);
      if (column !== 'low' || !variant) return [];
      const { id, sku } = variant;
      return [{ id: piece.product.id, variantId: id, cell, sku, lowStock: readNumber(text) ?? null }];
    }),
  );
  for (const level of new Set(cells.map(({ lowStock }) => lowStock)))
    for (const some of inCalls(cells.filter(({ lowStock }) => lowStock === level)))
      await saveLevel(some, level);

  async function saveLevel(some: readonly LowCell[], lowStock: number | null): Promise<void> {
    if (some.length === 0) return;
    const { data } = await client.mutate({
      mutation: SaveSheetLowStockDocument,
      variables: { input: { skus: some.map(({ sku }) => sku), lowStock } },
      fetchPolicy: 'no-cache',
    });
    const { items, errors = [] } = data?.setLowStock ?? {};
    const [error] = errors;
    if (!items) {
      // One that is not there any more refuses the others of its call as well: these are asked for without it.
      const missing = some[Number(error?.field?.split('.')[1] ?? Number.NaN)];
      for (const { id, cell } of missing ? [missing] : some)
        tell({ id, refused: { [cell]: error?.message ?? '' } });
      return missing
        ? saveLevel(
            some.filter((one) => one !== missing),
            lowStock,
          )
        : undefined;
    }
    for (const { id, variantId, cell } of some) {
      const item = items.find((one) => one.id === variantId);
      const known = now.get(id);
      tell({
        id,
        saved: [cell],
        ...(known && item && { piece: withStock(known, variantId, () => toStock(item)) }),
      });
    }
  }
}

function withStock(
  piece: SheetPiece,
  variantId: string,
  change: (stock: SizeStock) => SizeStock,
): SheetPiece {
  const stock = piece.stock[variantId] ?? { levels: {}, lowStock: null, lowAt: 0 };
  return { ...piece, stock: { ...piece.stock, [variantId]: change(stock) } };
}
