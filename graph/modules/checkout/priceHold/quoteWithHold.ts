import type { GuaranteedPrice } from '#domain/pricing/priceHold/chargedPrice.ts';
import type { PriceHoldRate } from '#domain/pricing/priceHold/priceHoldEnd.ts';
import type { GraphContext } from '#graph/context.ts';
import { userError } from '#graph/errors/userErrors.ts';
import type { Rates } from '#graph/modules/pricing/priceBreakdown.ts';
import { getRatesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { getBreakdown } from '#graph/modules/quotes/getBreakdown.ts';
import type { PricedLine } from '#graph/modules/quotes/priceLines.ts';
import type { PricedQuote } from '#graph/modules/quotes/quoteLines.ts';
import type { QuoteWithPriceHoldInput, PriceHold as ShownPrices } from '#graph/schema/schema.generated.ts';
import { quote } from '../quote.ts';
import { type PriceHold, signPriceHold } from './priceHoldToken.ts';
import { callerId, readPriceHold } from './readPriceHold.ts';

/** Quotes the lines with a price hold. Prices of an earlier quote apply until it expires. */
export async function quoteWithHold(
  context: GraphContext,
  { quoteId, ...quoteInput }: QuoteWithPriceHoldInput,
) {
  const { activeHold: live, endReason: ended, isRefused } = await readPriceHold(context, quoteId);
  const priced = await quote(context, quoteInput, live?.prices);
  const priceHold = extendHold(context, priced, live);
  const errors = isRefused ? [...priced.errors, userError('QUOTE_NOT_VALID', 'quoteId')] : priced.errors;
  return { quote: { ...priced, errors }, held: priceHold && (await toShown(priceHold, context)), ended };
}

/** Held prices stay; other lines get their current price, until the same expiry. */
function extendHold(context: GraphContext, priced: PricedQuote, live: PriceHold | null): PriceHold | null {
  const { snapshot, now } = context;
  const { priceHoldMinutes } = snapshot.settings;
  if (priced.lines.length === 0 || (!live && priceHoldMinutes === 0)) return null;
  const rates = getRatesAt(snapshot.rates(now), now);
  const prices = new Map(
    priced.lines.flatMap((line) => {
      const price = live?.prices.get(line.variant.id) ?? toGuaranteedPrice(line, rates);
      return price ? [[line.variant.id, price] as const] : [];
    }),
  );
  return {
    holder: live?.holder ?? callerId(context),
    total: priced.totals.finalTotal,
    rates: collectRates(priced.lines, prices),
    prices,
    unguaranteedVariantIds: priced.lines.flatMap(({ variant }) =>
      prices.has(variant.id) ? [] : [variant.id],
    ),
    expiresAt: live?.expiresAt ?? new Date(now.getTime() + priceHoldMinutes * 60_000),
  };
}

/** Returns null while a new rate has not been applied to the price, because its breakdown would not match. */
function toGuaranteedPrice({ product, variant }: PricedLine, rates: Rates): GuaranteedPrice | null {
  const { price } = variant;
  if (product.pricingMode === 'FIXED') return { price, perTola: null };
  const breakdown = getBreakdown({ product, variant, unitPrice: price, guaranteedPerTola: null }, rates);
  return breakdown && { price, perTola: breakdown.ratePerTola };
}

/** Returns each rate once. One metal may have several, if items were added after a new rate. */
function collectRates(
  lines: readonly PricedLine[],
  prices: ReadonlyMap<string, GuaranteedPrice>,
): PriceHoldRate[] {
  const rates = lines.flatMap(({ product: { metal }, variant }) => {
    const perTola = prices.get(variant.id)?.perTola;
    return perTola ? [{ metal, perTola }] : [];
  });
  return rates.filter(
    ({ metal, perTola }, place) =>
      rates.findIndex((candidate) => candidate.metal === metal && candidate.perTola === perTola) === place,
  );
}

async function toShown(priceHold: PriceHold, { secrets }: GraphContext): Promise<ShownPrices> {
  const { total, rates, expiresAt } = priceHold;
  return { quoteId: await signPriceHold(priceHold, secrets), total, rates, expiresAt };
}
