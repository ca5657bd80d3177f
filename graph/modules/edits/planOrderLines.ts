import type { DomainError } from '#domain/errors/errors.ts';
import { type PlannedLine, planLines } from '#domain/orders/edit/plannedLines.ts';
import { lineTotal } from '#domain/orders/orderTotals.ts';
import { userError, userErrors } from '#graph/errors/userErrors.ts';
import { countsOf, heldPieces } from '#graph/modules/orders/lifecycle/reservation.ts';
import { lineDiscount } from '#graph/modules/orders/reprice/lineDiscount.ts';
import type { OrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import { toLine } from '#graph/modules/quotes/lineRows.ts';
import { noSuchSize, type PricedLine } from '#graph/modules/quotes/priceLines.ts';
import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import type { UserError } from '#graph/schema/schema.generated.ts';
import type { EditFacts } from './editFacts.ts';
import type { WantedPiece } from './readOrderEdit.ts';

/** A line of a corrected order with what its price follows from. */
export type PlannedRow = Pick<PlannedLine, 'index' | 'lineId' | 'basis'> & { line: OrderLine };

export function keepLines(lines: readonly OrderLine[]): PlannedRow[] {
  return lines.map((line, index) => ({ index, lineId: line.id, basis: 'SOLD', line }));
}

/** The wanted pieces as lines: what was sold keeps its price, what is more has today's; what cannot be is told in `errors`. */
export function planPieces(
  { order, lines: sold }: OrderToEdit,
  wanted: readonly WantedPiece[],
  facts: EditFacts,
  errors: UserError[],
): PlannedRow[] {
  const { lines, problems } = planLines(wanted, sold, (index) => priceToday(facts, index));
  errors.push(...problems.flatMap((problem) => whyNot(problem, wanted, facts)));
  return lines.map((planned, position) => {
    const { index, lineId, basis } = planned;
    const before = sold.find(({ id }) => id === lineId);
    return {
      index,
      lineId,
      basis,
      line: before
        ? kept(before, planned, position)
        : withDiscountOf(
            sold.find(({ id }) => id === wanted[index]?.lineId),
            added(order, planned, position, facts),
          ),
    };
  });
}

function priceToday({ chosen, fresh, forSale }: EditFacts, index: number): number | null {
  const { product, variant } = chosen[index] ?? {};
  if (!product || !variant || !forSale.has(product.id)) return null;
  return fresh.get(variant.id)?.price ?? null;
}

/** A piece that is for sale is so in other sizes. */
function whyNot(
  problem: DomainError,
  wanted: readonly WantedPiece[],
  { chosen, forSale }: EditFacts,
): UserError[] {
  const index = Number(problem.field?.split('.')[1]);
  const product = chosen[index]?.product;
  if (product && forSale.has(product.id)) return [noSuchSize(index, product, wanted[index]?.piece.size)];
  return userErrors(problem);
}

/** With its percentage taken anew, or as much of the sum that was taken off it as its share of the pieces is. */
function kept(line: OrderLine, { quantity, unitPrice }: PlannedLine, position: number): OrderLine {
  const share = Math.min(1, quantity / line.quantity);
  const changed = { ...line, position, quantity, lineTotal: lineTotal(unitPrice, quantity) };
  return { ...changed, staffDiscount: lineDiscount(changed, Math.round(line.staffDiscount * share)) };
}

/** More of a line, or another size in its place, has the line's percentage; a sum stays with the pieces it was given for. */
function withDiscountOf(before: OrderLine | undefined, line: OrderLine): OrderLine {
  if (!before || before.staffDiscountBp === null) return line;
  const { staffDiscountBp, staffDiscountOn, staffDiscountReason } = before;
  const changed = { ...line, staffDiscountBp, staffDiscountOn, staffDiscountReason };
  return { ...changed, staffDiscount: lineDiscount(changed, 0) };
}

function added(order: Order, planned: PlannedLine, position: number, facts: EditFacts): OrderLine {
  const { product, variant } = facts.chosen[planned.index] ?? {};
  if (!product || !variant) throw new Error('Only what is for sale is planned at today’s price.');
  const { quantity, unitPrice } = planned;
  const priced: PricedLine = {
    index: position,
    product,
    variant,
    quantity,
    unitPrice,
    heldPerTola: null,
    lineTotal: lineTotal(unitPrice, quantity),
    unitCost: facts.forSale.get(product.id) ?? null,
  };
  return toLine(priced, order.id, facts.rates);
}

/** Of each piece that the order is to have more of there has to be so many; the first line that asks for too many is told. */
export function stockErrors(
  { order, lines: sold, open }: OrderToEdit,
  lines: readonly PlannedRow[],
  facts: EditFacts,
): UserError[] {
  const held = countsOf(heldPieces(order, sold, open));
  const had = countsOf(sold);
  const wanted = new Map<string, number>();
  return lines.flatMap(({ index, line: { variantId, quantity } }) => {
    if (variantId === null) return [];
    const sum = (wanted.get(variantId) ?? 0) + quantity;
    wanted.set(variantId, sum);
    const most = (facts.fresh.get(variantId)?.stock ?? 0) + (held.get(variantId) ?? 0);
    // What was ordered already and awaits the store's word is no matter of the correction.
    if (sum <= most || sum <= (had.get(variantId) ?? 0)) return [];
    const field = `lines.${index}.quantity`;
    return [most > 0 ? userError('ONLY_LEFT', { count: most }, field) : userError('SOLD_OUT', field)];
  });
}
