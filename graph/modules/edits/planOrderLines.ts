import type { DomainError } from '#domain/errors/errors.ts';
import { type PlannedLine, planLines } from '#domain/orders/edit/plannedLines.ts';
import { lineTotal } from '#domain/orders/orderTotals.ts';
import { userError, userErrors } from '#graph/errors/userErrors.ts';
import { countByVariant, reservedItems } from '#graph/modules/orders/lifecycle/reservation.ts';
import { lineDiscount } from '#graph/modules/orders/reprice/lineDiscount.ts';
import type { OrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import { toLine } from '#graph/modules/quotes/lineRows.ts';
import { type PricedLine, sizeNotFound } from '#graph/modules/quotes/priceLines.ts';
import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import type { UserError } from '#graph/schema/schema.generated.ts';
import type { EditData } from './editFacts.ts';
import type { RequestedLineWithItem } from './readOrderEdit.ts';

/** Line of an edited order with the basis of its price. */
export type PlannedRow = Pick<PlannedLine, 'index' | 'lineId' | 'basis'> & { line: OrderLine };

export function keepLines(lines: readonly OrderLine[]): PlannedRow[] {
  return lines.map((line, index) => ({ index, lineId: line.id, basis: 'SOLD', line }));
}

/**
 * Returns the requested items as lines. Ordered items keep their price, additional ones get today's. Adds problems to
 * `errors`.
 */
export function planOrderLines(
  { order, lines: sold }: OrderToEdit,
  requestedLines: readonly RequestedLineWithItem[],
  editData: EditData,
  errors: UserError[],
): PlannedRow[] {
  const { lines, problems } = planLines(requestedLines, sold, (index) => priceToday(editData, index));
  errors.push(...problems.flatMap((problem) => toLineErrors(problem, requestedLines, editData)));
  return lines.map((planned, position) => {
    const { index, lineId, basis } = planned;
    const before = sold.find(({ id }) => id === lineId);
    return {
      index,
      lineId,
      basis,
      line: before
        ? keepLine(before, planned, position)
        : withEarlierDiscount(
            sold.find(({ id }) => id === requestedLines[index]?.lineId),
            addLine(order, planned, position, editData),
          ),
    };
  });
}

function priceToday({ selectedLines, freshVariants: fresh, forSale }: EditData, index: number): number | null {
  const { product, variant } = selectedLines[index] ?? {};
  if (!product || !variant || !forSale.has(product.id)) return null;
  return fresh.get(variant.id)?.price ?? null;
}

/** A product that is for sale lacks only the size. */
function toLineErrors(
  problem: DomainError,
  requestedLines: readonly RequestedLineWithItem[],
  { selectedLines, forSale }: EditData,
): UserError[] {
  const index = Number(problem.field?.split('.')[1]);
  const product = selectedLines[index]?.product;
  if (product && forSale.has(product.id))
    return [sizeNotFound(index, product, requestedLines[index]?.item.size)];
  return userErrors(problem);
}

/** Recalculates the line's percentage discount, or reduces its amount in proportion to the quantity. */
function keepLine(line: OrderLine, { quantity, unitPrice }: PlannedLine, position: number): OrderLine {
  const share = Math.min(1, quantity / line.quantity);
  const changed = { ...line, position, quantity, lineTotal: lineTotal(unitPrice, quantity) };
  return { ...changed, staffDiscount: lineDiscount(changed, Math.round(line.staffDiscount * share)) };
}

/**
 * Additional items and replaced sizes get the line's percentage discount. An amount stays with the original items.
 */
function withEarlierDiscount(before: OrderLine | undefined, line: OrderLine): OrderLine {
  if (!before || before.staffDiscountBp === null) return line;
  const { staffDiscountBp, staffDiscountBasis, staffDiscountReason } = before;
  const changed = { ...line, staffDiscountBp, staffDiscountBasis, staffDiscountReason };
  return { ...changed, staffDiscount: lineDiscount(changed, 0) };
}

function addLine(order: Order, planned: PlannedLine, position: number, editData: EditData): OrderLine {
  const { product, variant } = editData.selectedLines[planned.index] ?? {};
  if (!product || !variant) throw new Error('A line at today’s price must be for sale.');
  const { quantity, unitPrice } = planned;
  const priced: PricedLine = {
    index: position,
    product,
    variant,
    quantity,
    unitPrice,
    guaranteedPerTola: null,
    lineTotal: lineTotal(unitPrice, quantity),
    unitCost: editData.forSale.get(product.id) ?? null,
  };
  return toLine(priced, order.id, editData.rates);
}

/** Checks stock for additional items. Reports the first line that exceeds it. */
export function stockErrors(
  { order, lines: sold, openProposal }: OrderToEdit,
  lines: readonly PlannedRow[],
  editData: EditData,
): UserError[] {
  const reservedCounts = countByVariant(reservedItems(order, sold, openProposal));
  const orderedCounts = countByVariant(sold);
  const requestedQuantities = new Map<string, number>();
  return lines.flatMap(({ index, line: { variantId, quantity } }) => {
    if (variantId === null) return [];
    const sum = (requestedQuantities.get(variantId) ?? 0) + quantity;
    requestedQuantities.set(variantId, sum);
    const available = (editData.freshVariants.get(variantId)?.stock ?? 0) + (reservedCounts.get(variantId) ?? 0);
    // Ordered items awaiting confirmation are not checked here.
    if (sum <= available || sum <= (orderedCounts.get(variantId) ?? 0)) return [];
    const field = `lines.${index}.quantity`;
    return [
      available > 0
        ? userError('INSUFFICIENT_STOCK', { count: available }, field)
        : userError('SOLD_OUT', field),
    ];
  });
}
