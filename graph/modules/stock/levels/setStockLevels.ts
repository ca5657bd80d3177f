import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { calculateStockChange, MAX_ROWS, stockRowsSchema } from '#domain/stock/stockRows.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { toUserErrors } from '#graph/errors/userErrors.ts';
import { type LockedStock, lockStockLevels } from '#graph/modules/catalog/lockStockLevels.ts';
import { moveStock, type StockMoveInput } from '#graph/modules/catalog/moveStock.ts';
import type { SetStockLevelsInput, StockRowInput, StockRowResult } from '#graph/schema/schema.generated.ts';
import { findBySkus, type NamedVariant } from './findBySkus.ts';

/** Maximum number of rows per transaction. Limits the number of variants locked at once. */
const ROWS_PER_TRANSACTION = 100;

/** Applies each row independently and returns its result. A row sees the changes of earlier rows. */
export async function setStockLevels(
  context: GraphContext,
  { rows, ...input }: SetStockLevelsInput,
): Promise<{ results: StockRowResult[] }> {
  const moveReason = parseInput(stockRowsSchema, input);
  if (rows.length === 0 || rows.length > MAX_ROWS)
    throw new DomainError('TOO_MANY_ROWS', { most: MAX_ROWS }, 'rows');

  const results: StockRowResult[] = [];
  const appliedRows: AppliedRows = new Map();
  for (let start = 0; start < rows.length; start += ROWS_PER_TRANSACTION)
    results.push(
      ...(await applyRows(context, rows.slice(start, start + ROWS_PER_TRANSACTION), {
        start,
        moveReason,
        appliedRows,
      })),
    );
  return { results };
}

/** First row applied to each variant and location. */
type AppliedRows = Map<string, { row: number; isDelta: boolean }>;

type MoveReason = Pick<StockMoveInput, 'reason' | 'note'>;

function applyRows(
  context: GraphContext,
  rows: readonly StockRowInput[],
  { start, moveReason, appliedRows }: { start: number; moveReason: MoveReason; appliedRows: AppliedRows },
): Promise<StockRowResult[]> {
  return context.work(async (work) => {
    const sizes = await findBySkus(
      work.db,
      rows.map(({ sku }) => sku),
    );
    const lockedStock = await lockStockLevels(
      work.db,
      [...sizes.values()].map(({ id }) => id),
    );
    const changes = new LevelChanges(lockedStock, { sizes, appliedRows });
    const results = rows.map((row, index) => changes.applyRow(row, start + index + 1));
    const moves = await moveStock(
      work,
      context,
      lockedStock,
      changes.moves.map((move) => ({ ...move, ...moveReason })),
    );
    if (moves.length > 0)
      await recordAudit(work.db, context, {
        action: 'stock.levels',
        entity: 'Stock',
        entityId: 'levels',
        ...changes.toAuditEntry(moveReason),
      });
    return results;
  });
}

type LevelDelta = Pick<StockMoveInput, 'variantId' | 'locationId' | 'delta'>;

/** Applies rows one after the other to the locked levels. */
class LevelChanges {
  readonly moves: LevelDelta[] = [];
  readonly #lockedStock: LockedStock;
  readonly #variantsBySku: ReadonlyMap<string, NamedVariant>;
  readonly #appliedRows: AppliedRows;

  constructor(
    lockedStock: LockedStock,
    { sizes, appliedRows }: { sizes: ReadonlyMap<string, NamedVariant>; appliedRows: AppliedRows },
  ) {
    this.#lockedStock = lockedStock;
    this.#variantsBySku = sizes;
    this.#appliedRows = appliedRows;
  }

  applyRow(row: StockRowInput, rowNumber: number): StockRowResult {
    const { sku } = row;
    const variant = this.#variantsBySku.get(sku.trim().toLowerCase());
    const location = this.#findLocation(row);
    try {
      if (!variant) throw new DomainError('SKU_NOT_FOUND', { sku }, 'sku');
      if (!location) throw new DomainError('LOCATION_NOT_FOUND', 'location');
      if (row.location == null && row.quantity != null) this.#expectNoOtherStock(variant.id, location.id);
      const key = `${variant.id} ${location.id}`;
      this.#expectNoDuplicate(row, key);
      const delta = calculateStockChange(row, this.#getLevel(variant.id, location.id));
      if (!this.#appliedRows.has(key))
        this.#appliedRows.set(key, { row: rowNumber, isDelta: row.delta != null });
      if (delta !== 0) this.moves.push({ variantId: variant.id, locationId: location.id, delta });
      return {
        row: rowNumber,
        sku,
        isApplied: true,
        ...this.#getQuantities(variant.id, location.id),
        error: null,
      };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const now =
        variant && location
          ? this.#getQuantities(variant.id, location.id)
          : { quantity: null, forSale: null };
      return { row: rowNumber, sku, isApplied: false, ...now, error: toUserErrors(error)[0] ?? null };
    }
  }

  /** Returns the changes for the audit entry, by SKU and location. */
  toAuditEntry({ reason, note }: MoveReason) {
    const locationNames = new Map(this.#lockedStock.locations.map(({ id, name }) => [id, name]));
    const changedLevels = [
      ...new Map(this.moves.map((move) => [`${move.variantId} ${move.locationId}`, move])).values(),
    ];
    const toAuditValues = (count: (variantId: string, locationId: string) => number) =>
      Object.fromEntries(
        changedLevels.map(({ variantId, locationId }) => [
          `${this.#lockedStock.variants.get(variantId)?.sku} · ${locationNames.get(locationId)}`,
          count(variantId, locationId),
        ]),
      );
    return {
      before: toAuditValues(this.#lockedStock.getLevel),
      after: {
        ...toAuditValues((variantId, locationId) => this.#getLevel(variantId, locationId)),
        reason,
        ...(note && { note }),
      },
    };
  }

  /** Throws if other locations have stock, since a quantity without a location could be meant as the total. */
  #expectNoOtherStock(variantId: string, locationId: string) {
    const otherLocations = this.#lockedStock.locations.filter(
      ({ id }) => this.#getLevel(variantId, id) !== 0,
    );
    if (otherLocations.some(({ id }) => id !== locationId))
      throw new DomainError(
        'LOCATION_REQUIRED',
        { locations: otherLocations.map(({ name }) => name) },
        'location',
      );
  }

  /**
   * Throws if two rows set the same level, since the later one would undo the earlier. Additions and removals may be
   * repeated.
   */
  #expectNoDuplicate({ delta }: StockRowInput, key: string) {
    const firstRow = this.#appliedRows.get(key);
    if (firstRow && !(firstRow.isDelta && delta != null))
      throw new DomainError('DUPLICATE_ROW', { first: firstRow.row }, 'sku');
  }

  #findLocation({ location }: StockRowInput) {
    const locationRef = location?.trim().toLowerCase() ?? MAIN_LOCATION_ID;
    return this.#lockedStock.locations.find(
      ({ id, name, isActive }) => isActive && (id === locationRef || name.toLowerCase() === locationRef),
    );
  }

  #getLevel(variantId: string, locationId: string): number {
    return this.moves
      .filter((move) => move.variantId === variantId && move.locationId === locationId)
      .reduce((level, { delta }) => level + delta, this.#lockedStock.getLevel(variantId, locationId));
  }

  #getQuantities(variantId: string, locationId: string) {
    const servingLocations = this.#lockedStock.locations.filter(({ servesOrders }) => servesOrders);
    const forSale = servingLocations.reduce((sum, { id }) => sum + this.#getLevel(variantId, id), 0);
    return { quantity: this.#getLevel(variantId, locationId), forSale };
  }
}
