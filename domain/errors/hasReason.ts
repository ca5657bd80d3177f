import type { UserErrorReason } from './problemTexts.ts';

/** Whether a problem has one of the reasons. An answer has any text as its reason; here the compiler knows the names. */
export function hasReason(
  problem: { readonly reason?: string | null | undefined } | null | undefined,
  ...reasons: readonly UserErrorReason[]
): boolean {
  return reasons.some((reason) => reason === problem?.reason);
}
