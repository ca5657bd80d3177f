import { MAX_QUANTITY } from '#domain/cart.ts';
import { saying } from '#domain/sayings.ts';
import type { InputIssue } from '#domain/validation/problems.ts';
import type { LineInput } from '../../schema.generated.ts';

const MAX_LINES = 50;

/** What is wrong with the lines, as far as that can be told without the catalog. */
export function lineIssues(lines: readonly LineInput[]): InputIssue[] {
  if (lines.length < 1 || lines.length > MAX_LINES)
    return [{ field: 'lines', message: saying('linesRange', { most: MAX_LINES }) }];

  return lines.flatMap(({ quantity }, index) =>
    quantity >= 1 && quantity <= MAX_QUANTITY
      ? []
      : [{ field: `lines.${index}.quantity`, message: saying('quantityRange', { most: MAX_QUANTITY }) }],
  );
}
