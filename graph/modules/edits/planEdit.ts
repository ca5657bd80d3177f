import type { Limits } from '#domain/accounts/grants.ts';
import { findDiscountProblem } from '#domain/accounts/limits.ts';
import { DomainError } from '#domain/errors/errors.ts';
import {
  calculateDiscountAmount,
  calculatePriceAfterDiscounts,
  type DiscountedPrice,
  type DiscountInput,
  STORED_AMOUNT,
  type StoredDiscount,
  toStoredDiscount,
} from '#domain/orders/counter/calculateStaffDiscount.ts';
import { calculateEditedTotals, type EditedTotals } from '#domain/orders/edit/calculateEditedTotals.ts';
import {
  compareOrders,
  type EditableOrder,
  type EditChange,
  needsApproval,
} from '#domain/orders/edit/compareOrders.ts';
import { calculateAmountDue, calculateRefundDue } from '#domain/orders/ledger.ts';
import { calculateShippingByRule, sumItems } from '#domain/orders/orderTotals.ts';
import { findPaymentProblem } from '#domain/orders/payment.ts';
import { createUserError, toUserErrors } from '#graph/errors/userErrors.ts';
import { applyCouponShares } from '#graph/modules/orders/reprice/applyCouponShares.ts';
import { calculateMaking } from '#graph/modules/orders/reprice/calculateMaking.ts';
import type { OrderToEdit } from '#graph/modules/orders/reprice/orderToEdit.ts';
import { toEditableOrder } from '#graph/modules/orders/reprice/toEditableOrder.ts';
import { toPricedLine } from '#graph/modules/orders/reprice/toPricedLine.ts';
import { MAX_ITEMS } from '#graph/modules/quotes/priceLines.ts';
import type { Order, OrderLine } from '#graph/prisma/generated/client.ts';
import type { UserError } from '#graph/schema/schema.generated.ts';
import { planCoupon, planShipping } from './planCoupon.ts';
import { findStockErrors, type PlannedRow, planOrderLines, toUnchangedRows } from './planOrderLines.ts';
import type { EditData } from './readEditData.ts';
import type { OrderEdit } from './readOrderEdit.ts';

/**
 * Edited order without contact, address and notes. Contains the lines as database rows, in sequence, and the totals.
 */
export interface EditTarget {
  lines: OrderLine[];
  totals: EditedTotals;
  couponCode: string | null;
  staffDiscountReason: string | null;
  staffDiscountBp: Order['staffDiscountBp'];
  staffDiscountBasis: Order['staffDiscountBasis'];
  paymentMethod: Order['paymentMethod'];
}

export interface EditPlan {
  target: EditTarget;
  /** Lines of the edited order with the basis of their prices. */
  lines: PlannedRow[];
  shippingByRule: number;
  difference: number;
  due: number;
  refundDue: number;
  changes: EditChange[];
  needsAgreement: boolean;
  errors: UserError[];
}

/** Returns the result of an order edit at current prices, with all errors. */
export function planEdit(
  orderToEdit: OrderToEdit,
  edit: OrderEdit,
  editData: EditData,
  limits: Limits,
): EditPlan {
  const { order } = orderToEdit;
  const errors = [...edit.errors];
  const lines = edit.lines
    ? planOrderLines(orderToEdit, edit.lines, editData, errors)
    : toUnchangedRows(orderToEdit.lines);
  if (edit.lines) errors.push(...findStockErrors(orderToEdit, lines, editData));
  const rows = lines.map(({ line }) => line);
  const items = sumItems(rows.map(toPricedLine));
  if (items > MAX_ITEMS) errors.push(createUserError('ORDER_TOO_LARGE', { maxNpr: MAX_ITEMS }, 'lines'));

  const shipping = edit.shipping ?? planShipping(order, items, editData);
  const coupon = planCoupon(orderToEdit, edit, { rows, shipping }, editData, errors);
  const staff = planDiscount(orderToEdit, edit, rows, errors);
  const totals = calculateEditedTotals({
    lines: rows.map(toPricedLine),
    couponDiscount: coupon.discount,
    staffDiscount: staff.discount,
    shipping,
    shippingDiscount: coupon.shippingDiscount,
    taxPercent: order.taxPercent,
  });
  errors.push(...findDiscountErrors(order, totals, edit, limits));
  const target: EditTarget = {
    lines: applyCouponShares(rows, totals.couponDiscount, coupon),
    totals,
    couponCode: coupon.code,
    staffDiscountReason: totals.staffDiscount > 0 ? staff.reason : null,
    ...staff.columns,
    paymentMethod: edit.paymentMethod ?? order.paymentMethod,
  };
  const editedOrder: Order = { ...order, ...edit.details, finalTotal: totals.finalTotal };
  errors.push(...findCashErrors(order, target, calculateAmountDue(editedOrder), editData));

  const [orderBefore, orderAfter] = [
    toEditableOrder(orderToEdit),
    toEditedOrder(orderToEdit, target, editedOrder),
  ];
  return {
    target,
    lines,
    shippingByRule: calculateShippingByRule(items, editData.terms),
    difference: totals.finalTotal - order.finalTotal,
    due: calculateAmountDue(editedOrder),
    refundDue: calculateRefundDue(editedOrder),
    changes: compareOrders(orderBefore, orderAfter),
    needsAgreement: needsApproval(orderBefore, orderAfter),
    errors,
  };
}

