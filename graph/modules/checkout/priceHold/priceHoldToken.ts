import { CompactSign, compactVerify } from 'jose';
import { z } from 'zod';
import { METALS } from '#domain/catalog/metals.ts';
import type { HeldPrice } from '#domain/pricing/held/chargedPrice.ts';
import type { HeldRate } from '#domain/pricing/held/endOfHold.ts';
import type { Secrets } from '#graph/context.ts';

/** What a buyer was promised: the whole of it stands in the token that they carry. */
export interface HeldQuote {
  /** The account or API key that it is for; empty for a guest. */
  holder: string;
  /** NPR of the order as it was shown. */
  total: number;
  /** The rates that the prices rest on. */
  rates: HeldRate[];
  /** By the id of the size. */
  prices: ReadonlyMap<string, HeldPrice>;
  /** The ids of sizes whose price is not held: it did not follow from the rate when they were quoted. */
  notHeld: readonly string[];
  expiresAt: Date;
}

// No JWT: what signs people in is never taken for it, nor the other way round.
const HEADER = { alg: 'HS256', typ: 'held-quote' };
/** 50 sizes take some 4,000. */
const MAX_LENGTH = 8000;

/** As short as it can be said: a piece names its rate by its place among the rates. */
const claimsSchema = z.object({
  for: z.string(),
  total: z.int(),
  rates: z.array(z.tuple([z.enum(METALS), z.int()])),
  pieces: z.array(z.tuple([z.string(), z.int(), z.int().nullable()])),
  /** Left out by earlier versions of the store. */
  also: z.array(z.string()).optional(),
  until: z.int(),
});

export function signHeldQuote(quote: HeldQuote, { signing: [secret] }: Secrets): Promise<string> {
  const { holder, total, rates, prices, notHeld, expiresAt } = quote;
  const claims: z.infer<typeof claimsSchema> = {
    for: holder,
    total,
    rates: rates.map(({ metal, perTola }) => [metal, perTola]),
    pieces: [...prices].map(([id, { price, perTola }]) => {
      const rate = rates.findIndex((one) => one.perTola === perTola);
      return [id, price, rate < 0 ? null : rate];
    }),
    ...(notHeld.length > 0 && { also: [...notHeld] }),
    until: expiresAt.getTime(),
  };
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader(HEADER)
    .sign(secret);
}

/** What the token promises, also after its end; null where this store did not sign it. */
export async function readHeldQuote(token: string, { signing }: Secrets): Promise<HeldQuote | null> {
  if (token.length > MAX_LENGTH) return null;
  for (const secret of signing) {
    const signed = await compactVerify(token, secret, { algorithms: [HEADER.alg] }).catch(() => null);
    if (signed?.protectedHeader.typ === HEADER.typ) return toHeldQuote(signed.payload);
  }
  return null;
}

/** Null where an earlier version of the store has said it in another way. */
function toHeldQuote(payload: Uint8Array): HeldQuote | null {
  const read = claimsSchema.safeParse(JSON.parse(new TextDecoder().decode(payload)));
  if (!read.success) return null;
  const claims = read.data;
  const rates = claims.rates.map(([metal, perTola]) => ({ metal, perTola }));
  return {
    holder: claims.for,
    total: claims.total,
    rates,
    prices: new Map(
      claims.pieces.map(([id, price, rate]) => [
        id,
        { price, perTola: rate === null ? null : (rates[rate]?.perTola ?? null) },
      ]),
    ),
    notHeld: claims.also ?? [],
    expiresAt: new Date(claims.until),
  };
}
