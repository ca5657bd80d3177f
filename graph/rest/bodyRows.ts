import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { createUserError } from '#graph/errors/userErrors.ts';
import type { ProblemFragment } from './failure.generated.ts';
import { createRefusal, type FieldProblem } from './failure.ts';
import { parseWithProblems } from './requestProblems.ts';
import { toRestProblem } from './restTerms.ts';

/** Schema of each entry of a body's `rows`, and the maximum number of rows. */
export interface BodyRowsSchema {
  schema: z.ZodType;
  maxRows: number;
}

/** Rows of a body that were parsed separately, with positions from 1. */
export interface ParsedRows {
  /** Positions of the valid rows. */
  validPositions: readonly number[];
  /** Rows that are invalid. */
  invalidRows: readonly { row: number; sku: string | null; problem: FieldProblem }[];
}

/** Throws TOO_MANY_ROWS if a body has more rows than its route allows. */
export function assertRowCount(eachRow: BodyRowsSchema | undefined, body: unknown): void {
  const rows = eachRow && getRows(body);
  if (Array.isArray(rows) && eachRow && rows.length > eachRow.maxRows)
    throw createRefusal([{ ...createUserError('TOO_MANY_ROWS', { most: eachRow.maxRows }), field: 'rows' }]);
}

function getRows(body: unknown): unknown {
  return (body as { rows?: unknown } | null | undefined)?.rows;
}

/** Returns the body with only its valid rows, and the problems of the invalid rows. */
export function splitRows(
  eachRow: BodyRowsSchema | undefined,
  body: unknown,
): ParsedRows & { body: unknown } {
  const rows = eachRow && getRows(body);
  if (!eachRow || !Array.isArray(rows)) return { body, validPositions: [], invalidRows: [] };
  const parsedRows = rows.map((value: unknown, index) => {
    const [problem] = findProblems(eachRow.schema, value);
    return { row: index + 1, given: value, problem };
  });
  const validRows = parsedRows.filter(({ problem }) => !problem);
  return {
    body: { ...(body as object), rows: validRows.map(({ given: value }) => value) },
    validPositions: validRows.map(({ row }) => row),
    invalidRows: parsedRows.flatMap(({ row, given: value, problem }) =>
      problem ? [{ row, sku: readSku(value), problem }] : [],
    ),
  };
}

function findProblems(schema: z.ZodType, value: unknown): FieldProblem[] {
  const result = parseWithProblems(schema, value);
  // A value that is not an object is reported in the field `rows`.
  return 'problems' in result ? result.problems.map((a) => ({ ...a, field: a.field ?? 'rows' })) : [];
}

function readSku(value: unknown): string | null {
  const { sku } = (value ?? {}) as { sku?: unknown };
  return typeof sku === 'string' ? sku : null;
}

/** Properties of every row's result. */
export const rowResult = {
  row: z.int().describe('Position of the row, from 1.'),
  sku: z.string().nullable().describe('SKU as sent; null if it was not text.'),
  ok: z.boolean().describe('True if the row was applied.'),
  code: z.string().optional().describe('Error code, if the row was refused.'),
  reason: z.string().optional().describe('Name of the problem, such as `REQUIRED`.'),
  params: z.record(z.string(), z.unknown()).optional().describe('Values of the message by name.'),
  field: z.string().nullish().describe('Field of the row, such as `quantity`; `rows` if it is not a row.'),
  message: z.string().optional().describe('Message for people.'),
};

export const rowCounts = {
  done: z.int().describe('Number of rows that were applied.'),
  failed: z.int().describe('Number of rows that were refused.'),
};

interface RowResult {
  row: number;
  sku: string;
  isApplied: boolean;
  error: ProblemFragment | null;
}

/** Returns the results of all rows in their order, including invalid ones. */
export function toRowResults<Result extends RowResult, ExtraFields extends object>(
  results: readonly Result[] | null | undefined,
  { validPositions, invalidRows }: ParsedRows,
  toFields: (result: Result | null) => ExtraFields,
) {
  const allResults = [
    ...(results ?? []).map((result, index) => ({
      ...{ row: validPositions[index] ?? result.row, sku: result.sku, ok: result.isApplied },
      ...toFields(result),
      ...(result.error && toRequestPositions(result.error, validPositions)),
    })),
    ...invalidRows.map(({ problem, ...row }) => ({
      ...row,
      ok: false,
      ...toFields(null),
      code: 'INVALID',
      ...problem,
    })),
  ].sort((a, b) => a.row - b.row);
  const appliedCount = allResults.filter(({ ok }) => ok).length;
  return { results: allResults, done: appliedCount, failed: allResults.length - appliedCount };
}

/** Converts a problem that refers to another row to that row's position in the request. */
function toRequestPositions(error: ProblemFragment, positions: readonly number[]) {
  const { code, reason, params, field, message } = toRestProblem(error);
  if (reason !== 'DUPLICATE_ROW') return { code, reason, params, field, message };
  const { first } = params as { first: number };
  const positionedError = new DomainError(reason, { first: positions[first - 1] ?? first });
  return { code, reason, params: positionedError.params, field, message: positionedError.message };
}
