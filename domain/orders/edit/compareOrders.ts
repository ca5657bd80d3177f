/** A line in a list of changes. */
export interface ChangedLine {
  name: string;
  nameNe: string | null;
  sku: string;
  size: string | null;
  quantity: number;
  unitPrice: number;
}

/** The parts of an order that an order edit can change. */
export interface EditableOrder {
  contact: { name: string; email: string; phone: string };
  address: Record<string, string | number | null>;
  notes: string | null;
  paymentMethod: string;
  lines: readonly ChangedLine[];
  shipping: number;
  couponCode: string | null;
  /** Discount on the lines and the shipping. */
  couponDiscount: number;
  staffDiscount: number;
  finalTotal: number;
}

export const EDIT_PARTS = [
  'CONTACT',
  'ADDRESS',
  'NOTES',
  'PAYMENT_METHOD',
  'LINES',
  'SHIPPING',
  'COUPON',
  'DISCOUNT',
  'TOTAL',
] as const;
export type EditPart = (typeof EDIT_PARTS)[number];

/** One change of an order edit, before and after. */
export interface EditChange {
  part: EditPart;
  before: unknown;
  after: unknown;
}

/** Returns the differences between an order and its edited version. Empty if there are none. */
export function compareOrders(before: EditableOrder, after: EditableOrder): EditChange[] {
  const getCoupon = ({ couponCode, couponDiscount }: EditableOrder) => ({
    code: couponCode,
    npr: couponDiscount,
  });
  const parts: Record<EditPart, (order: EditableOrder) => unknown> = {
    CONTACT: ({ contact }) => contact,
    ADDRESS: ({ address }) => address,
    NOTES: ({ notes }) => notes,
    PAYMENT_METHOD: ({ paymentMethod }) => paymentMethod,
    LINES: ({ lines }) => lines.map(toChangedLine),
    SHIPPING: ({ shipping }) => shipping,
    COUPON: getCoupon,
    DISCOUNT: ({ staffDiscount }) => staffDiscount,
    TOTAL: ({ finalTotal }) => finalTotal,
  };
  return EDIT_PARTS.flatMap((part) => {
    const [previousValue, newValue] = [parts[part](before), parts[part](after)];
    return JSON.stringify(previousValue) === JSON.stringify(newValue)
      ? []
      : [{ part, before: previousValue, after: newValue }];
  });
}

/**
 * Returns true if the customer has to approve the edit, because it changes the items or the payment method, or raises
 * the total.
 */
export function needsApproval(before: EditableOrder, after: EditableOrder): boolean {
  const parts = compareOrders(before, after).map(({ part }) => part);
  return parts.includes('LINES') || parts.includes('PAYMENT_METHOD') || after.finalTotal > before.finalTotal;
}

/** Returns the added, removed and repriced items. */
export function compareLines(before: readonly ChangedLine[], after: readonly ChangedLine[]) {
  const getLineKey = ({ sku, unitPrice }: ChangedLine) => `${sku} ${unitPrice}`;
  const count = (lines: readonly ChangedLine[], lineKey: string) =>
    lines.filter((line) => getLineKey(line) === lineKey).reduce((sum, { quantity }) => sum + quantity, 0);
  const lineByKey = new Map([...before, ...after].map((line) => [getLineKey(line), line]));
  return [...lineByKey].flatMap(([lineKey, line]) => {
    const [previousValue, newValue] = [count(before, lineKey), count(after, lineKey)];
    return previousValue === newValue ? [] : [{ line, before: previousValue, after: newValue }];
  });
}

function toChangedLine({ name, nameNe, sku, size, quantity, unitPrice }: ChangedLine): ChangedLine {
  return { name, nameNe, sku, size, quantity, unitPrice };
}
