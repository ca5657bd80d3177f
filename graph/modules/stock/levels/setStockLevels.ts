import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { MAX_ROWS, stockChange, stockRowsSchema } from '#domain/stock/stockRows.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { userErrors } from '#graph/errors/userErrors.ts';
import { type LockedStock, lockStockLevels } from '#graph/modules/catalog/lockStockLevels.ts';
import { moveStock, type StockMoveInput } from '#graph/modules/catalog/moveStock.ts';
import type { SetStockLevelsInput, StockRowInput, StockRowResult } from '#graph/schema/schema.generated.ts';
import { findBySkus, type NamedSize } from './findBySkus.ts';

/** Maximum number of rows per transaction, which limits the locked variants. */
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
      ...(await writeRows(context, rows.slice(start, start + ROWS_PER_TRANSACTION), {
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

function writeRows(
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

type Delta = Pick<StockMoveInput, 'variantId' | 'locationId' | 'delta'>;

/** Applies rows one after the other to the locked levels. */
class LevelChanges {
  readonly moves: Delta[] = [];
  readonly #held: LockedStock;
  readonly #sizes: ReadonlyMap<string, NamedSize>;
  readonly #done: AppliedRows;

  constructor(
    lockedStock: LockedStock,
    { sizes, appliedRows }: { sizes: ReadonlyMap<string, NamedSize>; appliedRows: AppliedRows },
  ) {
    this.#held = lockedStock;
    this.#sizes = sizes;
    this.#done = appliedRows;
  }

  applyRow(row: StockRowInput, number: number): StockRowResult {
    const { sku } = row;
    const size = this.#sizes.get(sku.trim().toLowerCase());
    const place = this.#findLocation(row);
    try {
      if (!size) throw new DomainError('SKU_NOT_FOUND', { sku }, 'sku');
      if (!place) throw new DomainError('LOCATION_NOT_FOUND', 'location');
      if (row.location == null && row.quantity != null) this.#expectNowhereElse(size.id, place.id);
      const key = `${size.id} ${place.id}`;
      this.#expectOnce(row, key);
      const delta = stockChange(row, this.#getLevel(size.id, place.id));
      if (!this.#done.has(key)) this.#done.set(key, { row: number, isDelta: row.delta != null });
      if (delta !== 0) this.moves.push({ variantId: size.id, locationId: place.id, delta });
      return { row: number, sku, isApplied: true, ...this.#now(size.id, place.id), error: null };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const now = size && place ? this.#now(size.id, place.id) : { quantity: null, forSale: null };
      return { row: number, sku, isApplied: false, ...now, error: userErrors(error)[0] ?? null };
    }
  }

  /** Returns the changes for the audit, by SKU and location. */
  toAuditEntry({ reason, note }: MoveReason) {
    const names = new Map(this.#held.locations.map(({ id, name }) => [id, name]));
    const changed = [
      ...new Map(this.moves.map((move) => [`${move.variantId} ${move.locationId}`, move])).values(),
    ];
    const of = (count: (variantId: string, locationId: string) => number) =>
      Object.fromEntries(
        changed.map(({ variantId, locationId }) => [
          `${this.#held.variants.get(variantId)?.sku} · ${names.get(locationId)}`,
          count(variantId, locationId),
        ]),
      );
    return {
      before: of(this.#held.getLevel),
      after: {
        ...of((variantId, locationId) => this.#getLevel(variantId, locationId)),
        reason,
        ...(note && { note }),
      },
    };
  }

  /** Throws if other locations have stock, since a quantity without a location could mean the total. */
  #expectNowhereElse(variantId: string, locationId: string) {
    const places = this.#held.locations.filter(({ id }) => this.#getLevel(variantId, id) !== 0);
    if (places.some(({ id }) => id !== locationId))
      throw new DomainError('LOCATION_REQUIRED', { locations: places.map(({ name }) => name) }, 'location');
  }

  /**
   * Throws if two rows set the same level, since the later one would undo the earlier. Additions and removals may be
   * repeated.
   */
  #expectOnce({ delta }: StockRowInput, key: string) {
    const first = this.#done.get(key);
    if (first && !(first.isDelta && delta != null))
      throw new DomainError('DUPLICATE_ROW', { first: first.row }, 'sku');
  }

  #findLocation({ location }: StockRowInput) {
    const locationRef = location?.trim().toLowerCase() ?? MAIN_LOCATION_ID;
    return this.#held.locations.find(
      ({ id, name, isActive }) => isActive && (id === locationRef || name.toLowerCase() === locationRef),
    );
  }

  #getLevel(variantId: string, locationId: string): number {
    return this.moves
      .filter((move) => move.variantId === variantId && move.locationId === locationId)
      .reduce((level, { delta }) => level + delta, this.#held.getLevel(variantId, locationId));
  }

  #now(variantId: string, locationId: string) {
    const serving = this.#held.locations.filter(({ servesOrders: isServingOrders }) => isServingOrders);
    const forSale = serving.reduce((sum, { id }) => sum + this.#getLevel(variantId, id), 0);
    return { quantity: this.#getLevel(variantId, locationId), forSale };
  }
}
