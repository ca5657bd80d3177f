import { discountProblem } from '#domain/accounts/limits.ts';
import type { Limits } from '#domain/accounts/rights.ts';
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
import { percentOf } from '#domain/pricing/money.ts';
import { userError, userErrors } from '#graph/errors.ts';
import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import type { UserError } from '#graph/schema/schema.generated.ts';
import { MAX_ITEMS } from '../checkout/priceLines.ts';
import type { EditFacts } from './editFacts.ts';
import type { OrderToEdit } from './orderToEdit.ts';
import { planCoupon, planShipping } from './planCoupon.ts';
import { keepLines, type PlannedRow, planPieces, stockErrors } from './planPieces.ts';
import type { OrderEdit } from './readOrderEdit.ts';
import { toCorrectable } from './toCorrectable.ts';
import { toPriced } from './toPriced.ts';
import { withCouponShares } from './withCouponShares.ts';

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
  lines: PlannedRow[];
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
    lines: withCouponShares(rows, totals.couponDiscount, coupon.lines),
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
