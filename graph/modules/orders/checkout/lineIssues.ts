import { type InputIssue, issuesIn } from '#domain/errors/problems.ts';
import { orderLinesSchema } from '#domain/orders/orderLinesSchema.ts';
import type { LineInput } from '#graph/schema/schema.generated.ts';

/** What is wrong with the lines, as far as that can be told without the catalog. */
export function lineIssues(lines: readonly LineInput[]): InputIssue[] {
  return issuesIn(orderLinesSchema, lines, 'lines');
}
