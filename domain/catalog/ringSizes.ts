/** An Indian or Nepali ring number is the inner circumference in millimetres less 40. */
const SIZE_ZERO_CIRCUMFERENCE_MM = 40;

export const MIN_RING_SIZE = 4;
export const MAX_RING_SIZE = 30;

export const RING_SIZES: readonly number[] = Array.from(
  { length: MAX_RING_SIZE - MIN_RING_SIZE + 1 },
  (_, index) => MIN_RING_SIZE + index,
);

/** Returns the inner circumference in millimetres, which is the size in ISO 8653. */
export function toCircumferenceMm(size: number): number {
  return SIZE_ZERO_CIRCUMFERENCE_MM + size;
}

/** Returns the inner diameter in millimetres. */
export function toDiameterMm(size: number): number {
  return toCircumferenceMm(size) / Math.PI;
}

/**
 * Returns the ring number for an inner diameter, rounded up to the next number. Returns null if it is outside the range
 * of sizes.
 */
export function findRingSize(diameterMm: number): number | null {
  // A difference of a tenth of a millimetre in diameter does not need a larger ring.
  const size = Math.ceil(diameterMm * Math.PI - SIZE_ZERO_CIRCUMFERENCE_MM - 0.3);
  return size >= MIN_RING_SIZE && size <= MAX_RING_SIZE ? size : null;
}

/** Returns the nearest US half size: size 0 is 11.63 mm across, and each size adds 0.8128 mm. */
export function toUsRingSize(size: number): number {
  return Math.round(((toDiameterMm(size) - 11.63) / 0.8128) * 2) / 2;
}
