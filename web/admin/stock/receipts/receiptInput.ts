import { toMilligrams } from '#domain/catalog/weight.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import type { ReceiveGoodsInput } from '#web/graphql/types.generated.ts';
import type { LineProblem } from '../lines/LinesTable.tsx';
import type { StockLine } from '../lines/stockLines.ts';

export interface ReceiptValues {
  locationId: string;
  supplier: string;
  reference: string;
  note: string;
  lines: StockLine[];
}

const NUMBER_REQUIRED = /*i18n*/ 'Enter a number.';
const WHOLE_NUMBER_REQUIRED = /*i18n*/ 'Enter a whole number.';

/** Returns the input of a goods receipt, or the problem of an invalid number. */
export function toReceiptInput(
  { lines, reference, note, ...values }: ReceiptValues,
  key: string,
): { input: ReceiveGoodsInput } | { problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const readField = (text: string, field: string, decimals: number) => {
    const number = readNumber(text, { decimals });
    if (!Number.isNaN(number ?? 0)) return number;
    problems.push({ field, message: decimals > 0 ? NUMBER_REQUIRED : WHOLE_NUMBER_REQUIRED });
    return undefined;
  };
  const rows = lines.map(({ sku, quantity, unitCost, grams }, index) => {
    const weight = readField(grams, `lines.${index}.weightMg`, 3);
    const count = readField(quantity, `lines.${index}.quantity`, 0);
    return {
      sku,
      // An empty quantity is sent as 0, which the server refuses with the valid range.
      quantity: count ?? 0,
      unitCost: readField(unitCost, `lines.${index}.unitCost`, 0) ?? null,
      weightMg: weight === undefined ? null : toMilligrams(weight),
    };
  });
  if (problems.length > 0) return { problems };
  return { input: { ...values, reference: reference || null, note: note || null, key, lines: rows } };
}
