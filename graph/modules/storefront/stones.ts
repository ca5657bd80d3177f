import { buildVerificationUrl } from '#domain/catalog/laboratories.ts';
import type { Certificate } from '#graph/schema/schema.generated.ts';
import type { GemstoneFacts } from './snapshot/shopProduct.ts';

/** Returns the certificate of a stone; null if it has none. */
export function toCertificate(stone: GemstoneFacts): Certificate | null {
  const { laboratory, certificateNumber: number, cutGrade } = stone;
  if (laboratory === null || number === null) return null;
  const url = buildVerificationUrl(laboratory, number);
  return { laboratory, number, verificationUrl: url, cutGrade };
}

/** Returns the total carats of the diamonds; null without diamonds. */
export function sumDiamondCarats(stones: readonly GemstoneFacts[]): number | null {
  const diamonds = stones.filter(({ kind }) => kind === 'diamond');
  return diamonds.length === 0 ? null : diamonds.reduce((sum, { milliCarat }) => sum + milliCarat, 0) / 1000;
}
