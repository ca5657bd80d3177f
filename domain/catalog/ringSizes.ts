/** An Indian or Nepali ring number is the inner circumference in millimetres less 40. */
const SIZE_ZERO_CIRCUMFERENCE_MM = 40;

export const SMALLEST_RING = 4;
export const MAX_RING = 30;

export const RING_SIZES: readonly number[] = Array.from(
  { length: MAX_RING - SMALLEST_RING + 1 },
  (_, index) => SMALLEST_RING + index,
);

/** Returns the inner circumference in millimetres, which is the size in ISO 8653. */
export function circumferenceMm(size: number): number {
  return SIZE_ZERO_CIRCUMFERENCE_MM + size;
}

/** Returns the inner diameter in millimetres. */
export function diameterMm(size: number): number {
  return circumferenceMm(size) / Math.PI;
}

/** Returns the ring number for an inner diameter, rounded up to the next number. Returns null outside the sizes. */
export function findRingSize(diameterMm: number): number | null {
  // A difference of a tenth of a millimetre in diameter does not need a larger ring.
  const size = Math.ceil(diameterMm * Math.PI - SIZE_ZERO_CIRCUMFERENCE_MM - 0.3);
  return size >= SMALLEST_RING && size <= MAX_RING ? size : null;
}

/** Returns the nearest US half size: size 0 is 11.63 mm across, and each size adds 0.8128 mm. */
export function usRingSize(size: number): number {
  return Math.round(((diameterMm(size) - 11.63) / 0.8128) * 2) / 2;
}
