/** A line as a list of changes tells it. */
export interface ToldLine {
  name: string;
  nameNe: string | null;
  sku: string;
  size: string | null;
  quantity: number;
  unitPrice: number;
}

/** An order as far as a correction can change it. */
export interface Correctable {
  contact: { name: string; email: string; phone: string };
  address: Record<string, string | number | null>;
  notes: string | null;
  paymentMethod: string;
  lines: readonly ToldLine[];
  shipping: number;
  couponCode: string | null;
  /** Off the lines and the shipping. */
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

/** What of an order was corrected, as it was and as it is. */
export interface EditChange {
  part: EditPart;
  before: unknown;
  after: unknown;
}

/** What differs between an order and itself corrected, part by part; nothing where nothing does. */
export function editChanges(before: Correctable, after: Correctable): EditChange[] {
  const coupon = ({ couponCode, couponDiscount }: Correctable) => ({ code: couponCode, npr: couponDiscount });
  const parts: Record<EditPart, (order: Correctable) => unknown> = {
    CONTACT: ({ contact }) => contact,
    ADDRESS: ({ address }) => address,
    NOTES: ({ notes }) => notes,
    PAYMENT_METHOD: ({ paymentMethod }) => paymentMethod,
    LINES: ({ lines }) => lines.map(toTold),
    SHIPPING: ({ shipping }) => shipping,
    COUPON: coupon,
    DISCOUNT: ({ staffDiscount }) => staffDiscount,
    TOTAL: ({ finalTotal }) => finalTotal,
  };
  return EDIT_PARTS.flatMap((part) => {
    const [was, is] = [parts[part](before), parts[part](after)];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ part, before: was, after: is }];
  });
}

/** Parts that the buyer has to agree to: what is bought, and a total that rises. */
export function needsAgreement(before: Correctable, after: Correctable): boolean {
  const parts = editChanges(before, after).map(({ part }) => part);
  return parts.includes('LINES') || parts.includes('PAYMENT_METHOD') || after.finalTotal > before.finalTotal;
}

/** What pieces are more or fewer than before, or cost otherwise: what stayed is left out. */
export function lineDifferences(before: readonly ToldLine[], after: readonly ToldLine[]) {
  const key = ({ sku, unitPrice }: ToldLine) => `${sku} ${unitPrice}`;
  const count = (lines: readonly ToldLine[], of: string) =>
    lines.filter((line) => key(line) === of).reduce((sum, { quantity }) => sum + quantity, 0);
  const all = new Map([...before, ...after].map((line) => [key(line), line]));
  return [...all].flatMap(([of, line]) => {
    const [was, is] = [count(before, of), count(after, of)];
    return was === is ? [] : [{ line, before: was, after: is }];
  });
}

function toTold({ name, nameNe, sku, size, quantity, unitPrice }: ToldLine): ToldLine {
  return { name, nameNe, sku, size, quantity, unitPrice };
}
