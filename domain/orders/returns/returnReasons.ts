/** Reasons for returning an item. */
export const RETURN_REASONS = [
  'WRONG_SIZE',
  'DAMAGED',
  'NOT_AS_DESCRIBED',
  'CHANGED_MIND',
  'DELIVERY_REFUSED',
  'RECIPIENT_ABSENT',
  'OTHER',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Reasons why an undelivered parcel is returned. */
export const UNDELIVERED_REASONS = [
  'DELIVERY_REFUSED',
  'RECIPIENT_ABSENT',
  'OTHER',
] as const satisfies readonly ReturnReason[];

/** Reasons that a customer can choose. */
export const CUSTOMER_REASONS = [
  'WRONG_SIZE',
  'DAMAGED',
  'NOT_AS_DESCRIBED',
  'CHANGED_MIND',
  'OTHER',
] as const satisfies readonly ReturnReason[];

/** Outcomes that a customer can request. */
export const RETURN_OUTCOMES = ['REFUND', 'EXCHANGE'] as const;
export type ReturnOutcome = (typeof RETURN_OUTCOMES)[number];

/** Conditions of a received item. */
export const RETURN_CONDITIONS = ['AS_NEW', 'WORN', 'DAMAGED'] as const;
export type ReturnCondition = (typeof RETURN_CONDITIONS)[number];

/** Returns true if an item is restocked by default. Worn and damaged items must be checked first. */
export function isRestockedByDefault(condition: ReturnCondition): boolean {
  return condition === 'AS_NEW';
}

/** Maximum number of photos of a return. */
export const MAX_RETURN_PHOTOS = 6;

/** Returns true if the store is at fault. Shipping is then refunded as well. */
export function isStoreAtFault(reason: ReturnReason): boolean {
  return reason === 'DAMAGED' || reason === 'NOT_AS_DESCRIBED';
}

/** Returns true if shipping is refunded by default, because the store is at fault or the parcel was not delivered. */
export function isShippingRefundedByDefault(reasons: readonly ReturnReason[]): boolean {
  return reasons.some(
    (reason) => isStoreAtFault(reason) || reason === 'DELIVERY_REFUSED' || reason === 'RECIPIENT_ABSENT',
  );
}
