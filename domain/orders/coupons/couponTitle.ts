/** What an order's coupon was called, in a language; null where it had no name but its code. */
export function couponTitle(
  language: string,
  { couponName, couponNameNe }: { couponName: string | null; couponNameNe: string | null },
): string | null {
  return language === 'ne' ? (couponNameNe ?? couponName) : couponName;
}
