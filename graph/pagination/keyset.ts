import { z } from 'zod';
import { createArgumentError } from '#graph/errors/httpError.ts';

type Direction = 'asc' | 'desc';
type Condition = Record<string, unknown>;

interface Column {
  direction: Direction;
  value: z.ZodType;
}

/** A total order of rows that ends with a unique column, and the condition for the rows after a cursor. */
export interface Keyset<Row, Where> {
  orderBy: Record<string, Direction>[];
  /** Last column, whose values are unique. */
  key: keyof Row & string;
  /** Returns an opaque cursor with the row's values of the ordered columns. */
  toCursor(row: Row): string;
  /** Returns the condition for the rows after the cursor. Throws if the cursor belongs to another sort order. */
  buildConditionAfter(cursor: string): Where;
  /** Returns the values of the ordered columns in a cursor. Throws if it belongs to another sort order. */
  read(cursor: string): object;
  /** Returns a negative number if `a` precedes `b`, in the same order as the database. */
  compare(a: object, b: object): number;
}

export const text = z.string().max(191);
export const integer = z.int32();
export const flag = z.boolean();
export const instant = z.iso.datetime().transform((iso) => new Date(iso));

export const asc = (value: z.ZodType): Column => ({ direction: 'asc', value });
export const desc = (value: z.ZodType): Column => ({ direction: 'desc', value });

/**
 * Declares an order by columns, the last of which must be unique. Cursors contain `list`, which distinguishes lists
 * with the same columns. Older cursors without `list` are accepted.
 */
export function createKeyset<Row, Where>(
  columns: { [Field in keyof Row & string]?: Column },
  list?: string,
): Keyset<Row, Where> {
  const orderedColumns = Object.entries<Column | undefined>(columns).filter(isDefined);
  const fields = orderedColumns.map(([field]) => field);
  const key = fields.at(-1) as (keyof Row & string) | undefined;
  if (key === undefined) throw new Error('An order needs at least one column.');
  const schema = z.strictObject({
    ...Object.fromEntries(
      orderedColumns.map(([field, column]) => [toCursorKey(field, column), column.value]),
    ),
    ...(list !== undefined && { of: z.literal(list).optional() }),
  });
  const read = (cursor: string): Condition => {
    const values = decode(cursor, schema);
    return Object.fromEntries(
      orderedColumns.map(([field, column]) => [field, values[toCursorKey(field, column)]]),
    );
  };

  return {
    key,
    orderBy: orderedColumns.map(([field, { direction }]) => ({ [field]: direction })),
    toCursor: (row) =>
      encode({
        ...Object.fromEntries(
          orderedColumns.map(([field, column]) => [toCursorKey(field, column), row[field as keyof Row]]),
        ),
        ...(list !== undefined && { of: list }),
      }),
    buildConditionAfter: (cursor) => {
      const values = read(cursor);
      // The first column that differs decides; all columns before it are equal.
      const alternatives = orderedColumns.flatMap(([field, column], index) => {
        const equalConditions = fields
          .slice(0, index)
          .map((previousField) => ({ [previousField]: values[previousField] }));
        const beyondCondition = buildBeyondCondition(field, column, values[field]);
        return beyondCondition ? [{ AND: [...equalConditions, beyondCondition] }] : [];
      });
      return { OR: alternatives } as Where;
    },
    read,
    compare: (a: Condition, b: Condition) => {
      for (const [field, { direction }] of orderedColumns) {
        const difference = compareValues(a[field], b[field]);
        if (difference !== 0) return direction === 'asc' ? difference : -difference;
      }
      return 0;
    },
  };
}

/** Includes the direction, so that a cursor of the reverse order is refused. */
function toCursorKey(field: string, { direction }: Column): string {
  return `${field} ${direction}`;
}

/** MySQL sorts null before all values. */
function compareValues(a: unknown, b: unknown): number {
  const [left, right] = [toComparable(a), toComparable(b)];
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? -1 : 1;
  return left < right ? -1 : 1;
}

function toComparable(value: unknown): string | number | null {
  if (value == null) return null;
  return typeof value === 'string' ? value : Number(value);
}

function isDefined(entry: [string, Column | undefined]): entry is [string, Column] {
  return entry[1] !== undefined;
}

/**
 * Returns the condition for rows beyond a value in its column, or null if no row can be. MySQL sorts null before all
 * values.
 */
function buildBeyondCondition(
  field: string,
  { direction, value: schema }: Column,
  value: unknown,
): Condition | null {
  const isAscending = direction === 'asc';
  if (value === null) return isAscending ? { [field]: { not: null } } : null;
  if (typeof value === 'boolean') return value === isAscending ? null : { [field]: isAscending };
  if (isAscending) return { [field]: { gt: value } };
  const lessThan = { [field]: { lt: value } };
  return schema.safeParse(null).success ? { OR: [lessThan, { [field]: null }] } : lessThan;
}

function encode(values: Condition): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

function decode(cursor: string, schema: z.ZodType<Condition>): Condition {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw createArgumentError('CURSOR_LIST_MISMATCH', 'after');
  }
}
