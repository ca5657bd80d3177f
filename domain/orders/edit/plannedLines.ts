import { DomainError } from '#domain/errors/errors.ts';

/** A line as it was sold. */
export interface SoldLine {
  id: string;
  size: string | null;
  quantity: number;
  unitPrice: number;
}

/** How a line shall be: one of the order's, of another size or number, or a piece that is added. */
export interface WantedLine {
  /** The order's line; null for a piece that is added. */
  lineId: string | null;
  /** What the order's line becomes; its own where it is left out. */
  size?: string | null;
  quantity: number;
}

/** NPR of one such piece today, of the wanted size; null where it is not for sale. */
export type PriceToday = number | null;

export interface PlannedLine {
  /** Its place among what is wanted. */
  index: number;
  /** The order's line that it stays; null where it is a new one. */
  lineId: string | null;
  quantity: number;
  unitPrice: number;
  /** What its price follows from: what the piece was sold at, or what it costs today. */
  basis: 'SOLD' | 'TODAY';
}

/**
 * What the wanted lines cost (docs/decisions/0045): pieces that were sold keep their price, as many
 * as were sold; more of them, other pieces and other sizes come at today's. Answers what is not for sale any more beside it.
 */
export function planLines(
  wanted: readonly WantedLine[],
  sold: readonly SoldLine[],
  priceOf: (index: number) => PriceToday,
): { lines: PlannedLine[]; problems: DomainError[] } {
  const lines: PlannedLine[] = [];
  const problems: DomainError[] = [];
  for (const [index, line] of wanted.entries()) {
    const before = sold.find(({ id }) => id === line.lineId);
    const kept = before && isSameSize(line, before) ? before : null;
    const parts = kept ? keep(index, line, kept, priceOf(index)) : add(index, line, priceOf(index));
    if (parts) lines.push(...parts);
    else
      problems.push(
        new DomainError('NO_LONGER_FOR_SALE', kept ? `lines.${index}.quantity` : `lines.${index}`),
      );
  }
  return { lines, problems };
}

export function isSameSize({ size }: WantedLine, sold: SoldLine): boolean {
  return size === undefined || size === sold.size;
}

/** As many as were sold at their price, and the rest at today's: one line where both are the same. */
function keep(
  index: number,
  { quantity }: WantedLine,
  { id: lineId, unitPrice, ...sold }: SoldLine,
  today: PriceToday,
): PlannedLine[] | null {
  const more = quantity - sold.quantity;
  if (more <= 0) return [{ index, lineId, quantity, unitPrice, basis: 'SOLD' }];
  if (today === null) return null;
  if (today === unitPrice) return [{ index, lineId, quantity, unitPrice, basis: 'SOLD' }];
  return [
    { index, lineId, quantity: sold.quantity, unitPrice, basis: 'SOLD' },
    { index, lineId: null, quantity: more, unitPrice: today, basis: 'TODAY' },
  ];
}

function add(index: number, { quantity }: WantedLine, today: PriceToday): PlannedLine[] | null {
  return today === null ? null : [{ index, lineId: null, quantity, unitPrice: today, basis: 'TODAY' }];
}
