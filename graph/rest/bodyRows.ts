import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { userError } from '#graph/errors/userErrors.ts';
import type { ProblemFragment } from './failure.generated.ts';
import { type FieldProblem, refused } from './failure.ts';
import { problemInWordsOfRest } from './inWordsOfRest.ts';
import { readOrProblems } from './requestProblems.ts';

/** What each of a body's `rows` looks like, and how many there may be. */
export interface EachRow {
  schema: z.ZodType;
  most: number;
}

/** A body's rows that are read each by itself, with their places from 1. */
export interface RowsApart {
  /** The places of those that are sent on. */
  places: readonly number[];
  /** Those that could not be read. */
  unread: readonly { row: number; sku: string | null; problem: FieldProblem }[];
}

/** Throws ROWS_TOO_MANY if a body has more rows than its row of the table takes. */
export function expectRowCount(eachRow: EachRow | undefined, body: unknown): void {
  const rows = eachRow && rowsOf(body);
  if (Array.isArray(rows) && eachRow && rows.length > eachRow.most)
    throw refused([{ ...userError('ROWS_TOO_MANY', { most: eachRow.most }), field: 'rows' }]);
}

function rowsOf(body: unknown): unknown {
  return (body as { rows?: unknown } | null | undefined)?.rows;
}

/** The body with those of its rows alone that can be read; what is wrong with one leaves the others. */
export function takeApart(eachRow: EachRow | undefined, body: unknown): RowsApart & { body: unknown } {
  const rows = eachRow && rowsOf(body);
  if (!eachRow || !Array.isArray(rows)) return { body, places: [], unread: [] };
  const read = rows.map((given: unknown, index) => {
    const [problem] = problemsIn(eachRow.schema, given);
    return { row: index + 1, given, problem };
  });
  const good = read.filter(({ problem }) => !problem);
  return {
    body: { ...(body as object), rows: good.map(({ given }) => given) },
    places: good.map(({ row }) => row),
    unread: read.flatMap(({ row, given, problem }) => (problem ? [{ row, sku: skuOf(given), problem }] : [])),
  };
}

function problemsIn(schema: z.ZodType, given: unknown): FieldProblem[] {
  const result = readOrProblems(schema, given);
  // What is no row at all is wrong as a whole.
  return 'problems' in result ? result.problems.map((one) => ({ ...one, field: one.field ?? 'rows' })) : [];
}

function skuOf(given: unknown): string | null {
  const { sku } = (given ?? {}) as { sku?: unknown };
  return typeof sku === 'string' ? sku : null;
}

/** What the result of every row tells. */
export const rowResult = {
  row: z.int().describe('Its place, from 1.'),
  sku: z.string().nullable().describe('As it was sent; null where it was no text.'),
  ok: z.boolean(),
  code: z.string().optional(),
  reason: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional().describe('The values of the message by their names.'),
  field: z.string().nullish().describe('Of the row, such as `quantity`; `rows` for what is no row.'),
  message: z.string().optional(),
};

export const rowCounts = { done: z.int().describe('How many rows are as they say.'), failed: z.int() };

interface RowResult {
  row: number;
  sku: string;
  isApplied: boolean;
  error: ProblemFragment | null;
}

/** The results of all rows in their order, also of those that could not be read. */
export function answerRows<Result extends RowResult, Told extends object>(
  results: readonly Result[] | null | undefined,
  { places, unread }: RowsApart,
  tell: (result: Result | null) => Told,
) {
  const all = [
    ...(results ?? []).map((result, index) => ({
      ...{ row: places[index] ?? result.row, sku: result.sku, ok: result.isApplied },
      ...tell(result),
      ...(result.error && inPlace(result.error, places)),
    })),
    ...unread.map(({ problem, ...row }) => ({
      ...row,
      ok: false,
      ...tell(null),
      code: 'INVALID',
      ...problem,
    })),
  ].sort((one, other) => one.row - other.row);
  const done = all.filter(({ ok }) => ok).length;
  return { results: all, done, failed: all.length - done };
}

/** A problem that names another row, by the place that it has in the request. */
function inPlace(error: ProblemFragment, places: readonly number[]) {
  const { code, reason, params, field, message } = problemInWordsOfRest(error);
  if (reason !== 'DUPLICATE_ROW') return { code, reason, params, field, message };
  const { first } = params as { first: number };
  const placed = new DomainError(reason, { first: places[first - 1] ?? first });
  return { code, reason, params: placed.params, field, message: placed.message };
}
