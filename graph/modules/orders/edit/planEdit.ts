import { isDeepStrictEqual } from 'node:util';
import { discountProblem } from '#domain/accounts/limits.ts';
import type { Limits } from '#domain/accounts/rights.ts';
import type { DomainError } from '#domain/errors/errors.ts';
import { couponDiscount } from '#domain/orders/coupons/coupons.ts';
import {
  type Correctable,
  type EditChange,
  editChanges,
  needsAgreement,
} from '#domain/orders/edit/editChanges.ts';
import { type EditedTotals, editedTotals, shippingAfter } from '#domain/orders/edit/editedTotals.ts';
import { type PlannedLine, planLines } from '#domain/orders/edit/plannedLines.ts';
import { amountDue, amountOwed } from '#domain/orders/ledger.ts';
import { lineTotal, shippingByRule, sumItems } from '#domain/orders/orderTotals.ts';
import { paymentProblem } from '#domain/orders/payment.ts';
import { percentOf } from '#domain/pricing/money.ts';
import { shareOut } from '#domain/pricing/shareOut.ts';
import { userError, userErrors } from '#graph/errors.ts';
import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import type { UserError } from '#graph/schema/schema.generated.ts';
import { toLine } from '../checkout/orderRows.ts';
import { MAX_ITEMS, noSuchSize, type PricedLine } from '../checkout/priceLines.ts';
import { toCouponRow } from '../coupons/couponRow.ts';
import { toEditedLines } from './couponLines.ts';
import type { EditFacts } from './editFacts.ts';
import type { OrderToEdit } from './orderToEdit.ts';
import type { OrderEdit, WantedPiece } from './readOrderEdit.ts';
import { countsOf, heldPieces } from './reservation.ts';
import { toCorrectable } from './toCorrectable.ts';

/** What an order becomes but for whom it is for: lines as rows, in their order, and what they come to. */
export interface EditTarget {
  lines: OrderLine[];
  totals: EditedTotals;
  couponCode: string | null;
  staffDiscountReason: string | null;
  paymentMethod: Order['paymentMethod'];
}

export interface EditPlan {
  target: EditTarget;
  /** The target's lines with what their prices follow from. */
  lines: (Pick<PlannedLine, 'index' | 'lineId' | 'basis'> & { line: OrderLine })[];
  shippingByRule: number;
  difference: number;
  due: number;
  owed: number;
  changes: EditChange[];
  needsAgreement: boolean;
  errors: UserError[];
}

/** What a correction comes to at this moment, and what stands in its way. */
export function planEdit(toEdit: OrderToEdit, edit: OrderEdit, facts: EditFacts, limits: Limits): EditPlan {
  const { order } = toEdit;
  const errors = [...edit.errors];
  const lines = edit.lines ? planPieces(toEdit, edit.lines, facts, errors) : keepLines(toEdit.lines);
  if (edit.lines) errors.push(...stockErrors(toEdit, lines, facts));
  const rows = lines.map(({ line }) => line);
  const items = sumItems(rows.map(toPriced));
  if (items > MAX_ITEMS) errors.push(userError('ORDER_TOO_LARGE', { mostNpr: MAX_ITEMS }, 'lines'));

  const shipping = edit.shipping ?? planShipping(order, items, facts);
  const coupon = planCoupon(toEdit, edit, { rows, shipping }, facts, errors);
  const staff = planDiscount(toEdit, edit, rows);
  const totals = editedTotals({
    lines: rows.map(toPriced),
    couponDiscount: coupon.discount,
    staffDiscount: staff.discount,
    shipping,
    shippingDiscount: coupon.shippingDiscount,
    taxPercent: order.taxPercent,
  });
  errors.push(...discountErrors(order, totals, edit, limits));
  const target: EditTarget = {
    lines: shared(rows, totals.couponDiscount, coupon.lines),
    totals,
    couponCode: coupon.code,
    staffDiscountReason: totals.staffDiscount > 0 ? staff.reason : null,
    paymentMethod: edit.paymentMethod ?? order.paymentMethod,
  };
  const corrected: Order = { ...order, ...edit.details, finalTotal: totals.finalTotal };
  errors.push(...cashErrors(order, target, amountDue(corrected), facts));

  const [was, is] = [toCorrectable(toEdit), correctableAs(toEdit, target, corrected)];
  return {
    target,
    lines,
    shippingByRule: shippingByRule(items, facts.settings),
    difference: totals.finalTotal - order.finalTotal,
    due: amountDue(corrected),
    owed: amountOwed(corrected),
    changes: editChanges(was, is),
    needsAgreement: needsAgreement(was, is),
    errors,
  };
}

type PlannedRow = EditPlan['lines'][number];

function keepLines(lines: readonly OrderLine[]): PlannedRow[] {
  return lines.map((line, index) => ({ index, lineId: line.id, basis: 'SOLD', line }));
}

function planPieces(
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
      line: before ? kept(before, planned, position) : added(order, planned, position, facts),
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

/** With as much of what was taken off the line as its share of the pieces is. */
function kept(line: OrderLine, { quantity, unitPrice }: PlannedLine, position: number): OrderLine {
  const share = Math.min(1, quantity / line.quantity);
  const staffDiscount = Math.round(line.staffDiscount * share);
  return { ...line, position, quantity, lineTotal: lineTotal(unitPrice, quantity), staffDiscount };
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
    lineTotal: lineTotal(unitPrice, quantity),
  };
  return toLine(priced, order.id, facts.rates);
}

