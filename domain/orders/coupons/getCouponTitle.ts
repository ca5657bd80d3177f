/** Returns the name of an order's coupon in the given language, or null if the coupon has only a code. */
export function getCouponTitle(
  language: string,
  { couponName, couponNameNe }: { couponName: string | null; couponNameNe: string | null },
): string | null {
  return language === 'ne' ? (couponNameNe ?? couponName) : couponName;
}
