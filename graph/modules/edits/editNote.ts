import type { EditPart } from '#domain/orders/edit/compareOrders.ts';

const PART_NAMES: Partial<Record<EditPart, string>> = {
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
export function formatEditNote(parts: readonly EditPart[]): string {
  return `Changed: ${formatNames(parts)}.`;
}

export function formatProposalNote(parts: readonly EditPart[]): string {
  return `A change was proposed: ${formatNames(parts)}.`;
}

const PART_FIELDS: Partial<Record<EditPart, string>> = {
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
 * Returns the names of the changed fields for the audit log. Their values are omitted, because audit entries are kept
 * after the customer's account is deleted.
 */
export function listEditedFields(parts: readonly EditPart[]): string[] {
  return parts.flatMap((part) => PART_FIELDS[part] ?? []);
}

function formatNames(parts: readonly EditPart[]): string {
  return parts.flatMap((part) => PART_NAMES[part] ?? []).join(', ');
}