/** Of each piece that the order is to have more of there has to be so many; the first line that asks for too many is told. */
function stockErrors(
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

/** What shipping cost before the coupon. */
function shippingOf({ shipping, shippingDiscount }: Order): number {
  return shipping + shippingDiscount;
}

/** What shipping costs before the coupon. What is handed over at the store is sent to nobody. */
function planShipping(order: Order, items: number, { settings }: EditFacts): number {
  const before = { items: order.itemsTotal, shipping: shippingOf(order) };
  return order.handover === 'DELIVERY' ? shippingAfter(items, before, settings) : before.shipping;
}

interface PlannedCoupon {
  code: string | null;
  discount: number;
  shippingDiscount: number;
  /** What it takes off each line. */
  lines: readonly number[];
}

/** The coupon was redeemed when it held: only what it is for is looked at again, and only where other pieces are ordered. */
function planCoupon(
  { order, lines: sold, redemption }: OrderToEdit,
  { dropCoupon }: OrderEdit,
  { rows, shipping }: { rows: readonly OrderLine[]; shipping: number },
  facts: EditFacts,
  errors: UserError[],
): PlannedCoupon {
  if (dropCoupon || order.couponCode === null)
    return { code: null, discount: 0, shippingDiscount: 0, lines: rows.map(() => 0) };
  const code = order.couponCode;
  const before = {
    code,
    discount: order.discount - order.staffDiscount,
    shippingDiscount: order.shippingDiscount,
    lines: rows.map((line) => line.couponDiscount),
  };
  if (!redemption) return before;

  const coupon = toCouponRow(redemption.coupon);
  const seen = toEditedLines(rows, sold, facts);
  const now = couponDiscount(coupon, { lines: seen, shipping });
  const isSame = isDeepStrictEqual(rows.map(toPieces), sold.map(toPieces));
  if (isSame && shipping === shippingOf(order)) return before;
  if (isSame) return { ...before, shippingDiscount: now.shipping };

  const items = sumItems(rows.map(toPriced));
  if (items !== order.itemsTotal && items < coupon.minItems) {
    const missingNpr = coupon.minItems - items;
    errors.push(
      userError('COUPON_LOST', { coupon: code, leastNpr: coupon.minItems, missingNpr }, 'dropCoupon'),
    );
  } else if (
    isLost(now.items, before.discount) ||
    (shipping > 0 && isLost(now.shipping, before.shippingDiscount))
  ) {
    errors.push(userError('COUPON_LOST_PIECES', { coupon: code }, 'dropCoupon'));
  }
  return { code, discount: now.items, shippingDiscount: now.shipping, lines: now.lines };
}

function isLost(now: number, before: number): boolean {
  return now === 0 && before > 0;
}

function toPieces({ id, quantity }: OrderLine) {
  return { id, quantity };
}

/** Each line with its share of what the coupon takes off. */
function shared(rows: readonly OrderLine[], discount: number, shares: readonly number[]): OrderLine[] {
  const isHeldBack = shares.reduce((sum, share) => sum + share, 0) > discount;
  const given = isHeldBack ? shareOut(discount, shares) : shares;
  return rows.map((line, place) => ({ ...line, couponDiscount: given[place] ?? 0 }));
}

/** What was taken off single lines goes with them; what is taken off the whole order is left, or given anew. */
function planDiscount(
  { order, lines: sold }: OrderToEdit,
  { discount }: OrderEdit,
  rows: readonly OrderLine[],
): { discount: number; reason: string | null } {
  const ofLines = sumDiscounts(rows);
  const before = order.staffDiscount - sumDiscounts(sold);
  if (discount === undefined) return { discount: ofLines + before, reason: order.staffDiscountReason };
  if (discount === null) return { discount: ofLines, reason: null };
  const { amount, percent, reason } = discount;
  const items = sumItems(rows.map(toPriced));
  return { discount: ofLines + (amount ?? percentOf(items - ofLines, percent ?? 0)), reason };
}

function sumDiscounts(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { staffDiscount }) => sum + staffDiscount, 0);
}

/** A discount is within the limit of who gives it, and so is one whose share rises because pieces go. */
function discountErrors(
  order: Order,
  { items, staffDiscount }: EditedTotals,
  edit: OrderEdit,
  limits: Limits,
): UserError[] {
  const isAsBefore = staffDiscount <= order.staffDiscount && items >= order.itemsTotal;
  if (staffDiscount === 0 || (edit.discount === undefined && isAsBefore)) return [];
  const problem = discountProblem({ discount: staffDiscount, from: items }, limits, 'discount');
  return problem ? userErrors(problem) : [];
}

/** Cash at the door stays below the limit, unless the correction makes it no more than it was. */
function cashErrors(order: Order, target: EditTarget, due: number, { settings }: EditFacts): UserError[] {
  const { paymentMethod, totals } = target;
  if (paymentMethod === order.paymentMethod && totals.finalTotal <= order.finalTotal) return [];
  const problem = paymentProblem(paymentMethod, due, settings.codLimit);
  return problem ? userErrors(problem) : [];
}

function correctableAs({ redemption, open }: OrderToEdit, target: EditTarget, corrected: Order): Correctable {
  const { lines, totals, couponCode, paymentMethod } = target;
  const { shipping, shippingDiscount, discount, staffDiscount, items: itemsTotal } = totals;
  const sums = { shipping, shippingDiscount, discount, staffDiscount, itemsTotal };
  const order = { ...corrected, ...sums, couponCode, paymentMethod };
  return toCorrectable({ order, lines, redemption, open });
}

function toPriced({ unitPrice: price, quantity }: OrderLine) {
  return { price, quantity };
}
