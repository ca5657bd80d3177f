import type { EditPart } from '#domain/orders/edit/compareOrders.ts';

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

/** Returns the timeline note of an order edit. */
export function editNote(parts: readonly EditPart[]): string {
  return `Changed: ${formatNames(parts)}.`;
}

export function proposalNote(parts: readonly EditPart[]): string {
  return `A change was proposed: ${formatNames(parts)}.`;
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

/**
 * Returns the names of the changed parts for the audit log. It omits their contents, because audit entries outlive
 * the customer's account.
 */
export function editedParts(parts: readonly EditPart[]): string[] {
  return parts.flatMap((part) => FIELDS[part] ?? []);
}

function formatNames(parts: readonly EditPart[]): string {
  return parts.flatMap((part) => NAMES[part] ?? []).join(', ');
}
