/** Indian and Nepali ring numbers: the inside round of the band in millimetres is 40 more than the number. */
const ROUND_OF_SIZE_ZERO_MM = 40;

export const SMALLEST_RING = 4;
export const MAX_RING = 30;

export const RING_SIZES: readonly number[] = Array.from(
  { length: MAX_RING - SMALLEST_RING + 1 },
  (_, index) => SMALLEST_RING + index,
);

/** Inside of the band, all the way round, in millimetres (what ISO 8653 calls the size). */
export function roundMm(size: number): number {
  return ROUND_OF_SIZE_ZERO_MM + size;
}

/** Inside of the band, straight across, in millimetres. */
export function acrossMm(size: number): number {
  return roundMm(size) / Math.PI;
}

/** The number of a ring that is this wide inside; one between two numbers takes the larger. Null when no ring is. */
export function findRingSize(millimetresAcross: number): number | null {
  // A tenth of a millimetre of finger is no reason for a larger ring.
  const size = Math.ceil(millimetresAcross * Math.PI - ROUND_OF_SIZE_ZERO_MM - 0.3);
  return size >= SMALLEST_RING && size <= MAX_RING ? size : null;
}

/** The nearest half size as the United States count them: 11.63 mm across is 0, and 0.8128 mm more is one size. */
export function usRingSize(size: number): number {
  return Math.round(((acrossMm(size) - 11.63) / 0.8128) * 2) / 2;
}
