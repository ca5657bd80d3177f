import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { MAX_ROWS, rowDelta, stockRowsSchema } from '#domain/stock/stockRows.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { userErrors } from '#graph/errors/userErrors.ts';
import { type HeldLevels, holdLevels } from '#graph/modules/catalog/holdLevels.ts';
import { type Move, moveStock } from '#graph/modules/catalog/moveStock.ts';
import type { SetStockLevelsInput, StockRowInput, StockRowResult } from '#graph/schema/schema.generated.ts';
import { findBySkus, type NamedSize } from './findBySkus.ts';

/** So many rows are written together: a transaction holds no more sizes than that. */
const TOGETHER = 100;

/** Does each row by itself and answers what became of it. A row sees what the rows before it have done. */
export async function setStockLevels(
  context: GraphContext,
  { rows, ...input }: SetStockLevelsInput,
): Promise<{ results: StockRowResult[] }> {
  const why = parseInput(stockRowsSchema, input);
  if (rows.length === 0 || rows.length > MAX_ROWS)
    throw new DomainError('ROWS_TOO_MANY', { most: MAX_ROWS }, 'rows');

  const results: StockRowResult[] = [];
  const done: Done = new Map();
  for (let start = 0; start < rows.length; start += TOGETHER)
    results.push(...(await writeRows(context, rows.slice(start, start + TOGETHER), { start, why, done })));
  return { results };
}

/** The row that was done first of a size at a location, by both. */
type Done = Map<string, { row: number; isDelta: boolean }>;

type Why = Pick<Move, 'reason' | 'note'>;

function writeRows(
  context: GraphContext,
  rows: readonly StockRowInput[],
  { start, why, done }: { start: number; why: Why; done: Done },
): Promise<StockRowResult[]> {
  return context.work(async (work) => {
    const sizes = await findBySkus(
      work.db,
      rows.map(({ sku }) => sku),
    );
    const held = await holdLevels(
      work.db,
      [...sizes.values()].map(({ id }) => id),
    );
    const desk = new Desk(held, { sizes, done });
    const results = rows.map((row, index) => desk.take(row, start + index + 1));
    const moves = await moveStock(
      work,
      context,
      held,
      desk.moves.map((move) => ({ ...move, ...why })),
    );
    if (moves.length > 0)
      await recordAudit(work.db, context, {
        action: 'stock.levels',
        entity: 'Stock',
        entityId: 'levels',
        ...desk.audited(why),
      });
    return results;
  });
}

type Delta = Pick<Move, 'variantId' | 'locationId' | 'delta'>;

/** What some rows make of the levels that are held, one after the other. */
class Desk {
  readonly moves: Delta[] = [];
  readonly #held: HeldLevels;
  readonly #sizes: ReadonlyMap<string, NamedSize>;
  readonly #done: Done;

  constructor(held: HeldLevels, { sizes, done }: { sizes: ReadonlyMap<string, NamedSize>; done: Done }) {
    this.#held = held;
    this.#sizes = sizes;
    this.#done = done;
  }

  take(row: StockRowInput, number: number): StockRowResult {
    const { sku } = row;
    const size = this.#sizes.get(sku.trim().toLowerCase());
    const place = this.#placeOf(row);
    try {
      if (!size) throw new DomainError('SKU_NOT_FOUND', { sku }, 'sku');
      if (!place) throw new DomainError('LOCATION_NOT_FOUND', 'location');
      if (row.location == null && row.quantity != null) this.#expectNowhereElse(size.id, place.id);
      const key = `${size.id} ${place.id}`;
      this.#expectOnce(row, key);
      const delta = rowDelta(row, this.#levelOf(size.id, place.id));
      if (!this.#done.has(key)) this.#done.set(key, { row: number, isDelta: row.delta != null });
      if (delta !== 0) this.moves.push({ variantId: size.id, locationId: place.id, delta });
      return { row: number, sku, isApplied: true, ...this.#now(size.id, place.id), error: null };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const now = size && place ? this.#now(size.id, place.id) : { quantity: null, forSale: null };
      return { row: number, sku, isApplied: false, ...now, error: userErrors(error)[0] ?? null };
    }
  }

  /** What the rows have changed, by SKU and location. */
  audited({ reason, note }: Why) {
    const names = new Map(this.#held.places.map(({ id, name }) => [id, name]));
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
      before: of(this.#held.at),
      after: {
        ...of((variantId, locationId) => this.#levelOf(variantId, locationId)),
        reason,
        ...(note && { note }),
      },
    };
  }

  /** A quantity of no named location could be meant of all together. */
  #expectNowhereElse(variantId: string, locationId: string) {
    const places = this.#held.places.filter(({ id }) => this.#levelOf(variantId, id) !== 0);
    if (places.some(({ id }) => id !== locationId))
      throw new DomainError('LOCATION_NEEDED', { locations: places.map(({ name }) => name) }, 'location');
  }

  /** What is added and taken away may be in many rows; of what is set, the later would undo the earlier. */
  #expectOnce({ delta }: StockRowInput, key: string) {
    const first = this.#done.get(key);
    if (first && !(first.isDelta && delta != null))
      throw new DomainError('DUPLICATE_ROW', { first: first.row }, 'sku');
  }

  #placeOf({ location }: StockRowInput) {
    const wanted = location?.trim().toLowerCase() ?? MAIN_LOCATION_ID;
    return this.#held.places.find(
      ({ id, name, isActive }) => isActive && (id === wanted || name.toLowerCase() === wanted),
    );
  }

  #levelOf(variantId: string, locationId: string): number {
    return this.moves
      .filter((move) => move.variantId === variantId && move.locationId === locationId)
      .reduce((level, { delta }) => level + delta, this.#held.at(variantId, locationId));
  }

  #now(variantId: string, locationId: string) {
    const serving = this.#held.places.filter(({ serves }) => serves);
    const forSale = serving.reduce((sum, { id }) => sum + this.#levelOf(variantId, id), 0);
    return { quantity: this.#levelOf(variantId, locationId), forSale };
  }
}
