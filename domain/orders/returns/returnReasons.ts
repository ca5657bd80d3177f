/** Why a piece comes back. */
export const RETURN_REASONS = [
  'WRONG_SIZE',
  'DAMAGED',
  'NOT_AS_DESCRIBED',
  'CHANGED_MIND',
  'REFUSED_AT_DOOR',
  'NOBODY_THERE',
  'OTHER',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Why a parcel comes back that never arrived. */
export const DOOR_REASONS = [
  'REFUSED_AT_DOOR',
  'NOBODY_THERE',
  'OTHER',
] as const satisfies readonly ReturnReason[];

/** What a shopper who has the piece may say. */
export const SHOPPER_REASONS = [
  'WRONG_SIZE',
  'DAMAGED',
  'NOT_AS_DESCRIBED',
  'CHANGED_MIND',
  'OTHER',
] as const satisfies readonly ReturnReason[];

/** What a buyer wants for what comes back. */
export const RETURN_WISHES = ['REFUND', 'EXCHANGE'] as const;
export type ReturnWish = (typeof RETURN_WISHES)[number];

/** How a piece is when it is here again. */
export const RETURN_CONDITIONS = ['AS_NEW', 'WORN', 'DAMAGED'] as const;
export type ReturnCondition = (typeof RETURN_CONDITIONS)[number];

/** Whether a piece goes back on sale unless somebody decides otherwise: what is damaged or was worn is looked at first. */
export function goesBackOnSale(condition: ReturnCondition): boolean {
  return condition === 'AS_NEW';
}

/** How many photographs may show what comes back. */
export const MAX_RETURN_PHOTOS = 6;

/** Whether the store is to blame, and gives back the shipping too. */
export function isStoresFault(reason: ReturnReason): boolean {
  return reason === 'DAMAGED' || reason === 'NOT_AS_DESCRIBED';
}

/** Whether the shipping is given back unless somebody decides otherwise: the store's fault, or a parcel that never arrived. */
export function givesBackShipping(reasons: readonly ReturnReason[]): boolean {
  return reasons.some(
    (reason) => isStoresFault(reason) || reason === 'REFUSED_AT_DOOR' || reason === 'NOBODY_THERE',
  );
}
