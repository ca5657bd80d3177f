import { discountProblem } from '#domain/accounts/limits.ts';
import type { Limits } from '#domain/accounts/rights.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  type AskedDiscount,
  type DiscountedPrice,
  discountAmount,
  KEPT_SUM,
  type KeptDiscount,
  leftOf,
  toKept,
} from '#domain/orders/counter/staffDiscount.ts';
import {
  type Correctable,
  type EditChange,
  editChanges,
  needsAgreement,
} from '#domain/orders/edit/editChanges.ts';
import { type EditedTotals, editedTotals } from '#domain/orders/edit/editedTotals.ts';
import { amountDue, amountOwed } from '#domain/orders/ledger.ts';
import { shippingByRule, sumItems } from '#domain/orders/orderTotals.ts';
import { paymentProblem } from '#domain/orders/payment.ts';
import { userError, userErrors } from '#graph/errors/userErrors.ts';
import { makingOf } from '#graph/modules/orders/reprice/makingOf.ts';
import type { OrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import { toCorrectable } from '#graph/modules/orders/reprice/toCorrectable.ts';
import { toPriced } from '#graph/modules/orders/reprice/toPriced.ts';
import { withCouponShares } from '#graph/modules/orders/reprice/withCouponShares.ts';
import { MAX_ITEMS } from '#graph/modules/quotes/priceLines.ts';
import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import type { UserError } from '#graph/schema/schema.generated.ts';
import type { EditFacts } from './editFacts.ts';
import { planCoupon, planShipping } from './planCoupon.ts';
import { keepLines, type PlannedRow, planPieces, stockErrors } from './planPieces.ts';
import type { OrderEdit } from './readOrderEdit.ts';

/** What an order becomes but for whom it is for: lines as rows, in their order, and what they come to. */
export interface EditTarget {
  lines: OrderLine[];
  totals: EditedTotals;
  couponCode: string | null;
  staffDiscountReason: string | null;
  staffDiscountBp: Order['staffDiscountBp'];
  staffDiscountOn: Order['staffDiscountOn'];
  paymentMethod: Order['paymentMethod'];
}

export interface EditPlan {
  target: EditTarget;
  /** The target's lines with what their prices follow from. */
  lines: PlannedRow[];
  shippingByRule: number;
  difference: number;
  due: number;
  refundDue: number;
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
  const staff = planDiscount(toEdit, edit, rows, errors);
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
    lines: withCouponShares(rows, totals.couponDiscount, coupon),
    totals,
    couponCode: coupon.code,
    staffDiscountReason: totals.staffDiscount > 0 ? staff.reason : null,
    ...staff.kept,
    paymentMethod: edit.paymentMethod ?? order.paymentMethod,
  };
  const corrected: Order = { ...order, ...edit.details, finalTotal: totals.finalTotal };
  errors.push(...cashErrors(order, target, amountDue(corrected), facts));

  const [was, is] = [toCorrectable(toEdit), correctableAs(toEdit, target, corrected)];
  return {
    target,
    lines,
    shippingByRule: shippingByRule(items, facts.terms),
    difference: totals.finalTotal - order.finalTotal,
    due: amountDue(corrected),
    refundDue: amountOwed(corrected),
    changes: editChanges(was, is),
    needsAgreement: needsAgreement(was, is),
    errors,
  };
}

interface PlannedDiscount {
  /** NPR off the lines and the whole. */
  discount: number;
  reason: string | null;
  /** How the one on the whole is kept. */
  kept: KeptDiscount;
}

/**
 * What was taken off single lines goes with them. The discount on the whole is given anew, or stays as it was given: a
 * percentage is taken of what the order holds now, and a sum that is more than that is refused.
 */
function planDiscount(
  { order, lines: sold }: OrderToEdit,
  { discount }: OrderEdit,
  rows: readonly OrderLine[],
  errors: UserError[],
): PlannedDiscount {
  const ofLines = sumDiscounts(rows);
  if (discount === null) return { discount: ofLines, reason: null, kept: KEPT_SUM };
  const asked = discount ?? givenDiscount(order, sold);
  if (asked.value <= 0) return { discount: ofLines, reason: null, kept: KEPT_SUM };
  const prices = rows.map((row) => ({ lineTotal: row.lineTotal, making: makingOf(row) }));
  const left = leftOf(
    prices,
    rows.map((row) => row.staffDiscount),
  );
  const { reason } = asked;
  try {
    return { discount: ofLines + wholeDiscount(asked, left), reason, kept: toKept(asked) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    errors.push(...userErrors(error));
    return { discount: ofLines, reason, kept: toKept(asked) };
  }
}

/** A percentage of making charges that are no longer there is nothing; a new one is refused. */
function wholeDiscount(asked: Given, left: DiscountedPrice): number {
  if (asked.isKept && asked.on === 'MAKING' && left.making === 0) return 0;
  return discountAmount(asked, left, 'discount');
}

type Given = Omit<AskedDiscount, 'reason'> & { reason: string | null; isKept?: boolean };

/** The discount on the whole order as it was given before. */
function givenDiscount(order: Order, sold: readonly OrderLine[]): Given {
  const { staffDiscountBp: bp, staffDiscountOn: on, staffDiscountReason: reason } = order;
  if (bp !== null) return { unit: 'PERCENT', value: bp / 100, on, reason, isKept: true };
  return { unit: 'NPR', value: order.staffDiscount - sumDiscounts(sold), on: 'ALL', reason, isKept: true };
}

function sumDiscounts(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { staffDiscount }) => sum + staffDiscount, 0);
}

/** A discount is within the limit of who gives it, and so is one that grows, in rupees or as a share of the order. */
function discountErrors(
  order: Order,
  { items, staffDiscount }: EditedTotals,
  edit: OrderEdit,
  limits: Limits,
): UserError[] {
  // A percentage is rounded to whole rupees.
  const isShareAsBefore = (staffDiscount - 1) * order.itemsTotal <= order.staffDiscount * items;
  const isAsBefore = staffDiscount <= order.staffDiscount && isShareAsBefore;
  if (staffDiscount === 0 || (edit.discount === undefined && isAsBefore)) return [];
  const problem = discountProblem({ discount: staffDiscount, from: items }, limits, 'discount');
  return problem ? userErrors(problem) : [];
}

/** Cash at the door stays below the limit, unless the correction makes it no more than it was. */
function cashErrors(order: Order, target: EditTarget, due: number, { terms }: EditFacts): UserError[] {
  const { paymentMethod, totals } = target;
  if (paymentMethod === order.paymentMethod && totals.finalTotal <= order.finalTotal) return [];
  const problem = paymentProblem(paymentMethod, due, terms.codLimit);
  return problem ? userErrors(problem) : [];
}

function correctableAs({ redemption, open }: OrderToEdit, target: EditTarget, corrected: Order): Correctable {
  const { lines, totals, couponCode, paymentMethod } = target;
  const { shipping, shippingDiscount, discount, staffDiscount, items: itemsTotal } = totals;
  const sums = { shipping, shippingDiscount, discount, staffDiscount, itemsTotal };
  const order = { ...corrected, ...sums, couponCode, paymentMethod };
  return toCorrectable({ order, lines, redemption, open });
}
