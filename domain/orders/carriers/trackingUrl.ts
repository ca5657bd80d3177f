/** Where the number of a parcel stands in a carrier's pattern. */
export const NUMBER_PLACE = '{number}';

/** The page on which a parcel is followed; null where its carrier has none, or it has no number. */
export function trackingUrl(
  pattern: string | null | undefined,
  trackingNumber: string | null | undefined,
): string | null {
  if (!pattern || !trackingNumber) return null;
  return pattern.replaceAll(NUMBER_PLACE, encodeURIComponent(trackingNumber));
}
