import { CompactSign, compactVerify } from 'jose';
import { z } from 'zod';
import { METALS } from '#domain/catalog/metals.ts';
import type { GuaranteedPrice } from '#domain/pricing/priceHold/getChargedPrice.ts';
import type { PriceHoldRate } from '#domain/pricing/priceHold/getPriceHoldEnd.ts';
import type { Secrets } from '#graph/context.ts';

/** Price hold, stored entirely in a token that the client keeps. */
export interface PriceHold {
  /** Account or API key it belongs to. Empty for a guest. */
  holder: string;
  /** Total as shown, in NPR. */
  total: number;
  /** Rates the prices are based on. */
  rates: PriceHoldRate[];
  /** Prices by variant id. */
  prices: ReadonlyMap<string, GuaranteedPrice>;
  /** Variants without a held price, because the price did not match the rate when quoted. */
  unguaranteedVariantIds: readonly string[];
  expiresAt: Date;
}

// Has a different type than access tokens, so that neither is accepted as the other.
const HEADER = { alg: 'HS256', typ: 'held-quote' };
/** 50 variants take about 4,000 characters. */
const MAX_LENGTH = 8000;

/** Kept short: a price refers to its rate by position. */
const claimsSchema = z.object({
  for: z.string(),
  total: z.int(),
  rates: z.array(z.tuple([z.enum(METALS), z.int()])),
  pieces: z.array(z.tuple([z.string(), z.int(), z.int().nullable()])),
  /** Omitted by earlier versions. */
  also: z.array(z.string()).optional(),
  until: z.int(),
});

export function signPriceHold(quote: PriceHold, { signing: [secret] }: Secrets): Promise<string> {
  const { holder, total, rates, prices, unguaranteedVariantIds, expiresAt } = quote;
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

/** Returns null for the format of an earlier version. */
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
