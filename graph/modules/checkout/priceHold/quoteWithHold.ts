import type { GuaranteedPrice } from '#domain/pricing/priceHold/getChargedPrice.ts';
import type { PriceHoldRate } from '#domain/pricing/priceHold/getPriceHoldEnd.ts';
import type { GraphContext } from '#graph/context.ts';
import { createUserError } from '#graph/errors/userErrors.ts';
import type { Rates } from '#graph/modules/pricing/computePriceBreakdown.ts';
import { getRatesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { getBreakdown } from '#graph/modules/quotes/getBreakdown.ts';
import type { PricedLine } from '#graph/modules/quotes/priceLines.ts';
import type { PricedQuote } from '#graph/modules/quotes/quoteLines.ts';
import type {
  PriceHold as PriceHoldPayload,
  QuoteWithPriceHoldInput,
} from '#graph/schema/schema.generated.ts';
import { quote } from '../quote.ts';
import { type PriceHold, signPriceHold } from './priceHoldToken.ts';
import { getCallerId, readPriceHold } from './readPriceHold.ts';

/** Quotes the lines with a price hold. Prices of an earlier quote apply until it expires. */
export async function quoteWithHold(
  context: GraphContext,
  { quoteId, ...quoteInput }: QuoteWithPriceHoldInput,
) {
  const { activeHold, endReason, isRefused } = await readPriceHold(context, quoteId);
  const pricedQuote = await quote(context, quoteInput, activeHold?.prices);
  const priceHold = extendHold(context, pricedQuote, activeHold);
  const errors = isRefused
    ? [...pricedQuote.errors, createUserError('QUOTE_NOT_VALID', 'quoteId')]
    : pricedQuote.errors;
  return {
    quote: { ...pricedQuote, errors },
    held: priceHold && (await toPriceHoldPayload(priceHold, context)),
    ended: endReason,
  };
}

/**
 * Keeps the held prices and adds the current prices of other lines, with the same expiry. Null if there are no
 * available lines or if the store offers no price holds.
 */
function extendHold(
  context: GraphContext,
  pricedQuote: PricedQuote,
  activeHold: PriceHold | null,
): PriceHold | null {
  const { snapshot, now } = context;
  const { priceHoldMinutes } = snapshot.settings;
  if (pricedQuote.lines.length === 0 || (!activeHold && priceHoldMinutes === 0)) return null;
  const rates = getRatesAt(snapshot.getRates(now), now);
  const prices = new Map(
    pricedQuote.lines.flatMap((line) => {
      const price = activeHold?.prices.get(line.variant.id) ?? toGuaranteedPrice(line, rates);
      return price ? [[line.variant.id, price] as const] : [];
    }),
  );
  return {
    holder: activeHold?.holder ?? getCallerId(context),
    total: pricedQuote.totals.finalTotal,
    rates: collectRates(pricedQuote.lines, prices),
    prices,
    unguaranteedVariantIds: pricedQuote.lines.flatMap(({ variant }) =>
      prices.has(variant.id) ? [] : [variant.id],
    ),
    expiresAt: activeHold?.expiresAt ?? new Date(now.getTime() + priceHoldMinutes * 60_000),
  };
}

/** Returns null until a new rate is applied to the price, because the breakdown would not match. */
function toGuaranteedPrice({ product, variant }: PricedLine, rates: Rates): GuaranteedPrice | null {
  const { price } = variant;
  if (product.pricingMode === 'FIXED') return { price, perTola: null };
  const breakdown = getBreakdown({ product, variant, unitPrice: price, guaranteedPerTola: null }, rates);
  return breakdown && { price, perTola: breakdown.ratePerTola };
}

/** Returns each rate once. A metal may have several rates if items were added after a rate change. */
function collectRates(
  lines: readonly PricedLine[],
  prices: ReadonlyMap<string, GuaranteedPrice>,
): PriceHoldRate[] {
  const rates = lines.flatMap(({ product: { metal }, variant }) => {
    const perTola = prices.get(variant.id)?.perTola;
    return perTola ? [{ metal, perTola }] : [];
  });
  return rates.filter(
    ({ metal, perTola }, index) =>
      rates.findIndex((candidate) => candidate.metal === metal && candidate.perTola === perTola) === index,
  );
}

async function toPriceHoldPayload(
  priceHold: PriceHold,
  { secrets }: GraphContext,
): Promise<PriceHoldPayload> {
  const { total, rates, expiresAt } = priceHold;
  return { quoteId: await signPriceHold(priceHold, secrets), total, rates, expiresAt };
}
