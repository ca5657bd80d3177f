import { readNumber } from '#domain/text/readNumber.ts';

/** Maximum of a GraphQL `Int`. */
const MAX_GRAPHQL_INT = 2_147_483_647;

/** Parses whole rupees in common formats. Returns null for any other text. */
export function parseRupees(text: string): number | null {
  const npr = readNumber(text, { decimals: 0 });
  return npr !== undefined && npr >= 0 && npr <= MAX_GRAPHQL_INT ? npr : null;
}
