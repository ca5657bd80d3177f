/** Placeholder for the tracking number in a carrier's URL. */
export const NUMBER_PLACEHOLDER = '{number}';

/**
 * Returns the URL of a parcel's tracking page, or null if the carrier has no such page or the parcel has no tracking
 * number.
 */
export function buildTrackingUrl(
  pattern: string | null | undefined,
  trackingNumber: string | null | undefined,
): string | null {
  if (!pattern || !trackingNumber) return null;
  return pattern.replaceAll(NUMBER_PLACEHOLDER, encodeURIComponent(trackingNumber));
}
