/** Placeholder for the tracking number in a carrier's URL. */
export const NUMBER_PLACEHOLDER = '{number}';

/** Returns the tracking page of a parcel, or null if the carrier has none or the parcel has no number. */
export function buildTrackingUrl(
  pattern: string | null | undefined,
  trackingNumber: string | null | undefined,
): string | null {
  if (!pattern || !trackingNumber) return null;
  return pattern.replaceAll(NUMBER_PLACEHOLDER, encodeURIComponent(trackingNumber));
}
