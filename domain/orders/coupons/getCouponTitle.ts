/** Returns the name of an order's coupon in a language, or null if it only has a code. */
export function getCouponTitle(
  language: string,
  { couponName, couponNameNe }: { couponName: string | null; couponNameNe: string | null },
): string | null {
  return language === 'ne' ? (couponNameNe ?? couponName) : couponName;
}
