import { DomainError } from '#domain/errors/errors.ts';

/** A line of the order before the edit. */
export interface SoldLine {
  id: string;
  size: string | null;
  quantity: number;
  unitPrice: number;
}

/** A line requested by the edit: an order line, possibly with another size or quantity, or an added product. */
export interface RequestedLine {
  /** Line of the order. Null for an added product. */
  lineId: string | null;
  /** New size. Undefined keeps the line's size. */
  size?: string | null;
  quantity: number;
}

/** Today's price of one item in the requested size, in NPR. Null if it is not for sale. */
export type PriceToday = number | null;

export interface PlannedLine {
  /** Index among the requested lines. */
  index: number;
  /** Line of the order that is kept. Null for a new line. */
  lineId: string | null;
  quantity: number;
  unitPrice: number;
  /** Source of the price: the original sale, or today's price. */
  basis: 'SOLD' | 'TODAY';
}

/**
 * Prices the requested lines (docs/decisions/0045). Sold items keep their price up to the sold quantity; additional
 * items, other products and other sizes get today's price. Also returns the lines that are no longer for sale.
 */
export function planLines(
  requestedLines: readonly RequestedLine[],
  soldLines: readonly SoldLine[],
  getPrice: (index: number) => PriceToday,
): { lines: PlannedLine[]; problems: DomainError[] } {
  const lines: PlannedLine[] = [];
  const problems: DomainError[] = [];
  for (const [index, line] of requestedLines.entries()) {
    const soldLine = soldLines.find(({ id }) => id === line.lineId);
    const existingLine = soldLine && isSameSize(line, soldLine) ? soldLine : null;
    const parts = existingLine
      ? planExistingLine(index, line, existingLine, getPrice(index))
      : planAddedLine(index, line, getPrice(index));
    if (parts) lines.push(...parts);
    else
      problems.push(
        new DomainError('NO_LONGER_FOR_SALE', existingLine ? `lines.${index}.quantity` : `lines.${index}`),
      );
  }
  return { lines, problems };
}

export function isSameSize({ size }: RequestedLine, soldLine: SoldLine): boolean {
  return size === undefined || size === soldLine.size;
}

/**
 * The sold quantity keeps its price, and the remaining quantity gets today's price. Both form one line if the prices
 * are equal.
 */
function planExistingLine(
  index: number,
  { quantity }: RequestedLine,
  { id: lineId, unitPrice, ...soldLine }: SoldLine,
  priceToday: PriceToday,
): PlannedLine[] | null {
  const addedQuantity = quantity - soldLine.quantity;
  if (addedQuantity <= 0) return [{ index, lineId, quantity, unitPrice, basis: 'SOLD' }];
  if (priceToday === null) return null;
  if (priceToday === unitPrice) return [{ index, lineId, quantity, unitPrice, basis: 'SOLD' }];
  return [
    { index, lineId, quantity: soldLine.quantity, unitPrice, basis: 'SOLD' },
    { index, lineId: null, quantity: addedQuantity, unitPrice: priceToday, basis: 'TODAY' },
  ];
}

function planAddedLine(
  index: number,
  { quantity }: RequestedLine,
  priceToday: PriceToday,
): PlannedLine[] | null {
  return priceToday === null
    ? null
    : [{ index, lineId: null, quantity, unitPrice: priceToday, basis: 'TODAY' }];
}
