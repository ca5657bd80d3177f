import type { UserErrorReason } from './problemTexts.ts';

/**
 * Returns true if a problem has one of the given reasons. Reasons in API responses are plain strings; here the
 * compiler checks them.
 */
export function hasReason(
  problem: { readonly reason?: string | null | undefined } | null | undefined,
  ...reasons: readonly UserErrorReason[]
): boolean {
  return reasons.some((reason) => reason === problem?.reason);
}
