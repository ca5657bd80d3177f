import type { EditPart } from '#domain/orders/edit/editChanges.ts';

const NAMES: Partial<Record<EditPart, string>> = {
  CONTACT: 'contact',
  ADDRESS: 'delivery address',
  NOTES: 'notes',
  PAYMENT_METHOD: 'payment method',
  LINES: 'items',
  SHIPPING: 'shipping',
  COUPON: 'coupon',
  DISCOUNT: 'discount',
};

/** What a correction changed, in a line of the order's timeline. */
export function editNote(parts: readonly EditPart[]): string {
  return `Changed: ${namesOf(parts)}.`;
}

export function proposalNote(parts: readonly EditPart[]): string {
  return `A change was proposed: ${namesOf(parts)}.`;
}

const FIELDS: Partial<Record<EditPart, string>> = {
  CONTACT: 'contact',
  ADDRESS: 'shippingAddress',
  NOTES: 'notes',
  PAYMENT_METHOD: 'paymentMethod',
  LINES: 'lines',
  SHIPPING: 'shipping',
  COUPON: 'coupon',
  DISCOUNT: 'discount',
};

/** Which parts were corrected, as the audit log names them; not what they say: the record outlives the buyer's account. */
export function correctedFields(parts: readonly EditPart[]): string[] {
  return parts.flatMap((part) => FIELDS[part] ?? []);
}

function namesOf(parts: readonly EditPart[]): string {
  return parts.flatMap((part) => NAMES[part] ?? []).join(', ');
}
