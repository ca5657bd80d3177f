import { CompactSign, compactVerify } from 'jose';
import { z } from 'zod';
import { METALS } from '#domain/catalog/metals.ts';
import type { GuaranteedPrice } from '#domain/pricing/priceHold/getChargedPrice.ts';
import type { PriceHoldRate } from '#domain/pricing/priceHold/getPriceHoldEnd.ts';
import type { Secrets } from '#graph/context.ts';

/** Price hold, stored only in a signed token that the client sends back. */
export interface PriceHold {
  /** Id of the account or API key to which it belongs. Empty for a guest. */
  holder: string;
  /** Total shown to the customer, in NPR. */
  total: number;
  /** Rates on which the prices are based. */
  rates: PriceHoldRate[];
  /** Held prices, keyed by variant id. */
  prices: ReadonlyMap<string, GuaranteedPrice>;
  /** Variants without a held price, because the price did not match the rate when quoted. */
  unguaranteedVariantIds: readonly string[];
  expiresAt: Date;
}

// Has a different type from access tokens, so that neither is accepted in place of the other.
const HEADER = { alg: 'HS256', typ: 'held-quote' };
/** Maximum length of a token. 50 variants take about 4,000 characters. */
const MAX_LENGTH = 8000;

/** Claims of the token. Prices refer to their rate by index, to keep the token short. */
const claimsSchema = z.object({
  for: z.string(),
  total: z.int(),
  rates: z.array(z.tuple([z.enum(METALS), z.int()])),
  pieces: z.array(z.tuple([z.string(), z.int(), z.int().nullable()])),
  /** Omitted by earlier versions. */
  also: z.array(z.string()).optional(),
  until: z.int(),
});

export function signPriceHold(priceHold: PriceHold, { signing: [secret] }: Secrets): Promise<string> {
  const { holder, total, rates, prices, unguaranteedVariantIds, expiresAt } = priceHold;
  const claims: z.infer<typeof claimsSchema> = {
    for: holder,
    total,
    rates: rates.map(({ metal, perTola }) => [metal, perTola]),
    pieces: [...prices].map(([id, { price, perTola }]) => {
      const rateIndex = rates.findIndex((candidate) => candidate.perTola === perTola);
      return [id, price, rateIndex < 0 ? null : rateIndex];
    }),
    ...(unguaranteedVariantIds.length > 0 && { also: [...unguaranteedVariantIds] }),
    until: expiresAt.getTime(),
  };
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader(HEADER)
    .sign(secret);
}

/** Reads a token, even an expired one. Null if this store did not sign it. */
export async function readPriceHoldToken(token: string, { signing }: Secrets): Promise<PriceHold | null> {
  if (token.length > MAX_LENGTH) return null;
  for (const secret of signing) {
    const verifiedToken = await compactVerify(token, secret, { algorithms: [HEADER.alg] }).catch(() => null);
    if (verifiedToken?.protectedHeader.typ === HEADER.typ) return toPriceHold(verifiedToken.payload);
  }
  return null;
}

/** Converts the claims. Null if they have the format of an earlier version. */
function toPriceHold(payload: Uint8Array): PriceHold | null {
  const parsedClaims = claimsSchema.safeParse(JSON.parse(new TextDecoder().decode(payload)));
  if (!parsedClaims.success) return null;
  const claims = parsedClaims.data;
  const rates = claims.rates.map(([metal, perTola]) => ({ metal, perTola }));
  return {
    holder: claims.for,
    total: claims.total,
    rates,
    prices: new Map(
      claims.pieces.map(([id, price, rateIndex]) => [
        id,
        { price, perTola: rateIndex === null ? null : (rates[rateIndex]?.perTola ?? null) },
      ]),
    ),
    unguaranteedVariantIds: claims.also ?? [],
    expiresAt: new Date(claims.until),
  };
}
