import { z } from 'zod';
import { refusedArgument } from '#graph/errors/httpError.ts';

type Direction = 'asc' | 'desc';
type Condition = Record<string, unknown>;

interface Column {
  direction: Direction;
  value: z.ZodType;
}

/** An order of rows with a last word (an id), and the way to go on after any of its rows. */
export interface Keyset<Row, Where> {
  orderBy: Record<string, Direction>[];
  /** The last of the columns, in which no two rows are equal. */
  key: keyof Row & string;
  /** Opaque to clients: the row's values of the ordered columns. */
  cursorOf(row: Row): string;
  /** Keeps only rows that follow the cursor's; a cursor that is not of this order is refused. */
  after(cursor: string): Where;
  /** The values of the ordered columns that a cursor holds; one that is not of this order is refused. */
  read(cursor: string): object;
  /** Below 0 when the one comes before the other, as the database orders them. */
  compare(one: object, other: object): number;
}

export const text = z.string().max(191);
export const integer = z.int32();
export const flag = z.boolean();
export const instant = z.iso.datetime().transform((iso) => new Date(iso));

export const asc = (value: z.ZodType): Column => ({ direction: 'asc', value });
export const desc = (value: z.ZodType): Column => ({ direction: 'desc', value });

/**
 * The columns from the first that orders to the one that makes each row unique. Its cursors name the `list`, so that one of another
 * list with the same columns is told from them; one that names none was given before they did.
 */
export function keyset<Row, Where>(
  columns: { [Field in keyof Row & string]?: Column },
  list?: string,
): Keyset<Row, Where> {
  const ordered = Object.entries<Column | undefined>(columns).filter(isGiven);
  const fields = ordered.map(([field]) => field);
  const key = fields.at(-1) as (keyof Row & string) | undefined;
  if (key === undefined) throw new Error('An order needs a column.');
  const schema = z.strictObject({
    ...Object.fromEntries(ordered.map(([field, column]) => [inCursor(field, column), column.value])),
    ...(list !== undefined && { of: z.literal(list).optional() }),
  });
  const read = (cursor: string): Condition => {
    const values = decode(cursor, schema);
    return Object.fromEntries(ordered.map(([field, column]) => [field, values[inCursor(field, column)]]));
  };

  return {
    key,
    orderBy: ordered.map(([field, { direction }]) => ({ [field]: direction })),
    cursorOf: (row) =>
      encode({
        ...Object.fromEntries(
          ordered.map(([field, column]) => [inCursor(field, column), row[field as keyof Row]]),
        ),
        ...(list !== undefined && { of: list }),
      }),
    after: (cursor) => {
      const values = read(cursor);
      // The first column that differs decides, the ones before it being equal.
      const ways = ordered.flatMap(([field, column], index) => {
        const equal = fields.slice(0, index).map((before) => ({ [before]: values[before] }));
        const beyond = conditionBeyond(field, column, values[field]);
        return beyond ? [{ AND: [...equal, beyond] }] : [];
      });
      return { OR: ways } as Where;
    },
    read,
    compare: (one: Condition, other: Condition) => {
      for (const [field, { direction }] of ordered) {
        const difference = compareValues(one[field], other[field]);
        if (difference !== 0) return direction === 'asc' ? difference : -difference;
      }
      return 0;
    },
  };
}

/** With its direction: a cursor of the same columns the other way round is one of another order. */
function inCursor(field: string, { direction }: Column): string {
  return `${field} ${direction}`;
}

/** MySQL puts null before everything else. */
function compareValues(one: unknown, other: unknown): number {
  const [left, right] = [toComparable(one), toComparable(other)];
  if (left === right) return 0;
  if (left === null || right === null) return left === null ? -1 : 1;
  return left < right ? -1 : 1;
}

function toComparable(value: unknown): string | number | null {
  if (value == null) return null;
  return typeof value === 'string' ? value : Number(value);
}

function isGiven(entry: [string, Column | undefined]): entry is [string, Column] {
  return entry[1] !== undefined;
}

/** What follows a value in its column, or null when nothing can. MySQL puts null before everything else. */
function conditionBeyond(
  field: string,
  { direction, value: schema }: Column,
  value: unknown,
): Condition | null {
  const ascending = direction === 'asc';
  if (value === null) return ascending ? { [field]: { not: null } } : null;
  if (typeof value === 'boolean') return value === ascending ? null : { [field]: ascending };
  if (ascending) return { [field]: { gt: value } };
  const lower = { [field]: { lt: value } };
  return schema.safeParse(null).success ? { OR: [lower, { [field]: null }] } : lower;
}

function encode(values: Condition): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

function decode(cursor: string, schema: z.ZodType<Condition>): Condition {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw refusedArgument('CURSOR_OF_ANOTHER_LIST', 'after');
  }
}
