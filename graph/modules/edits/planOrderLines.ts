import type { DomainError } from '#domain/errors/errors.ts';
import { type PlannedLine, planLines } from '#domain/orders/edit/plannedLines.ts';
import { calculateLineTotal } from '#domain/orders/orderTotals.ts';
import { createUserError, toUserErrors } from '#graph/errors/userErrors.ts';
import { countByVariant, getReservedItems } from '#graph/modules/orders/lifecycle/reservation.ts';
import { computeLineDiscount } from '#graph/modules/orders/reprice/computeLineDiscount.ts';
import type { OrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import { toLine } from '#graph/modules/quotes/lineRows.ts';
import { createSizeNotFoundError, type PricedLine } from '#graph/modules/quotes/priceLines.ts';
import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import type { UserError } from '#graph/schema/schema.generated.ts';
import type { EditData } from './readEditData.ts';
import type { RequestedLineWithItem } from './readOrderEdit.ts';

/** Line of an edited order with the basis of its price. */
export type PlannedRow = Pick<PlannedLine, 'index' | 'lineId' | 'basis'> & { line: OrderLine };

export function toUnchangedRows(lines: readonly OrderLine[]): PlannedRow[] {
  return lines.map((line, index) => ({ index, lineId: line.id, basis: 'SOLD', line }));
}

/**
 * Returns the requested items as lines. Ordered items keep their price, and additional ones get today's price. Adds
 * problems to `errors`.
 */
export function planOrderLines(
  { order, lines: orderLines }: OrderToEdit,
  requestedLines: readonly RequestedLineWithItem[],
  editData: EditData,
  errors: UserError[],
): PlannedRow[] {
  const { lines, problems } = planLines(requestedLines, orderLines, (index) =>
    getPriceToday(editData, index),
  );
  errors.push(...problems.flatMap((problem) => toLineErrors(problem, requestedLines, editData)));
  return lines.map((plannedLine, position) => {
    const { index, lineId, basis } = plannedLine;
    const currentLine = orderLines.find(({ id }) => id === lineId);
    return {
      index,
      lineId,
      basis,
      line: currentLine
        ? updateLine(currentLine, plannedLine, position)
        : withEarlierDiscount(
            orderLines.find(({ id }) => id === requestedLines[index]?.lineId),
            addLine(order, plannedLine, position, editData),
          ),
    };
  });
}

function getPriceToday({ selectedLines, freshVariants, forSale }: EditData, index: number): number | null {
  const { product, variant } = selectedLines[index] ?? {};
  if (!product || !variant || !forSale.has(product.id)) return null;
  return freshVariants.get(variant.id)?.price ?? null;
}

/** Reports a missing size instead of a missing product if the product is for sale. */
function toLineErrors(
  problem: DomainError,
  requestedLines: readonly RequestedLineWithItem[],
  { selectedLines, forSale }: EditData,
): UserError[] {
  const index = Number(problem.field?.split('.')[1]);
  const product = selectedLines[index]?.product;
  if (product && forSale.has(product.id))
    return [createSizeNotFoundError(index, product, requestedLines[index]?.item.size)];
  return toUserErrors(problem);
}

/** Recalculates the line's percentage discount, or reduces its amount in proportion to the quantity. */
function updateLine(line: OrderLine, { quantity, unitPrice }: PlannedLine, position: number): OrderLine {
  const quantityShare = Math.min(1, quantity / line.quantity);
  const changedLine = { ...line, position, quantity, lineTotal: calculateLineTotal(unitPrice, quantity) };
  return {
    ...changedLine,
    staffDiscount: computeLineDiscount(changedLine, Math.round(line.staffDiscount * quantityShare)),
  };
}

/**
 * Applies the percentage discount of the line to its additional items and replaced sizes. A fixed discount stays with
 * the original items.
 */
function withEarlierDiscount(before: OrderLine | undefined, line: OrderLine): OrderLine {
  if (!before || before.staffDiscountBp === null) return line;
  const { staffDiscountBp, staffDiscountBasis, staffDiscountReason } = before;
  const changedLine = { ...line, staffDiscountBp, staffDiscountBasis, staffDiscountReason };
  return { ...changedLine, staffDiscount: computeLineDiscount(changedLine, 0) };
}

function addLine(order: Order, plannedLine: PlannedLine, position: number, editData: EditData): OrderLine {
  const { product, variant } = editData.selectedLines[plannedLine.index] ?? {};
  if (!product || !variant) throw new Error('A line at today’s price must be for sale.');
  const { quantity, unitPrice } = plannedLine;
  const pricedLine: PricedLine = {
    index: position,
    product,
    variant,
    quantity,
    unitPrice,
    guaranteedPerTola: null,
    lineTotal: calculateLineTotal(unitPrice, quantity),
    unitCost: editData.forSale.get(product.id) ?? null,
  };
  return toLine(pricedLine, order.id, editData.rates);
}

/** Checks the stock for additional items. Reports each line at which the stock is exceeded. */
export function findStockErrors(
  { order, lines: orderLines, openProposal }: OrderToEdit,
  lines: readonly PlannedRow[],
  editData: EditData,
): UserError[] {
  const reservedCounts = countByVariant(getReservedItems(order, orderLines, openProposal));
  const orderedCounts = countByVariant(orderLines);
  const requestedQuantities = new Map<string, number>();
  return lines.flatMap(({ index, line: { variantId, quantity } }) => {
    if (variantId === null) return [];
    const sum = (requestedQuantities.get(variantId) ?? 0) + quantity;
    requestedQuantities.set(variantId, sum);
    const availableQuantity =
      (editData.freshVariants.get(variantId)?.stock ?? 0) + (reservedCounts.get(variantId) ?? 0);
    // Skips ordered items without reserved stock. Their stock is checked at confirmation.
    if (sum <= availableQuantity || sum <= (orderedCounts.get(variantId) ?? 0)) return [];
    const field = `lines.${index}.quantity`;
    return [
      availableQuantity > 0
        ? createUserError('INSUFFICIENT_STOCK', { count: availableQuantity }, field)
        : createUserError('SOLD_OUT', field),
    ];
  });
}
