import type { HeldPrice } from '#domain/pricing/held/chargedPrice.ts';
import type { HeldRate } from '#domain/pricing/held/endOfHold.ts';
import type { GraphContext } from '#graph/context.ts';
import { userError } from '#graph/errors/userErrors.ts';
import type { Rates } from '#graph/modules/pricing/priceBreakdown.ts';
import { ratesAt } from '#graph/modules/pricing/pricing.snapshot.ts';
import { breakdownAt } from '#graph/modules/quotes/breakdownAt.ts';
import type { PricedLine } from '#graph/modules/quotes/priceLines.ts';
import type { PricedQuote } from '#graph/modules/quotes/quoteLines.ts';
import type { HeldQuoteInput, HeldPrices as ShownPrices } from '#graph/schema/schema.generated.ts';
import { quote } from '../quote.ts';
import { type HeldQuote, signHeldQuote } from './heldQuoteToken.ts';
import { holderOf, readHold } from './readHold.ts';

/** What the lines cost, at prices that are held: those of the quote that was given before as long as it lives. */
export async function heldQuote(context: GraphContext, { quoteId, ...asked }: HeldQuoteInput) {
  const { live, ended, isRefused } = await readHold(context, quoteId);
  const priced = await quote(context, asked, live?.prices);
  const held = hold(context, priced, live);
  const errors = isRefused ? [...priced.errors, userError('QUOTE_NOT_VALID', 'quoteId')] : priced.errors;
  return { quote: { ...priced, errors }, held: held && (await toShown(held, context)), ended };
}

/** A piece that was held keeps its price, another is held at that of now, within the same time. */
function hold(context: GraphContext, priced: PricedQuote, live: HeldQuote | null): HeldQuote | null {
  const { snapshot, now } = context;
  const { rateLockMinutes } = snapshot.settings;
  if (priced.lines.length === 0 || (!live && rateLockMinutes === 0)) return null;
  const rates = ratesAt(snapshot.rates(now), now);
  const prices = new Map(
    priced.lines.flatMap((line) => {
      const price = live?.prices.get(line.variant.id) ?? priceNow(line, rates);
      return price ? [[line.variant.id, price] as const] : [];
    }),
  );
  return {
    holder: live?.holder ?? holderOf(context),
    total: priced.totals.finalTotal,
    rates: ratesOf(priced.lines, prices),
    prices,
    notHeld: priced.lines.flatMap(({ variant }) => (prices.has(variant.id) ? [] : [variant.id])),
    expiresAt: live?.expiresAt ?? new Date(now.getTime() + rateLockMinutes * 60_000),
  };
}

/** Null for the moment in which a new rate has not reached the price yet: nobody could say what that would rest on. */
function priceNow({ product, variant }: PricedLine, rates: Rates): HeldPrice | null {
  const { price } = variant;
  if (product.pricingMode === 'FIXED') return { price, perTola: null };
  const breakdown = breakdownAt({ product, variant, unitPrice: price, heldPerTola: null }, rates);
  return breakdown && { price, perTola: breakdown.ratePerTola };
}

/** Each rate once; of one metal several where pieces were added after another was published. */
function ratesOf(lines: readonly PricedLine[], prices: ReadonlyMap<string, HeldPrice>): HeldRate[] {
  const rates = lines.flatMap(({ product: { metal }, variant }) => {
    const perTola = prices.get(variant.id)?.perTola;
    return perTola ? [{ metal, perTola }] : [];
  });
  return rates.filter(
    ({ metal, perTola }, place) =>
      rates.findIndex((one) => one.metal === metal && one.perTola === perTola) === place,
  );
}

async function toShown(held: HeldQuote, { secrets }: GraphContext): Promise<ShownPrices> {
  const { total, rates, expiresAt } = held;
  return { quoteId: await signHeldQuote(held, secrets), total, rates, expiresAt };
}