interface PlannedDiscount {
  /** Discount on the lines and the order together, in NPR. */
  discount: number;
  reason: string | null;
  /** Columns that store the discount on the whole order. */
  columns: StoredDiscount;
}

/**
 * Calculates the staff discount. Line discounts stay with their lines. The discount on the order is the new one, or
 * else the earlier one. A percentage is calculated on the edited items, and an amount above their value is refused.
 */
function planDiscount(
  { order, lines: orderLines }: OrderToEdit,
  { discount }: OrderEdit,
  rows: readonly OrderLine[],
  errors: UserError[],
): PlannedDiscount {
  const lineDiscounts = sumDiscounts(rows);
  if (discount === null) return { discount: lineDiscounts, reason: null, columns: STORED_AMOUNT };
  const discountInput = discount ?? getEarlierDiscount(order, orderLines);
  if (discountInput.value <= 0) return { discount: lineDiscounts, reason: null, columns: STORED_AMOUNT };
  const prices = rows.map((row) => ({ lineTotal: row.lineTotal, making: calculateMaking(row) }));
  const remainingPrice = calculatePriceAfterDiscounts(
    prices,
    rows.map((row) => row.staffDiscount),
  );
  const { reason } = discountInput;
  try {
    return {
      discount: lineDiscounts + calculateOrderDiscount(discountInput, remainingPrice),
      reason,
      columns: toStoredDiscount(discountInput),
    };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    errors.push(...toUserErrors(error));
    return { discount: lineDiscounts, reason, columns: toStoredDiscount(discountInput) };
  }
}

/**
 * Returns zero for an earlier percentage of making charges if no making charges remain. Refuses a new one in that case.
 */
function calculateOrderDiscount(discountInput: StaffDiscountInput, remainingPrice: DiscountedPrice): number {
  if (discountInput.isEarlier && discountInput.on === 'MAKING' && remainingPrice.making === 0) return 0;
  return calculateDiscountAmount(discountInput, remainingPrice, 'discount');
}

type StaffDiscountInput = Omit<DiscountInput, 'reason'> & { reason: string | null; isEarlier?: boolean };

/** Returns the earlier discount on the whole order. */
function getEarlierDiscount(order: Order, orderLines: readonly OrderLine[]): StaffDiscountInput {
  const {
    staffDiscountBp: basisPoints,
    staffDiscountBasis: discountBasis,
    staffDiscountReason: reason,
  } = order;
  if (basisPoints !== null)
    return { unit: 'PERCENT', value: basisPoints / 100, on: discountBasis, reason, isEarlier: true };
  return {
    unit: 'NPR',
    value: order.staffDiscount - sumDiscounts(orderLines),
    on: 'ALL',
    reason,
    isEarlier: true,
  };
}

function sumDiscounts(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, { staffDiscount }) => sum + staffDiscount, 0);
}

/** Checks a discount against the editor's limit if it is new or increases, in rupees or as a share of the order. */
function findDiscountErrors(
  order: Order,
  { items, staffDiscount }: EditedTotals,
  edit: OrderEdit,
  limits: Limits,
): UserError[] {
  // Allows for rounding of a percentage to whole rupees.
  const isShareNotIncreased = (staffDiscount - 1) * order.itemsTotal <= order.staffDiscount * items;
  const isNotIncreased = staffDiscount <= order.staffDiscount && isShareNotIncreased;
  if (staffDiscount === 0 || (edit.discount === undefined && isNotIncreased)) return [];
  const problem = findDiscountProblem({ discount: staffDiscount, price: items }, limits, 'discount');
  return problem ? toUserErrors(problem) : [];
}

/** Refuses cash on delivery above the limit if the edit changes to it or raises the total. */
function findCashErrors(order: Order, target: EditTarget, due: number, { terms }: EditData): UserError[] {
  const { paymentMethod, totals } = target;
  if (paymentMethod === order.paymentMethod && totals.finalTotal <= order.finalTotal) return [];
  const problem = findPaymentProblem(paymentMethod, due, terms.codLimit);
  return problem ? toUserErrors(problem) : [];
}

function toEditedOrder(
  { redemption, openProposal }: OrderToEdit,
  target: EditTarget,
  editedOrder: Order,
): EditableOrder {
  const { lines, totals, couponCode, paymentMethod } = target;
  const { shipping, shippingDiscount, discount, staffDiscount, items: itemsTotal } = totals;
  const sums = { shipping, shippingDiscount, discount, staffDiscount, itemsTotal };
  const order = { ...editedOrder, ...sums, couponCode, paymentMethod };
  return toEditableOrder({ order, lines, redemption, openProposal });
}
